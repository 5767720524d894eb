import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Fields } from "@festival/contracts/fields/field";
import { fieldType } from "@festival/contracts/formFields";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { set } from "react-hook-form";
import { settingsFields } from "../resources/settingsFields.ts";
import { readSettings, saveSettings } from "../system/siteSettings.ts";
import { toForm, type FormValues } from "../fields/formValues.ts";
import { changedIn, fromForm } from "../fields/readForm.ts";
import { startLiveBackend, type LiveBackend } from "../testing/liveBackend.ts";
import { recordMaker } from "../testing/recordMaker.ts";
import { typedInto } from "../testing/typedSample.ts";
import { createDataProvider } from "./dataProvider.ts";

let backend: LiveBackend;
let provider: ReturnType<typeof createDataProvider>;
let make: ReturnType<typeof recordMaker>["make"];
const known = new Map<string, number[]>();
/** Two records of each kind take turns, as some lists name each once. */
function idOf(resource: string): number {
  const [one = 0, other = 0] = known.get(resource) ?? [];
  known.set(resource, [other, one]);
  return one;
}
beforeAll(async () => {
  backend = await startLiveBackend();
  provider = createDataProvider(backend.transport);
  ({ make } = recordMaker(backend, provider));
  for (const { name } of resourceDescriptions) {
    known.set(name, [(await make(name)).id, (await make(name)).id]);
  }
});
afterAll(() => backend?.stop());

/**
 * What fields must say for others to be right, by path; each set of them is typed once. The descriptions of fields
 * do not know of it.
 */
const agreeing: Readonly<Record<string, readonly FormValues[]>> = {
  events: [
    {
      starts_at: "2027-02-03T20:00",
      ends_at: "2027-02-03T22:15",
      // the main genre is one of the genres
      genre_ids: ({ genre_id: main }: FormValues) => [main],
      "event_compositions.0.kind": "work",
      "event_compositions.1.composition_id": null,
      // the name of an artist comes from their record
      "event_compositions.0.soloists.0.artist_id": null,
      "event_compositions.0.soloists.1.name": "Wort",
      "event_compositions.1.soloists.0.artist_id": null,
      "event_compositions.1.soloists.1.name": "Wort",
    },
  ],
  booklets: [{ "biographies.0.ensemble_id": null, "biographies.1.artist_id": null }],
  navigation: [{ parent_id: null }, { area: "menu" }],
  forms: [
    {
      purpose: "message",
      "fields.0.field_type": String(fieldType.birthDate),
      "fields.0.default": { de: "2001-02-03", en: "2004-05-06" },
      "fields.0.role": "none",
      "fields.0.settings.below_age": "",
      // its bound of age goes by the answer above it
      "fields.1.field_type": String(fieldType.text),
      "fields.1.role": "none",
    },
    {
      "fields.0.settings.below_age": "",
      "fields.1.settings.below_age": "",
      "fields.0.field_type": String(fieldType.email),
      "fields.0.default": { de: "de@festival.example", en: "en@festival.example" },
      "fields.0.role": "none",
      "fields.1.field_type": String(fieldType.checkbox),
      "fields.1.default": { de: "", en: "" },
    },
  ],
};

/** The same of a form of which all is emptied that may be. */
const agreeingWhenEmpty: Readonly<Record<string, FormValues>> = { images: { decorative: true } };

/** Rows get their numbers when they are stored. */
const withoutRowIds = (form: FormValues): unknown =>
  JSON.parse(JSON.stringify(form), (key, value: unknown) => (key === "id" ? null : value));

function typedSets(name: string, fields: Fields): FormValues[] {
  return (agreeing[name] ?? [{}]).map((values) => {
    const typed = typedInto(fields, idOf);
    for (const [path, value] of Object.entries(values)) {
      set(typed, path, typeof value === "function" ? value(typed) : value);
    }
    return typed;
  });
}

/** Saves what was typed into the form of a record, and gives what the form shows when it is opened again. */
async function savedAndReopened(name: string, fields: Fields, id: number, typed: FormValues) {
  const { data: before } = await provider.getOne(name, { id });
  const { problems } = fromForm(fields, typed);
  expect([name, ...problems]).toEqual([name]);
  const data = changedIn(fields, toForm(fields, before), typed);
  await provider.update(name, { id, data, previousData: before }).catch((error) => {
    throw new Error(`${name}: ${JSON.stringify(error)}`);
  });
  return toForm(fields, (await provider.getOne(name, { id })).data);
}

describe.each(resourceDescriptions)("the form of $name", ({ name, fields }) => {
  let record: StaffRecord;
  beforeAll(async () => {
    record = await make(name);
  });

  it("shows each field as it was typed, in both languages, once it is stored", async () => {
    for (const typed of typedSets(name, fields)) {
      const reopened = await savedAndReopened(name, fields, record.id, typed);
      expect(withoutRowIds(reopened)).toEqual(withoutRowIds(typed));
    }
  });

  it("is empty again where each field that may be was emptied", async () => {
    const { data } = await provider.getOne(name, { id: record.id });
    const isKept = ([field]: [string, unknown]) => fields[field]?.required;
    const kept = Object.entries(toForm(fields, data)).filter(isKept);
    const empty = { ...toForm(fields, {}), ...agreeingWhenEmpty[name] };
    const emptied = { ...empty, ...Object.fromEntries(kept) };
    expect(await savedAndReopened(name, fields, record.id, emptied)).toEqual(emptied);
  });
});

/** A form with nothing in it but what must be there. */
function emptiedAs(fields: Fields, form: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(toForm(fields, {})).map(([name, empty]) => {
      const field = fields[name];
      const value = form[name];
      if (field?.kind === "group") return [name, emptiedAs(field.fields, value as FormValues)];
      return [name, field?.required ? value : empty];
    }),
  );
}

describe("the form of settings", () => {
  /** Saves what was typed, and gives what the form shows when it is opened again. */
  async function saved(typed: FormValues) {
    const before = await readSettings(backend.transport);
    expect([...fromForm(settingsFields, typed).problems]).toEqual([]);
    const data = changedIn(settingsFields, toForm(settingsFields, before), typed);
    await saveSettings(backend.transport, data, before.revision).catch((error) => {
      throw new Error(JSON.stringify(error));
    });
    return toForm(settingsFields, await readSettings(backend.transport));
  }

  it("shows each field as it was typed, in both languages, once it is stored", async () => {
    const typed = typedInto(settingsFields, idOf);
    // hours end after they begin
    for (const path of ["hotline", "hotline.exceptions.0", "hotline.exceptions.1"]) {
      set(typed, `${path}.opens`, "09:30");
      set(typed, `${path}.closes`, "17:45");
    }
    expect(withoutRowIds(await saved(typed))).toEqual(withoutRowIds(typed));
  });

  it("is empty again where each field that may be was emptied", async () => {
    const before = toForm(settingsFields, await readSettings(backend.transport));
    const emptied = emptiedAs(settingsFields, before);
    expect(await saved(emptied)).toEqual(emptied);
  });
});
