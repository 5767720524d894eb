import { axeProblems } from "@festival/shared-ui/owner/testing";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { startBackend, type Backend } from "../testing/backend.ts";
import { provideDialogs } from "../testing/dialogs.ts";
import { Colleague, InGerman, signInAt } from "../testing/liveSession.tsx";
import { NewArticle } from "./NewArticle.tsx";

interface Article {
  title: { de: string; en: string };
  slug: { de: string; en: string };
  published_at: string;
  is_online: boolean;
}

describe("a new article", () => {
  let backend: Backend;
  const made = jest.fn<(path: string) => void>();
  beforeAll(async () => {
    provideDialogs();
    backend = await startBackend(1);
  });
  afterAll(() => backend.stop());
  beforeEach(() => signInAt(backend));
  afterEach(() => {
    cleanup();
    made.mockReset();
  });

  const open = () =>
    render(<NewArticle locale="de" onMade={made} onClose={() => undefined} />, {
      wrapper: InGerman,
    });
  const title = (language: string) => screen.getByRole("textbox", { name: `Titel (${language})` });
  const make = () => userEvent.click(screen.getByRole("button", { name: "Anlegen und schreiben" }));

  it("asks for titles in both languages, says what is missing, and leads to the article", async () => {
    const { container } = open();
    await userEvent.type(title("Deutsch"), "Größe & Glück");
    await make();
    expect(await screen.findByText(/„Titel \(Englisch\)“ fehlt/)).toBeTruthy();
    expect(title("Deutsch")).toHaveProperty("value", "Größe & Glück");
    expect(made).not.toHaveBeenCalled();
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.type(title("Englisch"), "Size and luck");
    await make();
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    const [path = ""] = made.mock.calls[0] ?? [];
    expect(path).toMatch(/^\/de\/magazin\/groesse-glueck\/\d+$/);
    const id = /\d+$/.exec(path)?.[0];
    const article = (await new Colleague(backend, 0).call("GET", `articles/${id}/`)) as Article;
    expect(article).toMatchObject({
      title: { de: "Größe & Glück", en: "Size and luck" },
      slug: { de: "groesse-glueck", en: "size-and-luck" },
      is_online: false,
    });
    expect(Math.abs(Date.parse(article.published_at) - Date.now())).toBeLessThan(60_000);
  });

  it("keeps what was typed where the server cannot be reached, and says so", async () => {
    open();
    await userEvent.type(title("Deutsch"), "Im Zug");
    await userEvent.type(title("Englisch"), "On the train");
    const present = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
    await make();
    expect(await screen.findByText(/Keine Verbindung/)).toBeTruthy();
    expect(title("Englisch")).toHaveProperty("value", "On the train");
    globalThis.fetch = present;
    await make();
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  });
});
