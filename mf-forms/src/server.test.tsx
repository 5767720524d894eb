/**
 * @jest-environment node
 * @own-modules It renders as the server does.
 */
import { ApiError } from "@festival/contracts/errors";
import { visitorRoutes } from "@festival/contracts/routes";
import { probed } from "@festival/shared-ui/owner/probing";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { owner } from "./server.ts";

const now = "2026-11-22T08:00:00.000Z";

const empty = testApi("de", { "/de/api/forms/": [] });

describe("the probes of mf-forms", () => {
  it("open each of its screens in both languages, and show each of its fragments", async () => {
    const forms = [{ slug: "newsletter" }, { slug: "contact" }];
    const { screens, fragments } = await probed(owner, { "/api/forms/": forms });
    for (const opened of Object.values(screens)) {
      expect(opened.toSorted()).toEqual(visitorRoutes("mf-forms").toSorted());
    }
    expect(fragments.toSorted()).toEqual(Object.keys(owner.fragments).toSorted());
  });
});

describe("mf-forms on a site without any form", () => {
  it("probes the list of forms and the newsletter", async () => {
    const { screens } = await probed(owner, { "/api/forms/": [] });
    expect(screens.de).toEqual(["forms", "newsletter"]);
  });

  it.each(["form", "newsletterForm", "newsletterTeaser"])(
    "renders its fragment %s, so that a release can go live",
    async (name) => {
      const fragment = owner.fragments[name];
      const data = await fragment?.load({}, { locale: "de", now, api: empty });
      expect(data).toBeNull();
      expect(fragment?.render(data, { locale: "de", identifierPrefix: "p-" })).not.toContain(
        "form",
      );
    },
  );

  it("fails in the fragment of a form that was asked for by name", async () => {
    const loading = owner.fragments.form?.load({ slug: "gone" }, { locale: "de", now, api: empty });
    await expect(loading).rejects.toMatchObject({ code: "not_found" });
  });

  it.each(["newsletterForm", "newsletterTeaser"])(
    "fails in the fragment %s while the backend does not answer",
    async (name) => {
      const api = testApi("de", () => new ApiError("unavailable"));
      const loading = owner.fragments[name]?.load({}, { locale: "de", now, api });
      await expect(loading).rejects.toMatchObject({ code: "unavailable" });
    },
  );
});
