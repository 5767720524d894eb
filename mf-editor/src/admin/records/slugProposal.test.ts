import type { Fields } from "@festival/contracts/fields/field";
import { genres } from "@festival/contracts/resources/programme/genres";
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

  it("is left alone where nothing names the record, or it has no such part", () => {
    const { slug, ...others } = fields;
    expect(proposedSlugs(others, values("", "", none), values("Neu", "", none))).toEqual({});
    expect(slug && proposedSlugs({ slug }, values("", "", none), values("Neu", "", none))).toEqual(
      {},
    );
  });
});
