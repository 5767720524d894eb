import type { OwnerKey } from "@festival/contracts/editing";
import type { Unpublished } from "@festival/contracts/api/editing/checks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PublishDialog } from "../publish/PublishDialog.tsx";
import { startBackend, type Backend } from "./backend.ts";
import { provideDialogs } from "./dialogs.ts";
import { Colleague, InGerman, openSession } from "./liveSession.tsx";
import { richText } from "./sections.ts";

/** A busy machine takes its time. */
export const slow = { timeout: 20_000 };
export const atEnd = { parent: null, column: 0, before: null };
export const headline = (ref: string, content: string) => ({
  op: "insert",
  ref,
  model: "headline",
  texts: { de: { content }, en: { content } },
  at: atEnd,
});
export const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole("button", { name }));

interface LivePublishing {
  /** Whose changes are those of the person at the browser. */
  ida: Colleague;
  jonas: Colleague;
  /** A page of its own for each test, and the text on it. */
  owner: OwnerKey;
  text: number;
  here: Awaited<ReturnType<typeof openSession>>;
  selected: jest.Mock;
  closed: jest.Mock;
  /** A change of the text. */
  writing(content: string): object;
  /** Of the page's calls. */
  path(): string;
  unpublished(): Promise<Unpublished>;
  /** Sections that are not public as they are written. */
  drafts(): Promise<(number | null)[]>;
  /** Shows the dialog. @param meanwhile done once the page is open, before the dialog is */
  open(meanwhile?: () => Promise<unknown>): Promise<ReturnType<typeof render>>;
  isDone(): Promise<void>;
}

/**
 * The dialog for publishing over a real backend. Call it in a `describe`; what it holds is there once its hooks have run.
 * @param pages how many there are: one for each test
 */
export function livePublishing(pages: number): LivePublishing {
  let backend: Backend;
  let used = 0;
  const on: LivePublishing = {
    selected: jest.fn(),
    closed: jest.fn(),
    writing: (content) => ({
      op: "set",
      section: on.text,
      locale: "de",
      fields: { content: richText(content) },
    }),
    path: () => `page/${on.owner.id}/`,
    unpublished: async () => (await on.ida.call("GET", `${on.path()}unpublished/`)) as Unpublished,
    drafts: async () => (await on.unpublished()).changes.map(({ section }) => section),
    async open(meanwhile) {
      on.here = await openSession(backend, on.owner, on.text);
      await meanwhile?.();
      const drawn = render(
        <PublishDialog
          bus={on.here.bus}
          session={on.here.session}
          locale="de"
          onSelect={on.selected}
          onClose={() => {
            on.closed();
            drawn.unmount();
          }}
        />,
        { wrapper: InGerman },
      );
      await waitFor(() => expect(screen.queryByText("Wird verglichen …")).toBeNull(), slow);
      return drawn;
    },
    isDone: () => waitFor(() => expect(on.closed).toHaveBeenCalled(), slow),
  } as LivePublishing;

  beforeAll(async () => {
    provideDialogs();
    backend = await startBackend(pages);
    on.ida = new Colleague(backend, 0);
    on.jonas = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(() => {
    const page = backend.pages[used % pages];
    used += 1;
    on.owner = { type: "page", id: page?.id ?? 0 };
    on.text = page?.section ?? 0;
  });
  afterEach(() => {
    cleanup();
    on.here.stop();
    on.selected.mockReset();
    on.closed.mockReset();
  });
  return on;
}
