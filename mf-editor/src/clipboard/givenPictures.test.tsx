import type { WorkingCopy } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { AlertShown } from "../bus.ts";
import { Editor } from "../Editor.tsx";
import { startBackend, type Backend } from "../testing/backend.ts";
import { busOf } from "../testing/bus.ts";
import { provideDialogs } from "../testing/dialogs.ts";
import { Colleague, InGerman, pageWith, signInAt } from "../testing/liveSession.tsx";
import { liveUpload, pngOf } from "../testing/liveUpload.ts";
import { provideResizeObserver } from "../testing/resizeObserver.ts";

const atEnd = { parent: null, column: 0, before: null };
/** A busy machine takes its time. */
const slow = { timeout: 20_000 };
const picture = (shade: number) =>
  new File([pngOf(9, 9, shade)], "saal.png", { type: "image/png" });
const words = new File(["Wort"], "wort.txt", { type: "text/plain" });

describe("pictures that are given to a page", () => {
  const { XMLHttpRequest: original } = globalThis;
  let backend: Backend;
  let owner: OwnerKey;
  let ida: Colleague;
  let bus: ReturnType<typeof busOf>;
  let said: AlertShown[];

  beforeAll(async () => {
    provideDialogs();
    provideResizeObserver();
    backend = await startBackend(1);
    const [page] = backend.pages;
    owner = { type: "page", id: page?.id ?? 0 };
    const texts = { de: { content: "Ende" }, en: {} };
    const last = { op: "insert", ref: "last", model: "headline", texts, at: atEnd };
    ida = new Colleague(backend, 0);
    await ida.change(owner, last);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    signInAt(backend);
    globalThis.XMLHttpRequest = liveUpload(backend.origin, backend.people[0] ?? {});
    const first = backend.pages[0]?.section ?? 0;
    bus = busOf(pageWith(owner, first));
    said = [];
    bus.alertShown$.subscribe((alert) => said.push(alert));
    bus.editMode$.next(true);
    render(
      <>
        <main id="main">
          <p data-section-id={first} data-section-model="text">
            Anfang
          </p>
        </main>
        <Editor bus={bus} locale="de" loadFace={async () => null} />
      </>,
      { wrapper: InGerman },
    );
    await screen.findByRole("button", { name: /^Text bearbeiten/ });
  });
  afterEach(() => {
    cleanup();
    globalThis.XMLHttpRequest = original;
  });

  const frame = () => screen.getByRole("button", { name: /^Text bearbeiten/ });
  const drop = (target: Element, ...files: File[]) =>
    fireEvent(
      target,
      Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
        dataTransfer: { types: ["Files"], files },
      }),
    );
  const paste = (plain: string, ...files: File[]) =>
    fireEvent(
      document.body,
      Object.assign(new Event("paste", { bubbles: true, cancelable: true }), {
        clipboardData: { files, getData: (type: string) => (type === "text/plain" ? plain : "") },
      }),
    );
  const stand = (...models: string[]) =>
    waitFor(async () => {
      const { sections } = (await ida.call("GET", `page/${owner.id}/content/`)) as WorkingCopy;
      expect(sections.map(({ model }) => model)).toEqual(models);
    }, slow);
  const dialog = () => screen.findByRole("dialog", { name: "Bilder einfügen" });

  it("stand after the section on which they are dropped, and after what is open otherwise", async () => {
    drop(frame(), words, picture(1));
    await dialog();
    const insert = await screen.findByRole("button", { name: "1 Bild einfügen" });
    await waitFor(() => expect(insert).toHaveProperty("disabled", false));
    await userEvent.click(insert);
    await stand("text", "image", "headline");
    drop(document.body, picture(2), picture(2));
    await dialog();
    // the same picture twice is one
    const again = await screen.findByRole("button", { name: "1 Bild einfügen" });
    await waitFor(() => expect(again).toHaveProperty("disabled", false));
    await userEvent.click(again);
    await stand("text", "image", "image", "headline");
  });

  it("are asked for their words where they are pasted alone; beside words these are pasted, at the end", async () => {
    // nothing is open
    paste("Ein Satz aus einem Brief", picture(3));
    await stand("text", "image", "image", "headline", "text");
    expect(screen.queryByRole("dialog")).toBeNull();
    paste("", picture(3));
    expect(await dialog()).toBeTruthy();
  });

  it("are none that the site cannot show: that is said", async () => {
    drop(frame(), words);
    await waitFor(() => expect(said).toMatchObject([{ tone: "error" }]));
    expect(said[0]?.text).toMatch(/^Das ist kein Bild/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
