import type { ConsentRequest } from "@festival/contracts/api/consent";
import type { Consent } from "@festival/contracts/consent";
import { ApiError } from "@festival/contracts/errors";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { testSettings } from "../../layout/testFrame.ts";
import { texts } from "../../texts.ts";
import { pageRequest } from "../testContentPage.ts";
import { CookieSettingsPage } from "./CookieSettingsPage.tsx";
import { actCookieSettings, loadCookieSettings } from "./loadCookieSettings.ts";

const id = "3f2b8c1e-1111-4222-8333-abcdefabcdef";
const before: Consent = { id, version: 1, services: ["youtube", "googleTagManager"] };

function requestOf(consent: Consent | null = null, given: object = {}) {
  const settings = testSettings({ consent_version: 3, tag_manager_id: "GTM-ABCD", ...given });
  const recorded: ConsentRequest[] = [];
  const request = pageRequest(async (call, body) => {
    if (call === "GET /de/api/settings/") return settings;
    if (call !== "POST /de/api/consent/") return undefined;
    recorded.push(body as ConsentRequest);
    return { recorded_at: "" };
  });
  return { request: { ...request, consent }, recorded };
}

const post = async (form: Record<string, string[]>, consent: Consent | null = null) => {
  const { request, recorded } = requestOf(consent);
  const answer = await actCookieSettings(request, { version: ["3"], ...form });
  return { answer, recorded: recorded[0] };
};

describe("a posted decision", () => {
  it("is recorded and kept, with the version and what was offered", async () => {
    const { answer, recorded } = await post({ action: ["accept_all"] });
    expect(recorded).toMatchObject({
      version: 3,
      action: "accept_all",
      groups: ["required", "optimisation", "marketing", "external_media"],
    });
    expect(recorded?.services).toContain("google-tag-manager");
    // visitors can't have agreed to what the site does not have
    expect(recorded?.services).not.toContain("openstreetmap");
    expect(answer).toMatchObject({
      status: 303,
      to: "/de/cookie-einstellungen?saved=1",
      consent: { id: recorded?.consent_id, version: 3 },
    });
  });

  it("to refuse all is a decision, too", async () => {
    const { answer, recorded } = await post({ action: ["reject_all"], services: ["youtube"] });
    expect(recorded).toMatchObject({ action: "reject_all", groups: ["required"], services: [] });
    expect(answer.consent).toMatchObject({ services: [] });
  });

  it("names what was chosen, and no service that there is not", async () => {
    const services = ["vimeo", "constructor", "starmate", "x"];
    const { answer } = await post({ action: ["save"], services });
    expect(answer.consent?.services).toEqual(["vimeo", "x"]);
  });

  it("goes on under the same id, and is a withdrawal where nothing is left", async () => {
    const { answer, recorded } = await post({ action: ["save"] }, before);
    expect(recorded).toMatchObject({ consent_id: id, action: "withdraw", services: [] });
    expect(answer.consent?.id).toBe(id);
    expect((await post({ action: ["save"], id: ["<b>"] })).recorded?.consent_id).toMatch(
      /^[\da-f-]{36}$/,
    );
  });

  it("has no version that visitors have not seen", async () => {
    expect((await post({ version: ["9000"] })).recorded?.version).toBe(3);
    expect((await post({ version: ["x"] })).recorded?.version).toBe(1);
  });

  it("is not kept where it could not be recorded", async () => {
    const { request } = requestOf();
    request.api.post = () => Promise.reject(new ApiError("unavailable"));
    await expect(actCookieSettings(request, {})).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("the page of the cookie settings", () => {
  it("shows what was decided, as a form that works without scripts", async () => {
    const { request } = requestOf(before);
    const { data, head, isPersonal } = await loadCookieSettings(request);
    expect([isPersonal, head.noIndex]).toEqual([true, false]);
    const page = testPage({ url: "/de/cookie-einstellungen", data });
    const { container } = renderScreen(CookieSettingsPage, texts, page);
    expect(screen.getByRole("heading", { level: 1, name: "Cookie-Einstellungen" })).toBeTruthy();
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual([
      "post",
      "/de/cookie-einstellungen",
    ]);
    const posted = new FormData(form ?? undefined);
    expect(posted.getAll("services")).toEqual(["googleTagManager", "youtube"]);
    expect(posted.get("version")).toBe("3");
    expect([...posted.keys()].filter((name) => !["services", "version"].includes(name))).toEqual(
      [],
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says when it was saved, to those who have saved", async () => {
    const { request } = requestOf(before);
    request.route.query.saved = "1";
    const { data, head } = await loadCookieSettings(request);
    expect(head).toMatchObject({ noIndex: true, title: "Gespeichert – Cookie-Einstellungen" });
    const page = testPage({ url: "/de/cookie-einstellungen", data });
    renderScreen(CookieSettingsPage, texts, page);
    expect(screen.getByRole("status").textContent).toMatch(/^Gespeichert/);
    const unsaved = await loadCookieSettings({ ...request, consent: null });
    expect(unsaved.data.saved).toBe(false);
    expect(unsaved.head.title).toBe("Cookie-Einstellungen");
  });
});
