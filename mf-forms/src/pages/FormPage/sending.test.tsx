import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FormEntryRequest } from "@festival/contracts/api/forms";
import type { Bus } from "@festival/contracts/bus";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject } from "rxjs";
import {
  answering,
  created,
  fetched,
  posts,
  showForm,
  resetBrowser,
  type Answer,
} from "../../testing/showForm.tsx";
import { testForm } from "../../testing/testForm.ts";

const refused: Answer = {
  status: 422,
  body: {
    code: "validation_failed",
    message: "",
    details: {
      fields: { name: "required", email: "invalid_email" },
      messages: { name: "Bitte ausfüllen.", email: "Das ist keine Adresse." },
    },
  },
};

beforeEach(resetBrowser);
afterEach(cleanup);

describe("sending with scripts", () => {
  async function fill(): Promise<void> {
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Ada");
    await userEvent.type(screen.getByRole("textbox", { name: "E-Mail" }), "ada@festival.test");
  }
  const send = () => userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));

  it("fetches the token on first need, posts, and thanks", async () => {
    answering(created);
    showForm();
    await fill();
    await send();
    const title = await screen.findByRole("heading", { name: "Angekommen" });
    expect(document.activeElement).toBe(title);
    const asked = fetched.mock.calls.map(([address]) => address);
    expect(asked.filter((address) => address === "/api/csrf/")).toHaveLength(1);
    const [[, init] = []] = posts();
    expect(init?.headers).toMatchObject({ "x-csrftoken": "secret" });
    expect(JSON.parse(init?.body as string)).toEqual({
      form: 3,
      field_values: { name: "Ada", email: "ada@festival.test", email2: "" },
      consent_version: "v1",
      idempotency_key: expect.any(String),
    });
  });

  it("fetches a new token once when the old one is refused", async () => {
    document.cookie = "csrftoken=old; path=/";
    answering({ status: 403, body: { code: "csrf_failed", message: "" } }, created);
    showForm();
    await fill();
    await send();
    await screen.findByRole("heading", { name: "Angekommen" });
    expect(posts().map(([, init]) => init?.headers)).toMatchObject([
      { "x-csrftoken": "old" },
      { "x-csrftoken": "secret" },
    ]);
  });

  it("sends once however often one clicks", async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    document.cookie = "csrftoken=secret; path=/";
    fetched.mockImplementation(async (address) => {
      if (!address.endsWith("/token/")) await arrived;
      return { ok: true, json: () => Promise.resolve(created.body) };
    });
    showForm();
    await userEvent.dblClick(screen.getByRole("button", { name: "Nachricht senden" }));
    await userEvent.click(screen.getByRole("button", { name: "Wird gesendet …" }));
    arrive();
    await screen.findByRole("heading", { name: "Angekommen" });
    expect(posts()).toHaveLength(1);
  });

  it("shows what the server refuses, in place, and keeps what was typed", async () => {
    answering(refused, refused);
    const { container } = showForm();
    await fill();
    await send();
    const summary = await screen.findByRole("region", { name: /2 Angaben fehlen/ });
    expect(document.activeElement).toBe(summary);
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: "E-Mail" });
    expect(email.value).toBe("ada@festival.test");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText("Das ist keine Adresse.")).toHaveLength(2);
    expect(await axeProblems(container)).toEqual([]);
    // refused again, the message is read out again
    email.focus();
    await send();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("region", { name: /2 Angaben/ })),
    );
  });

  it("shows an error when the network fails, and keeps what was typed", async () => {
    answering(new TypeError("Failed to fetch"), created);
    const { container } = showForm();
    await fill();
    await send();
    expect(await screen.findByRole("region", { name: "Noch nicht angekommen" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("Ada");
    expect(await axeProblems(container)).toEqual([]);
    await send();
    expect(await screen.findByRole("heading", { name: "Angekommen" })).toBeTruthy();
  });
});

describe("what goes along", () => {
  const bodies = () =>
    posts().map(([, init]) => JSON.parse(init?.body as string) as FormEntryRequest);
  const send = () => userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));

  it("asks kindly whether a person sends this, and sends the answer", async () => {
    const details = { confirm_human: true, token: "asked", message: "Bitte bestätigen." };
    answering({ status: 422, body: { code: "validation_failed", message: "", details } }, created);
    const { container } = showForm();
    await send();
    const question = await screen.findByRole("region", { name: "Nur noch eine Frage" });
    expect(document.activeElement).toBe(question);
    expect(question.textContent).toContain("Bitte bestätigen.");
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: /^Ja, ich bin ein Mensch/ }));
    await screen.findByRole("heading", { name: "Angekommen" });
    expect(bodies().map(({ confirm_human }) => confirm_human)).toEqual([undefined, "asked"]);
  });

  it("has a control that people meet neither by eye, nor by keyboard, nor by screen reader", async () => {
    answering(created);
    const { container } = showForm();
    const trap = container.querySelector<HTMLInputElement>("[name=website_confirm]");
    expect([trap?.tabIndex, trap?.value]).toEqual([-1, ""]);
    expect(screen.queryByRole("textbox", { name: /leer lassen/ })).toBeNull();
    if (trap) trap.value = "https://spam.example";
    await send();
    await screen.findByRole("heading", { name: "Angekommen" });
    expect(bodies()).toMatchObject([{ website_confirm: "https://spam.example" }]);
  });

  it("is known again when it is sent once more as it was, and only then", async () => {
    const lost = new TypeError("Failed to fetch");
    // the shell says so where the backend ended before it answered
    const away = { status: 503, body: { code: "unavailable", message: "" } };
    answering(lost, away, away, created);
    showForm();
    await send();
    await screen.findByRole("region", { name: "Noch nicht angekommen" });
    await send();
    await waitFor(() => expect(posts()).toHaveLength(2));
    await screen.findByText(/kann gerade nichts annehmen/);
    await send();
    await waitFor(() => expect(posts()).toHaveLength(3));
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Ada");
    await send();
    await screen.findByRole("heading", { name: "Angekommen" });
    const [first, again, third, changed] = bodies().map(({ idempotency_key }) => idempotency_key);
    expect([again, third]).toEqual([first, first]);
    expect(changed).not.toBe(first);
  });

  it("shows a notice while there is no connection", async () => {
    const online$ = new BehaviorSubject(true);
    const bus = { online$ } as unknown as Bus;
    showForm(testForm(), {}, { bus });
    expect(screen.queryByText(/gerade keine Verbindung/)).toBeNull();
    act(() => online$.next(false));
    expect(screen.getByText(/gerade keine Verbindung/).getAttribute("role")).toBe("status");
  });
});
