import { afterEach, expect, it, jest } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { lazy, Suspense } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { texts } from "../texts.ts";
import { later, LaterScreens } from "./later.tsx";

afterEach(cleanup);

it("keeps what is typed around a part whose code does not load, and asks for it again", async () => {
  let isAway = true;
  const Part = later(async () => {
    if (isAway) throw new Error("The script did not come.");
    return { default: ({ name }: { name: string }) => <p>the part of {name}</p> };
  });
  const written = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <input aria-label="Titel" />
      <Part name="Ada" />
    </I18nextProvider>,
  );
  await userEvent.type(screen.getByLabelText("Titel"), "Eröffnung");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(written).toHaveBeenCalled();
  written.mockRestore();
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
  expect(await screen.findByText("the part of Ada")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("Titel")).toHaveProperty("value", "Eröffnung");
});

it("says that it waits where it is told how, until its code is there", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const Part = later(
    () => promise.then(() => ({ default: () => <p>the part</p> })),
    () => <p role="status">waiting</p>,
  );
  render(<Part />);
  expect(screen.getByRole("status").textContent).toBe("waiting");
  resolve();
  expect(await screen.findByText("the part")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

it("keeps the menu where a screen does not load, and shows the next one", async () => {
  const Lost = lazy((): Promise<{ default: () => null }> => Promise.reject(new Error("Away.")));
  const written = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const at = (place: string) => (
    <I18nextProvider i18n={createI18n("de", texts)}>
      <nav>menu</nav>
      <LaterScreens place={place}>
        <Suspense>{place === "/lost" ? <Lost /> : <p>the next screen</p>}</Suspense>
      </LaterScreens>
    </I18nextProvider>
  );
  const { rerender } = render(at("/lost"));
  expect((await screen.findByRole("alert")).textContent).toContain("ließ sich nicht laden");
  written.mockRestore();
  expect(screen.getByText("menu")).toBeTruthy();
  rerender(at("/next"));
  expect(await screen.findByText("the next screen")).toBeTruthy();
});
