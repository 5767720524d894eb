import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { texts } from "../texts.ts";
import { Said } from "./Said.tsx";

function Screen() {
  const [said, setSaid] = useState("");
  return (
    <I18nextProvider i18n={createI18n("de", texts)}>
      <Said words={said} onClose={() => setSaid("")} />
      <button type="button" onClick={() => setSaid("Umbenannt.")}>
        Umbenennen
      </button>
    </I18nextProvider>
  );
}

afterEach(cleanup);

it("words on an act are told by what stood there before, and closing them leads back to where one was", async () => {
  render(<Screen />);
  const place = screen.getByRole("status");
  expect(screen.getAllByRole("button")).toHaveLength(1);
  const opener = screen.getByRole("button", { name: "Umbenennen" });
  await userEvent.click(opener);
  expect(place.textContent).toBe("Umbenannt.");
  expect(screen.getByRole("status")).toBe(place);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  expect(place.textContent).toBe("");
  expect(document.activeElement).toBe(opener);
});
