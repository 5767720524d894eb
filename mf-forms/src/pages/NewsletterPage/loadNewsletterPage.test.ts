import { describe, expect, it, jest } from "@jest/globals";
import type { NewsletterSettings } from "@festival/contracts/api/newsletter";
import { ApiError } from "@festival/contracts/errors";
import type { LoadedPage, LoadResult } from "@festival/contracts/pageOwner";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { actNewsletterPage, loadNewsletterPage } from "./loadNewsletterPage.ts";

const token = "t".repeat(43);
const address = (step: string, more = "") => `/de/newsletter?${more}token=${token}&step=${step}`;
const settings: NewsletterSettings = {
  email: "ada@festival.test",
  locale: "en",
  interests: ["new"],
  choices: [{ value: "new", label: "Neue Musik" }],
};

type Get = (path: string) => Promise<unknown>;
type Post = (path: string, body: unknown) => Promise<unknown>;
const answering = (answer: unknown) => jest.fn<Post>().mockResolvedValue(answer);
type Refusal =
  | "bad_request"
  | "not_found"
  | "validation_failed"
  | "too_many_requests"
  | "unavailable";
const refusing = (code: Refusal) => jest.fn<Post>().mockRejectedValue(new ApiError(code));

function requestFor(url: string, { get, post }: { get?: Get; post?: Post }) {
  return testRequest(url, (call, body) => {
    const [, path = ""] = call.split(" ");
    const answer = call.startsWith("POST") ? post?.(path, body) : get?.(path);
    return answer ?? new Error(`The test expected no call ${call}.`);
  });
}
const load = (url: string, get?: Get) =>
  loadNewsletterPage(requestFor(url, { ...(get && { get }) }));
const act = (url: string, posted: Record<string, string[]>, post: Post, get?: Get) =>
  actNewsletterPage(requestFor(url, { post, ...(get && { get }) }), posted);

function pageOf<Data>(result: LoadResult<Data>): LoadedPage<Data> {
  if (result.kind !== "page") throw new Error(`Expected a page, not a way to ${result.to}.`);
  return result;
}

describe("a mail's link", () => {
  it("asks with one button, and changes nothing by being read", async () => {
    const page = pageOf(await load(address("confirm")));
    expect(page).toMatchObject({
      isPersonal: true,
      data: { screen: { step: "confirm", failed: false }, here: address("confirm") },
      head: { title: "Nur noch ein Klick", noIndex: true },
      alternates: { en: `/en/newsletter?token=${token}&step=confirm` },
    });
  });

  it("leads to the settings of the token's subscription", async () => {
    const get = jest.fn<Get>().mockResolvedValue(settings);
    const page = pageOf(await load(address("settings"), get));
    expect(get.mock.calls).toEqual([[`/de/api/newsletter/settings/?token=${token}`]]);
    expect(page).toMatchObject({
      isPersonal: true,
      data: {
        screen: {
          step: "settings",
          email: "ada@festival.test",
          values: { interests: ["new"], language: "en" },
          done: null,
          unsubscribe: address("unsubscribe"),
          kept: `/de/api/newsletter/export/?token=${token}`,
        },
      },
    });
    const confirmed = pageOf(await load(address("settings", "sent=confirm&"), get));
    expect(confirmed.data).toMatchObject({ screen: { done: "confirm" } });
    expect(confirmed.head.title).toBe("Bestätigt – Ihr Newsletter");
  });

  it("names the address before it ends a subscription", async () => {
    const page = pageOf(await load(address("unsubscribe"), () => Promise.resolve(settings)));
    expect(page.data).toMatchObject({
      screen: { step: "unsubscribe", email: "ada@festival.test", settings: address("settings") },
    });
  });

  it("that is no longer valid, or that is cut short, leads to a notice", async () => {
    for (const code of ["not_found", "bad_request", "validation_failed"] as const) {
      const page = pageOf(await load(address("settings"), refusing(code) as unknown as Get));
      expect(page).toMatchObject({ isPersonal: true, data: { screen: { step: "gone" } } });
    }
  });

  it("is an error of ours where the backend does not answer", async () => {
    const get = refusing("unavailable") as unknown as Get;
    await expect(load(address("settings"), get)).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("a newsletter's button", () => {
  it("confirms, and leads on to the settings", async () => {
    const post = answering({ token: "n".repeat(43), settings });
    expect(await act(address("confirm"), {}, post)).toEqual({
      kind: "redirect",
      status: 303,
      to: `/de/newsletter?sent=confirm&token=${"n".repeat(43)}&step=settings`,
    });
    expect(post.mock.calls).toEqual([["/de/api/newsletter/confirm/", { token }]]);
  });

  it("saves topics and language", async () => {
    const post = answering(settings);
    const posted = { interests: ["new", "family"], language: ["de"] };
    expect(await act(address("settings"), posted, post)).toMatchObject({
      to: address("settings", "sent=settings&"),
    });
    expect(post.mock.calls).toEqual([
      ["/de/api/newsletter/settings/", { token, interests: ["new", "family"], locale: "de" }],
    ]);
  });

  it("unsubscribes, and deletes everything, and leaves no token in the address", async () => {
    const post = answering(null);
    expect(await act(address("unsubscribe"), {}, post)).toMatchObject({
      to: "/de/newsletter?sent=unsubscribe",
    });
    expect(await act(address("settings"), { erase: ["1"] }, post)).toMatchObject({
      to: "/de/newsletter?sent=erase",
    });
    expect(post.mock.calls.map(([path]) => path)).toEqual([
      "/de/api/newsletter/unsubscribe/",
      "/de/api/newsletter/erase/",
    ]);
    for (const [sent, step] of [
      ["unsubscribe", "left"],
      ["erase", "erased"],
    ]) {
      const page = pageOf(await load(`/de/newsletter?sent=${sent}`));
      expect(page).toMatchObject({ isPersonal: false, data: { screen: { step } } });
    }
  });

  it("says when the link is too old for it", async () => {
    for (const code of ["not_found", "bad_request", "validation_failed"] as const) {
      const page = pageOf(await act(address("confirm"), {}, refusing(code)));
      expect(page.data).toMatchObject({ screen: { step: "gone" } });
    }
  });

  it("can be pressed again where it did not work, with what was chosen", async () => {
    const post = refusing("too_many_requests");
    const get = () => Promise.resolve(settings);
    const confirm = pageOf(await act(address("confirm"), {}, post));
    expect(confirm).toMatchObject({ status: 422, data: { screen: { failed: true } } });
    const posted = { interests: ["family"], language: ["de"] };
    expect(pageOf(await act(address("settings"), posted, post, get))).toMatchObject({
      status: 422,
      data: { screen: { failed: true, values: { interests: ["family"], language: "de" } } },
    });
  });
});

describe("the newsletter's page", () => {
  it("is a notice where staff have made no form for it, and fails where the backend does not answer", async () => {
    const missing: Get = () => Promise.reject(new ApiError("not_found"));
    expect(pageOf(await load("/de/newsletter", missing))).toMatchObject({
      status: 200,
      data: { screen: { step: "none" } },
      head: { title: "Noch kein Newsletter", noIndex: true },
    });
    const down: Get = () => Promise.reject(new ApiError("unavailable"));
    await expect(load("/de/newsletter", down)).rejects.toMatchObject({ code: "unavailable" });
  });
});
