import type { Locale } from "@festival/contracts/locales";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Subject } from "rxjs";
import type { Answer, Server } from "../sync/server.ts";
import { busOf } from "../testing/bus.ts";
import { pageWith, sessionWith } from "../testing/liveSession.tsx";
import { copyOf, startSections } from "../testing/sections.ts";
import { texts } from "../texts.ts";
import { SaveWords } from "./SaveWords.tsx";

const owner = { type: "page", id: 7 } as const;
const told = {
  de: "Der Entwurf dieser Seite ist gerade nicht zu lesen. Ein neuer Versuch folgt.",
  en: "The draft of this page cannot be read right now. Another try follows.",
};
const copy = copyOf(startSections);
const failure = (status: number): Answer<never> => ({ ok: false, status, body: undefined });

describe("a working copy that cannot be read", () => {
  /** What the server answers in turn; the working copy afterwards. */
  let answers: (number | "offline")[];
  let calls: number;
  let end: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
    calls = 0;
  });
  afterEach(() => {
    end();
    cleanup();
    jest.useRealTimers();
  });

  async function open(locale: Locale = "de") {
    const bus = busOf(pageWith(owner, 1));
    const signedIn$ = new Subject<string>();
    const server: Partial<Server> = {
      load: async () => {
        calls += 1;
        const answer = answers.shift();
        if (answer === "offline") throw new TypeError("fetch failed");
        return answer === undefined ? { ok: true, status: 200, body: copy } : failure(answer);
      },
      here: async () => failure(503),
      user: async () => failure(503),
    };
    const session = sessionWith(bus, server as Server, { locale, signedIn$ });
    end = session.start();
    render(
      <I18nextProvider i18n={createI18n(locale, texts)}>
        <SaveWords session={session} />
      </I18nextProvider>,
    );
    await pass(0);
    return { bus, session, signedIn$ };
  }
  /** @param what happens before that time passes */
  const pass = (ms: number, what?: () => void) =>
    act(async () => {
      what?.();
      await jest.advanceTimersByTimeAsync(ms);
    });
  const words = () => screen.getByRole("status").textContent?.trim();

  it.each(["de", "en"] as const)(
    "is told in the bar, and read by itself later: %s",
    async (locale) => {
      answers = [500, 503];
      const { session } = await open(locale);
      expect([words(), screen.getByRole("status").dataset.troubled]).toEqual([
        told[locale],
        "true",
      ]);
      await pass(2000);
      expect([words(), calls]).toEqual([told[locale], 2]);
      // each time it waits longer
      await pass(3900);
      expect(calls).toBe(2);
      await pass(200);
      expect(session.copies.get("page:7")?.base.revision).toBe(1);
      expect(words()).toBe(texts[locale].save.saved);
      await pass(120_000);
      expect(calls).toBe(3);
    },
  );

  it("is read at once when the network is back", async () => {
    answers = ["offline"];
    const { bus, session } = await open();
    expect(words()).toBe(told.de);
    await pass(0, () => {
      bus.online$.next(false);
      bus.online$.next(true);
    });
    expect(session.copies.get("page:7")).toBeDefined();
    expect(words()).toBe("Alles gespeichert.");
  });

  it("is asked to sign in for once, and read after that", async () => {
    answers = [401];
    const { bus, session, signedIn$ } = await open();
    let asked = 0;
    bus.loginNeeded$.subscribe(() => {
      asked += 1;
    });
    await pass(120_000);
    expect([words(), asked, calls]).toEqual([told.de, 0, 1]);
    await pass(0, () => signedIn$.next("ida@festival.example"));
    expect(session.copies.get("page:7")).toBeDefined();
  });

  it("is not told of a page that has none, nor read once edit mode has ended", async () => {
    answers = [500, 500];
    const { bus } = await open();
    await pass(0, () => bus.page$.next(testPage({ url: "/de/merkliste", data: {} })));
    expect(words()).toBe("Alles gespeichert.");
    await pass(120_000);
    expect(calls).toBe(1);
    await pass(0, () => bus.page$.next(pageWith(owner, 1)));
    expect(words()).toBe(told.de);
    await pass(120_000, end);
    expect(calls).toBe(2);
  });
});
