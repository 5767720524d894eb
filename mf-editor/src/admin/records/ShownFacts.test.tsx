import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { findResource } from "../resources/adminResources.ts";
import { texts } from "../texts.ts";
import { ShownFacts } from "./ShownFacts.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const transport = {} as Transport;

function show(name: string, values: object) {
  const resource = findResource(name);
  if (!resource) throw new Error(`No resource: ${name}`);
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminContext value={{ locale: "de", user, transport }}>
        <ShownFacts resource={resource} record={{ id: 1, revision: 1, ...values }} />
      </AdminContext>
    </I18nextProvider>,
  );
  return screen.getAllByRole("term").map(({ textContent }) => textContent);
}

afterEach(cleanup);

it("the form of a picture tells what an office needs to know of it, and not where its bytes lie", () => {
  const facts = show("images", {
    width: 2400,
    height: 1600,
    is_shown: true,
    color: "#aabbcc",
    bytes: 1_234_567,
    file_name: "12-abc.jpg",
    created_at: "2025-08-01T10:00:00.000Z",
    rendered_at: "2025-08-01T10:00:10.000Z",
    path: "12-abc",
  });
  expect(facts).toEqual([
    "Breite in Pixeln",
    "Höhe in Pixeln",
    "Für Besucher zu sehen",
    "Größe der Datei",
    "Hochgeladen am",
  ]);
  expect(screen.getByText("1,23 MB")).toBeTruthy();
});

it("the form of a file names its type as people do", () => {
  const facts = show("files", {
    name: "programm.pdf",
    content_type: "application/pdf",
    bytes: 45_600,
    file_name: "12-abc.pdf",
  });
  expect(facts).toEqual(["Dateiname", "Dateityp", "Größe der Datei"]);
  expect(screen.getByText("PDF")).toBeTruthy();
  expect(screen.getByText("45,6 kB")).toBeTruthy();
});
