import type { Section } from "@festival/contracts/api/content";
import type { OwnerKey } from "@festival/contracts/editing";
import { Sections } from "@festival/shared-ui";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { useSubject } from "@festival/shared-ui/owner";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Editor } from "../../Editor.tsx";
import { startBackend, type Backend } from "../../testing/backend.ts";
import { busOf } from "../../testing/bus.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { Colleague, InGerman, pageWith, signInAt } from "../../testing/liveSession.tsx";
import { provideResizeObserver } from "../../testing/resizeObserver.ts";

const atEnd = { parent: null, column: 0, before: null };

/** What the page's owner shows of the working copy. */
function Shown({ bus }: { bus: ReturnType<typeof busOf> }) {
  const draft = useSubject(bus.pageDraft$);
  const data = draft?.data as { page: { modules: Section[] } } | undefined;
  return <main id="main">{data && <Sections sections={data.page.modules} />}</main>;
}

describe("a section that shows nothing", () => {
  let backend: Backend;
  let owner: OwnerKey;
  let bus: ReturnType<typeof busOf>;

  beforeAll(async () => {
    provideDialogs();
    provideResizeObserver();
    backend = await startBackend(1);
    const [page] = backend.pages;
    owner = { type: "page", id: page?.id ?? 0 };
    const ida = new Colleague(backend, 0);
    await ida.change(owner, { op: "insert", ref: "a", model: "image", at: atEnd });
    await ida.change(owner, { op: "insert", ref: "b", model: "text", at: atEnd });
    signInAt(backend);
    bus = busOf(pageWith(owner, page?.section ?? 0));
  });
  afterAll(() => backend.stop());
  afterEach(() => cleanup());

  function open() {
    bus.editMode$.next(true);
    return render(
      <>
        <Shown bus={bus} />
        <Editor bus={bus} locale="de" loadFace={async () => null} />
      </>,
      { wrapper: InGerman },
    );
  }

  it("has a place in edit mode that says what is missing, and is opened there", async () => {
    const { container } = open();
    const frame = await screen.findByRole("button", {
      name: "Bild bearbeiten: Es fehlt: Bild",
    });
    expect(frame.textContent).toContain("Es fehlt: Bild");
    const element = container.querySelector("[data-section-model=unseen]");
    expect(element?.hasAttribute("data-unseen")).toBe(true);
    expect(await axeProblems(frame)).toEqual([]);
    await userEvent.click(frame);
    expect(await screen.findByRole("button", { name: "Bild: Bild wählen …" })).toBeTruthy();
  });

  it("says the same of words that are still to be written", async () => {
    open();
    const frame = await screen.findByRole("button", { name: /^Text bearbeiten: Es fehlt: / });
    await userEvent.click(frame);
    // it is typed there, and the words would stand below
    expect(frame.textContent).not.toContain("Es fehlt");
  });

  it("marks nothing where something is shown, and leaves no mark behind", async () => {
    const { container } = open();
    await screen.findByRole("button", { name: /^Bild bearbeiten/ });
    await waitFor(() => expect(container.querySelectorAll("[data-unseen]")).not.toHaveLength(0));
    const marked = container.querySelectorAll("main [data-unseen]");
    expect(marked).toHaveLength(2);
    act(() => bus.editMode$.next(false));
    expect(container.querySelectorAll("[data-unseen]")).toHaveLength(0);
  });
});
