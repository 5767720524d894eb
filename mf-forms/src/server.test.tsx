/**
 * @jest-environment node
 */
import type { ServerApi } from "@festival/contracts/pageOwner";
import { ApiError } from "@festival/contracts/errors";
import { visitorRoutes } from "@festival/contracts/routes";
import { probed } from "@festival/shared-ui/owner/probing";
import { describe, expect, it } from "@jest/globals";
import { owner } from "./server.ts";

const now = "2026-11-22T08:00:00.000Z";

/** Answers by path; anything else is not found, as on a site without content. */
function apiWith(answers: Record<string, unknown>): ServerApi {
  const answer = async <T,>(path: string): Promise<T> => {
    if (path in answers) return answers[path] as T;
    throw new ApiError("not_found", path);
  };
  return { get: answer, post: answer };
}
const empty = apiWith({ "/de/api/forms/": [] });

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
      const get = () => Promise.reject(new ApiError("unavailable"));
      const api = { get, post: get };
      const loading = owner.fragments[name]?.load({}, { locale: "de", now, api });
      await expect(loading).rejects.toMatchObject({ code: "unavailable" });
    },
  );
});
