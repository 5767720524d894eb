/** @own-modules It replaces a module. */
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import type { Fields } from "@festival/contracts/fields/field";
import { expect, it, jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdminContext } from "../data/adminContext.ts";
import { AdminRouter } from "../routing/AdminRouter.tsx";
import { texts } from "../texts.ts";

const reader = await import("../fields/readForm.ts");
let isAway = true;
jest.unstable_mockModule("../fields/readForm.ts", () => {
  if (isAway) throw new Error("The network is gone.");
  return reader;
});
const { RecordForm } = await import("./RecordForm.tsx");

const fields = {
  name: { kind: "line", label: { de: "Name", en: "Name" }, max: 99 },
} as const satisfies Fields;
const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;

it("a form whose code for saving does not load says so, keeps what is typed, and is saved by the next press", async () => {
  window.history.replaceState(null, "", "/admin/venues/1");
  const saved = jest.fn<(values: object) => Promise<void>>(() => Promise.resolve());
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminContext value={{ locale: "de", user, transport: {} as never }}>
        <AdminRouter basename="/admin">
          <RecordForm
            name="venues/1"
            fields={fields}
            groups={[{ title: { de: "Allgemein", en: "General" }, fields: ["name"] }]}
            record={{ id: 1, revision: 1, name: "Halle" }}
            isNew={false}
            onSave={saved}
          />
        </AdminRouter>
      </AdminContext>
    </I18nextProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  const save = () => userEvent.click(screen.getByRole("button", { name: "Speichern" }));
  await userEvent.type(input, " 3");
  await save();
  expect((await screen.findByRole("alert")).textContent).toContain("Keine Verbindung zum Server");
  expect([input.value, saved.mock.calls]).toEqual(["Halle 3", []]);
  isAway = false;
  await save();
  await waitFor(() => expect(saved.mock.calls).toEqual([[{ name: "Halle 3" }]]));
  expect(screen.queryByRole("alert")).toBeNull();
});
