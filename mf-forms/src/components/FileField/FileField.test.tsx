import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { FormPage } from "../../pages/FormPage/FormPage.tsx";
import type { FormPageData } from "../../form/formPage.ts";
import { testField, testForm } from "../../testing/testForm.ts";
import { texts } from "../../texts.ts";

/** An upload as the browser makes it, which the test brings to its end. */
class TestUpload extends EventTarget {
  static all: TestUpload[] = [];
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = "";
  headers: Record<string, string> = {};
  isAborted = false;
  constructor() {
    super();
    TestUpload.all.push(this);
  }
  open = jest.fn();
  send = jest.fn();
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number) {
    act(() => {
      this.upload.dispatchEvent(
        new ProgressEvent("progress", { lengthComputable: true, loaded, total }),
      );
    });
  }
  async answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    await act(async () => {
      this.dispatchEvent(new Event("load"));
    });
  }
}

const fetched = jest.fn<(url: string, init?: RequestInit) => Promise<unknown>>();
const realRequest = globalThis.XMLHttpRequest;

beforeEach(() => {
  TestUpload.all = [];
  sessionStorage.clear();
  document.cookie = "csrftoken=secret; path=/";
  fetched.mockReset();
  fetched.mockImplementation((address) =>
    Promise.resolve({ ok: !address.endsWith("/token/"), json: () => Promise.resolve({ id: 1 }) }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  globalThis.XMLHttpRequest = TestUpload as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = realRequest;
});

function show(settings = {}, id = 1) {
  const field = testField({
    id,
    slug: "papers",
    label: "Lebenslauf",
    field_type: fieldType.file,
    settings: { file_kinds: ["pdf", "jpeg"], max_files: 2, max_file_bytes: 2_621_440, ...settings },
  });
  const data: FormPageData = {
    form: testForm({ fields: [field] }),
    address: "/de/forms/contact",
    allForms: "/de/forms",
    home: "/de",
    values: {},
    refusal: null,
    sent: false,
  };
  const page = testPage({ url: "/de/forms/contact", data, owner: "mf-forms" });
  return renderScreen(FormPage, texts, page);
}
const file = (name = "lebenslauf.pdf") => new File(["%PDF"], name, { type: "application/pdf" });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>("Lebenslauf"), files);
const upload = async (index = 0): Promise<TestUpload> => {
  await waitFor(() => expect(TestUpload.all.length).toBeGreaterThan(index));
  return TestUpload.all[index] ?? new TestUpload();
};
const send = () => userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));

describe("the field for files", () => {
  it("says what it takes, and never posts a file with the form itself", async () => {
    const { container } = show();
    const input = screen.getByLabelText<HTMLInputElement>("Lebenslauf");
    expect([input.accept, input.multiple, input.name]).toEqual([".pdf,.jpg,.jpeg", true, ""]);
    expect(screen.getByText("Höchstens 2 Dateien: PDF, JPG; je bis 2,5 MB.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("uploads what is chosen, shows how far it is, and sends its id", async () => {
    const { container } = show();
    await choose(file());
    const under = await upload();
    expect(under.open).toHaveBeenCalledWith("POST", "/de/api/temp-files/");
    expect(under.headers).toMatchObject({ "x-csrftoken": "secret" });
    under.progress(1, 2);
    expect(screen.getByRole("progressbar", { name: "lebenslauf.pdf" }).getAttribute("value")).toBe(
      "0.5",
    );
    expect(await axeProblems(container)).toEqual([]);
    await send();
    expect(await screen.findAllByText(/noch unterwegs/)).toHaveLength(2);

    await under.answer(201, { id: "f".repeat(43) });
    expect(await screen.findByText("Hochgeladen")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
    await send();
    await screen.findByRole("heading", { name: "Angekommen" });
    const [, init] = fetched.mock.calls.find(([url]) => url.endsWith("/forms-entries/")) ?? [];
    expect(JSON.parse(init?.body as string)).toMatchObject({
      field_values: { papers: ["f".repeat(43)] },
    });
  });

  it("can be tried again where it did not arrive", async () => {
    const { container } = show();
    await choose(file());
    await (await upload()).answer(503, { code: "unavailable", message: "" });
    await userEvent.click(await screen.findByRole("button", { name: /Noch einmal lebenslauf/ }));
    await (await upload(1)).answer(201, { id: "f".repeat(43) });
    expect(await screen.findByText("Hochgeladen")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says what it takes instead of what is something else inside, and lets it go", async () => {
    const { container } = show();
    await choose(file());
    await (await upload()).answer(422, { code: "validation_failed", message: "" });
    expect(await screen.findByText(/passt hier nicht. Es geht: PDF, JPG/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Noch einmal/ })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: /Entfernen/ }));
    expect(screen.queryByRole("button", { name: /lebenslauf\.pdf/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("Lebenslauf"));
  });

  it("is cancelled while it is under way, and deleted once it is there", async () => {
    show();
    await choose(file());
    const first = await upload();
    await userEvent.click(screen.getByRole("button", { name: /Abbrechen/ }));
    expect(first.isAborted).toBe(true);
    expect(screen.queryByRole("button", { name: /lebenslauf\.pdf/ })).toBeNull();

    await choose(file());
    await (await upload(1)).answer(201, { id: "f".repeat(43) });
    await userEvent.click(await screen.findByRole("button", { name: /Entfernen/ }));
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith(
        `/de/api/temp-files/${"f".repeat(43)}/`,
        expect.objectContaining({ method: "DELETE" }),
      ),
    );
  });

  it("keeps to what fits, and says so of the rest", async () => {
    show({ max_file_bytes: 10 });
    await choose(file("eins.pdf"), file("zwei.pdf"), file("drei.pdf"));
    expect(screen.getByText("Hier ist Platz für höchstens 2 Dateien.")).toBeTruthy();
    await choose(new File(["zu viele Zeichen"], "lang.pdf", { type: "application/pdf" }));
    expect(screen.getByText(/^Größer als/)).toBeTruthy();
    // browsers let people choose what `accept` does not name, and drop it onto the control
    await userEvent.upload(
      screen.getByLabelText<HTMLInputElement>("Lebenslauf"),
      new File(["x"], "film.mp4", { type: "video/mp4" }),
      { applyAccept: false },
    );
    expect(screen.getByText(/passt hier nicht/)).toBeTruthy();
    expect(TestUpload.all).toHaveLength(2);
  });

  it("finds the uploaded files again after a reload, until they are sent", async () => {
    const { unmount } = show({}, 77);
    await choose(file());
    await (await upload()).answer(201, { id: "f".repeat(43) });
    await screen.findByText("Hochgeladen");
    unmount();

    const again = show({}, 77);
    expect(await screen.findByText("Hochgeladen")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Entfernen lebenslauf.pdf" })).toBeTruthy();
    expect(await axeProblems(again.container)).toEqual([]);
    await send();
    await screen.findByRole("heading", { name: "Angekommen" });
    again.unmount();

    show({}, 77);
    expect(screen.queryByText("Hochgeladen")).toBeNull();
  });

  it("takes another file in place of the one where there is room for one", async () => {
    show({ max_files: 1 });
    await choose(file("alt.pdf"));
    await choose(file("neu.pdf"));
    await upload(1);
    expect(screen.getAllByRole("progressbar")).toHaveLength(1);
    expect(screen.getByRole("progressbar", { name: "neu.pdf" })).toBeTruthy();
  });
});
