import { describe, expect, it } from "@jest/globals";
import type { Booklet } from "@festival/contracts/api/booklets";
import type { Bus } from "@festival/contracts/bus";
import { axeProblems, renderScreen, testBus, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BookletPage } from "./BookletPage.tsx";
import { artist, eventDetail } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadBookletPage } from "./loadBookletPage.ts";

const german = "/de/programm-tickets/cis-moll/7/programmheft";
const english = "/en/programm-tickets/c-sharp-minor/7/booklet";

function richText(text: string) {
  const { biography } = artist();
  return { blocks: (biography?.blocks ?? []).map((block) => ({ ...block, text })), entityMap: {} };
}

function booklet(given: Partial<Booklet> = {}): Booklet {
  return {
    id: 3,
    title: "Cis-Moll",
    introduction: richText("Zwei Stücke, die nicht aufhören wollen."),
    event_obj: eventDetail(),
    works: [
      {
        work_obj: {
          id: 31,
          title: "Winterreise D 911",
          composer_obj: { id: 4, name: "Franz Schubert" },
        },
        note: richText("Vierundzwanzig Lieder."),
        author: "Miriam Sternitz",
        sung_texts: [
          {
            title: "Gute Nacht",
            language: "de",
            original: "Fremd bin ich eingezogen\n\nDer Mai war mir gewogen",
            translation: "A stranger I came here\n\nMay was kind to me",
          },
        ],
      },
    ],
    biographies: [
      { artist_obj: artist(), ensemble_obj: null },
      {
        artist_obj: null,
        ensemble_obj: {
          id: 5,
          name: "Quartett Halbmond",
          slug: { de: "halbmond", en: "half-moon" },
          description: richText("Vier, die im Dunkeln proben."),
          link_objs: [],
          image_obj: null,
          members: [],
        },
      },
    ],
    modules: [],
    ...given,
  };
}

const requestWith = (given: Partial<Booklet>, url: string) =>
  testRequest(url, {
    "/de/api/booklets/7/": booklet(given),
    "/en/api/booklets/7/": booklet(given),
  });

const bookletBus = () => testBus(testPage({ url: english, data: null }));

async function show(given: Partial<Booklet> = {}, url = english, bus: Bus | null = null) {
  const request = requestWith(given, url);
  const { data } = await loadedPage(loadBookletPage(request));
  const { locale, route } = request;
  return renderScreen(BookletPage, texts, testPage({ url, data, locale, route }), { bus });
}

describe("a programme booklet", () => {
  it("tells what is played, by whom, about the works and about lives", async () => {
    const { container } = await show({}, german);
    expect(screen.getByRole("heading", { level: 1, name: "Programmheft Cis-Moll" })).toBeTruthy();
    expect(screen.getByText("Samstag, 30. August 2025, 11:00 Uhr")).toBeTruthy();
    expect(screen.getByText("Zwei Stücke, die nicht aufhören wollen.")).toBeTruthy();
    expect(screen.getByText("Vierundzwanzig Lieder.")).toBeTruthy();
    expect(screen.getByText("Text: Miriam Sternitz")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 3, name: "Nora Feld Violine" })).toBeTruthy();
    expect(screen.getByText("Vier, die im Dunkeln proben.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Zum Konzert" }).getAttribute("href")).toBe(
      "/de/programm-tickets/cis-moll/7",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to its parts", async () => {
    const { container } = await show();
    const contents = within(screen.getByRole("navigation", { name: "Contents" }));
    for (const link of contents.getAllByRole("link")) {
      expect(container.querySelector(link.getAttribute("href") ?? "")).toBeTruthy();
    }
  });

  it("puts sung texts beside what they mean, stanza by stanza, each in its language", async () => {
    const { container } = await show();
    expect(screen.getByText("German")).toBeTruthy();
    expect(screen.getByText("English")).toBeTruthy();
    const stanza = screen.getByText("Der Mai war mir gewogen");
    expect(stanza.lang).toBe("de");
    expect(stanza.nextElementSibling?.textContent).toBe("May was kind to me");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("names the language of what is sung only to those who speak another", async () => {
    const [work] = booklet().works;
    const sung = { original: "a", translation: "" };
    const texts = [
      { ...sung, title: "Eins", language: "en-GB" },
      { ...sung, title: "Zwei", language: "it" },
    ];
    await show({ works: work ? [{ ...work, sung_texts: texts }] : [] });
    expect(screen.queryByText(/English/)).toBeNull();
    expect(screen.getByText("Italian")).toBeTruthy();
  });

  it("keeps whole what has other stanzas in the other language, and lacks what is not translated", async () => {
    const [work] = booklet().works;
    const texts = [
      { title: "Eins", language: "it", original: "a\n\nb", translation: "c" },
      { title: "Zwei", language: "x-unknown-tag-of-no-one", original: "d", translation: "" },
    ];
    await show({ works: work ? [{ ...work, sung_texts: texts }] : [] });
    expect(screen.getByText(/^a\s+b$/).nextElementSibling?.textContent).toBe("c");
    expect(screen.getByText("d").nextElementSibling).toBeNull();
  });

  it("is read in the dark if one likes, and stays so in the next one", async () => {
    const person = userEvent.setup();
    const bus = bookletBus();
    const first = await show({}, english, bus);
    await person.click(screen.getByRole("checkbox", { name: "Dark mode" }));
    expect(bus.bookletDarkMode$.value).toBe(true);
    await person.click(screen.getByRole("radio", { name: "Large text" }));
    expect(bus.bookletLetters$.value).toBe("large");
    first.unmount();
    await show({}, english, bus);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).ariaLabel).toBe(
      "Large text",
    );
  });

  it("reads well with nothing but a title", async () => {
    const bare = { introduction: null, works: [], biographies: [] };
    const event = eventDetail({
      subtitle: "",
      image_objs: [],
      venue_obj: null,
      event_compositions: [],
      event_castmembers: [],
      event_ensembles: [],
    });
    const { container } = await show({ ...bare, event_obj: event });
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("a booklet's page", () => {
  it("leads to the canonical address from another slug", async () => {
    const request = requestWith({}, "/en/programm-tickets/cis-moll/7/booklet");
    expect(await loadBookletPage(request)).toEqual({ kind: "redirect", to: english, status: 301 });
  });

  it.each(["sieben", "8"])("is not found for event %s", async (id) => {
    const request = requestWith({}, `/de/programm-tickets/cis-moll/${id}/programmheft`);
    await expect(loadBookletPage(request)).rejects.toMatchObject({ code: "not_found" });
  });

  it("says whose booklet it is in the head", async () => {
    const { head, alternates } = await loadedPage(loadBookletPage(requestWith({}, german)));
    expect(head.title).toBe("Programmheft: Cis-Moll");
    expect(head.trail?.map(({ name }) => name)).toEqual(["Programm", "Cis-Moll", "Programmheft"]);
    expect(alternates).toEqual({ de: german, en: english });
  });
});
