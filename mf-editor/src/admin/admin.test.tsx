/** @own-modules It replaces a module. */
import { expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";

jest.unstable_mockModule("./texts/en.ts", () => {
  throw new Error("The network is gone.");
});
const { start } = await import("./admin.tsx");

it("the admin area says in its reader's language where its words do not load, with another try", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
  start(place, { locale: "en", user });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The admin area could not be loaded.");
  const again = screen.getByRole("link", { name: "Try again" });
  expect((again as HTMLAnchorElement).href).toBe(window.location.href);
  expect(console.error).toHaveBeenCalledTimes(1);
  jest.mocked(console.error).mockClear();
});
