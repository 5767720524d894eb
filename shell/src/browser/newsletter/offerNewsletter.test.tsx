import type { BrowserFragment, Page } from "@festival/contracts/pageOwner";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject, Subject } from "rxjs";
import { offerNewsletter } from "./offerNewsletter.ts";
import type { ShellBus } from "../../shellBus.ts";

const unmount = jest.fn();
/** Stands for the form of mf-forms. */
const form: BrowserFragment = {
  prepare: async () => undefined,
  mount: (element, { data, locale }) => {
    element.innerHTML = `<h2>Newsletter ${locale} ${String(data)}</h2><a href="/de/x">x</a>`;
    return unmount;
  },
};

function pageAt(url: string, query: Record<string, string> = {}): Page {
  return testPage({ url, data: null, route: { name: "magazine", params: {}, query } });
}

function offer(page: Page, loadForm: () => Promise<BrowserFragment> = async () => form) {
  const navigate = jest.fn();
  const bus = {
    page$: new BehaviorSubject(page),
    newsletterOpened$: new Subject<void>(),
  } as Partial<ShellBus> as ShellBus;
  offerNewsletter({ bus, loadForm, navigate });
  return { bus, navigate };
}

const dialog = () => screen.findByRole("dialog", { name: "Newsletter abonnieren" });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

// jsdom knows the element, but not what it can do
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

describe("the newsletter's dialog", () => {
  it("opens where the address has an empty newsletter, which it leaves when it is closed", async () => {
    const { navigate } = offer(
      pageAt("/de/magazin?page=2&newsletter=", { page: "2", newsletter: "" }),
    );
    const shown = await dialog();
    expect(await screen.findByRole("heading", { name: "Newsletter de null" })).toBeTruthy();
    expect(await axeProblems(shown)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    await gone();
    expect(navigate.mock.calls).toEqual([
      ["/de/magazin?page=2", { replace: true, keepPosition: true }],
    ]);
    await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
  });

  it("stays closed where the parameter is missing or has a value", async () => {
    const { bus, navigate } = offer(pageAt("/de/magazin?newsletter=x", { newsletter: "x" }));
    bus.page$.next(pageAt("/de/magazin"));
    // whatever would open it has had its time when this one is there
    bus.newsletterOpened$.next();
    await dialog();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("opens once for all who ask, and leaves an address without the parameter alone", async () => {
    const { bus, navigate } = offer(pageAt("/de/magazin"));
    bus.newsletterOpened$.next();
    bus.newsletterOpened$.next();
    expect(await screen.findByRole("heading", { name: /^Newsletter/ })).toBeTruthy();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    await gone();
    expect(navigate).not.toHaveBeenCalled();
    bus.newsletterOpened$.next();
    expect(await dialog()).toBeTruthy();
  });

  it("closes when the visitor goes on to another page", async () => {
    const { bus, navigate } = offer(pageAt("/de/magazin"));
    bus.newsletterOpened$.next();
    await dialog();
    bus.page$.next(pageAt("/de/x"));
    await gone();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("leads to the newsletter's page where the form can't be loaded", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { bus, navigate } = offer(pageAt("/de/magazin?newsletter=", { newsletter: "" }), () =>
      Promise.reject(new Error("mf-forms is away")),
    );
    await waitFor(() => expect(navigate.mock.calls).toEqual([["/de/newsletter"]]));
    await gone();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(bus.page$.value.url).toBe("/de/magazin?newsletter=");
  });

  it("leads there, too, where the form throws while it is shown", async () => {
    const { bus, navigate } = offer(pageAt("/de/magazin"), async () => ({
      ...form,
      mount: (_element, { onFailure }) => {
        queueMicrotask(onFailure);
        return unmount;
      },
    }));
    bus.newsletterOpened$.next();
    await waitFor(() => expect(navigate.mock.calls).toEqual([["/de/newsletter"]]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
