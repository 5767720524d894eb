import type { Fields } from "@festival/contracts/fields/field";
import { genres } from "@festival/contracts/resources/programme/genres";
import { forms } from "@festival/contracts/resources/forms/forms";
import { describe, expect, it } from "@jest/globals";
import { proposedSlugs } from "./slugProposal.ts";

const fields: Fields = genres.fields;
const values = (de: string, en: string, slug: { de: string; en: string }) => ({
  title: { de, en },
  slug,
});
const none = { de: "", en: "" };

describe("the proposed part of an address", () => {
  it("follows the title of its language while no one has written it", () => {
    expect(proposedSlugs(fields, values("", "", none), values("Größe", "", none))).toEqual({
      "slug.de": "groesse",
    });
    const proposed = { de: "groesse", en: "" };
    expect(
      proposedSlugs(fields, values("Größe", "", proposed), values("Größe 2", "", proposed)),
    ).toEqual({ "slug.de": "groesse-2" });
  });

  it("stays as a person wrote it", () => {
    const own = { de: "eigen", en: "" };
    expect(proposedSlugs(fields, values("Alt", "", own), values("Neu", "New", own))).toEqual({
      "slug.en": "new",
    });
  });

  it("is one where the address is the same in all languages, and follows the German words", () => {
    const named = (title: unknown, slug: string) => ({ title, slug });
    const before = named({ de: "", en: "" }, "");
    expect(
      proposedSlugs(forms.fields, before, named({ de: "Kontakt", en: "Contact" }, "")),
    ).toEqual({
      slug: "kontakt",
    });
    const own = named({ de: "Kontakt", en: "" }, "schreiben");
    expect(proposedSlugs(forms.fields, before, own)).toEqual({});
  });

  it("is proposed for what holds no words yet", () => {
    const typed = values("Neu", "", none);
    for (const title of [undefined, null, {}]) {
      expect(proposedSlugs(fields, { title, slug: none }, typed)).toEqual({ "slug.de": "neu" });
    }
  });

  it("is left alone where nothing names the record, or it has no such part", () => {
    const { slug, ...others } = fields;
    expect(proposedSlugs(others, values("", "", none), values("Neu", "", none))).toEqual({});
    expect(slug && proposedSlugs({ slug }, values("", "", none), values("Neu", "", none))).toEqual(
      {},
    );
  });
});
