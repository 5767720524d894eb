import type { SearchGroup, SiteSearch } from "@festival/contracts/search/siteSearch";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { openSearch } from "./openSearch.tsx";

const hit = (id: number, title: string) => ({
  id,
  title,
  subtitle: "",
  path: `/de/x/${id}`,
  image_obj: null,
});
const group = (kind: SearchGroup["kind"], ids: number[]): SearchGroup => ({
  kind,
  total: ids.length,
  hits: ids.map((id) => hit(id, `${kind} ${id}`)),
});

const answers = new Map<string, Partial<SiteSearch> | "fails">();
const asked: string[] = [];
const aborted: string[] = [];
const originalFetch = globalThis.fetch;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const q = new URL(address, "http://x").searchParams.get("q") ?? "";
    asked.push(q);
    init?.signal?.addEventListener("abort", () => aborted.push(q));
    const answer = answers.get(q);
    if (answer === "fails") throw new TypeError("No network.");
    const body = { corrected: null, groups: [], ...answer };
    return { ok: true, status: 200, json: async () => body };
  }) as unknown as typeof fetch;
  // jsdom has dialogs, but does not show them
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});

afterEach(async () => {
  await act(async () => document.querySelector("dialog")?.close());
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  globalThis.fetch = originalFetch;
  answers.clear();
  asked.length = 0;
  aborted.length = 0;
});

async function open(locale: "de" | "en" = "de") {
  await act(async () => openSearch(locale));
  const field = screen.getByRole<HTMLInputElement>("combobox");
  return { user: userEvent.setup(), field };
}
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent?.trim());
const chosen = () =>
  screen.queryAllByRole("option", { selected: true }).map(({ textContent }) => textContent?.trim());

describe("the search over the page", () => {
  it("asks for words, and for nothing before there are two letters", async () => {
    const { user, field } = await open();
    expect(await axeProblems(document.body)).toEqual([]);
    await user.type(field, "b");
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(asked).toEqual([]);
    expect(field.getAttribute("aria-expanded")).toBe("false");
  });

  it("suggests of each kind while one types, at most eight, and asks once", async () => {
    const { user, field } = await open();
    answers.set("bach", {
      groups: [
        group("event", [1, 2, 3, 4, 5, 6, 7]),
        group("composer", [8]),
        group("work", [9, 10]),
      ],
    });
    await user.type(field, "bach");
    await waitFor(() => expect(options()).toHaveLength(8));
    expect(options().slice(-3)).toEqual(["composer 8", "work 9", "work 10"]);
    expect(
      screen.getAllByRole("group").map((one) => one.getAttribute("aria-labelledby")),
    ).toHaveLength(3);
    expect(screen.getByRole("group", { name: "Konzerte" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("8 Vorschläge");
    expect(asked).toEqual(["bach"]);
    expect(screen.getByRole("link", { name: "Alle Treffer zu „bach“" }).getAttribute("href")).toBe(
      "/de/suche?q=bach",
    );
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("goes through them by the arrows, and follows one by Enter", async () => {
    const { user, field } = await open();
    answers.set("bach", { groups: [group("event", [1]), group("work", [2])] });
    await user.type(field, "bach");
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard("{ArrowDown}");
    expect(chosen()).toEqual(["event 1"]);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(chosen()).toEqual([]);
    await user.keyboard("{ArrowUp}");
    expect(chosen()).toEqual(["work 2"]);
    const option = screen.getByRole("option", { selected: true });
    expect(field.getAttribute("aria-activedescendant")).toBe(option.id);
    expect(document.activeElement).toBe(field);
    expect(await axeProblems(document.body)).toEqual([]);
    const followed: string[] = [];
    const note = (event: Event) => {
      event.preventDefault();
      followed.push((event.target as Element).closest("a")?.getAttribute("href") ?? "");
    };
    document.addEventListener("click", note);
    await user.keyboard("{Enter}");
    document.removeEventListener("click", note);
    expect(followed).toEqual(["/de/x/2"]);
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("closes the list by Escape, and opens it again with the next letter", async () => {
    const { user, field } = await open();
    answers.set("bac", { groups: [group("event", [1])] });
    answers.set("bach", { groups: [group("event", [2])] });
    await user.type(field, "bac");
    await waitFor(() => expect(options()).toEqual(["event 1"]));
    await user.keyboard("{Escape}");
    expect(options()).toEqual([]);
    expect(document.querySelector("dialog")?.open).toBe(true);
    await user.type(field, "h");
    // until the answer for the new words is there, that for the old ones stays
    expect(options()).toEqual(["event 1"]);
    await waitFor(() => expect(options()).toEqual(["event 2"]));
  });

  it("gives up what is asked for no more", async () => {
    const { user, field } = await open();
    await user.type(field, "ba");
    await waitFor(() => expect(asked).toEqual(["ba"]));
    await user.type(field, "c");
    expect(aborted).toEqual(["ba"]);
  });

  it("says in English that nothing is found, and that the search does not answer", async () => {
    const { user, field } = await open("en");
    answers.set("xqz", "fails");
    await user.type(field, "xq");
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Nothing found for “xq”"),
    );
    expect(await axeProblems(document.body)).toEqual([]);
    await user.type(field, "z");
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toMatch(/^Search isn’t available/),
    );
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("is there once, however often it is asked for, and gone when it is closed", async () => {
    const { user } = await open();
    await act(async () => openSearch("de"));
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Suche schließen" }));
    expect(document.querySelector("dialog")).toBeNull();
    await open();
    await act(async () => {
      window.dispatchEvent(new Event("popstate"));
    });
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("opens again at once, before the browser has told that it was closed", async () => {
    await open();
    const first = screen.getByRole<HTMLDialogElement>("dialog");
    first.open = false;
    await act(async () => openSearch("de"));
    await act(async () => first.dispatchEvent(new Event("close")));
    expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
    await act(async () => openSearch("de"));
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
  });

  it("sends the form to the page of all hits, and closes", async () => {
    const { user, field } = await open();
    const sent: string[] = [];
    const note = (event: Event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      sent.push(JSON.stringify([form.getAttribute("action"), ...new FormData(form)]));
    };
    document.addEventListener("submit", note);
    await user.type(field, "bach{Enter}");
    document.removeEventListener("submit", note);
    expect(sent).toEqual(['["/de/suche",["q","bach"]]']);
    expect(document.querySelector("dialog")).toBeNull();
  });
});
