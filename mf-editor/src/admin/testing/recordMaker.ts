import { readFileSync } from "node:fs";
import { join } from "node:path";
import { uploadFile, uploadImage } from "@festival/contracts/calls/platform";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Field } from "@festival/contracts/fields/field";
import type { ResourceDescription } from "@festival/contracts/resources/resource";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { sampleOf } from "@festival/contracts/testing/sampleValues";
import type { createDataProvider } from "../data/dataProvider.ts";
import type { LiveBackend } from "./liveBackend.ts";

/** What the samples of descriptions cannot know. */
const more: Readonly<Record<string, object>> = { redirects: { new_path: "/de/magazin" } };
const picture = join(import.meta.dirname, "../../../../shell/src/server/site/icons/icon-192.png");

function descriptionOf(name: string): ResourceDescription {
  const found = resourceDescriptions.find((description) => description.name === name);
  if (!found) throw new Error(`There is no resource ${name}.`);
  return found;
}

/** Makes records of any resource in a backend, with those that they need. */
export function recordMaker(backend: LiveBackend, provider: ReturnType<typeof createDataProvider>) {
  let copies = 0;
  /** A value that no other record has. */
  function another({ kind, localized }: Field, value: unknown): unknown {
    copies += 1;
    const longer = (text: unknown) => `${String(text)}${kind === "slug" ? "-" : "/"}${copies}`;
    if (!localized) return longer(value);
    const { de, en } = value as { de: string; en: string };
    return { de: longer(de), en: longer(en) };
  }

  /** The values of a new record, which refers to others that are made for it. */
  async function valuesFor(name: string): Promise<Record<string, unknown>> {
    const { fields } = descriptionOf(name);
    const ids = new Map<string, number>();
    for (const field of Object.values(fields)) {
      if (field.required && "to" in field) ids.set(field.to, (await make(field.to)).id);
    }
    const values = sampleOf(fields, { idOf: (to) => ids.get(to) ?? 1 });
    const unique = Object.entries(fields).filter(
      ([, { kind }]) => kind === "slug" || kind === "path",
    );
    for (const [field, described] of unique) {
      if (values[field] !== undefined) values[field] = another(described, values[field]);
    }
    return { ...values, ...more[name] };
  }

  async function upload(name: string): Promise<StaffRecord> {
    const form = new FormData();
    form.set(name === "images" ? "decorative" : "title_de", name === "images" ? "true" : "Datei");
    if (name === "files") form.set("title_en", "File");
    form.set("file", new Blob([readFileSync(picture)], { type: "image/png" }), "icon.png");
    const answer = await backend.upload(name === "images" ? uploadImage : uploadFile, form);
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()) as StaffRecord;
  }

  async function make(name: string): Promise<StaffRecord> {
    if (descriptionOf(name).create === false) return upload(name);
    return (await provider.create(name, { data: await valuesFor(name) })).data;
  }
  return { make, valuesFor };
}
