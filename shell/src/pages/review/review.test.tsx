import type { RemarkRequest, ReviewedContent } from "@festival/contracts/api/editing/reviews";
import { ApiError } from "@festival/contracts/errors";
import type { LoadedPage, LoadResult } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { texts } from "../../texts.ts";
import { actReviewPage, loadReviewPage } from "./loadReviewPage.ts";
import type { ReviewPageData } from "./reviewData.ts";
import { ReviewPage } from "./ReviewPage.tsx";

const token = "aB3".padEnd(43, "x");
const url = href("review", "de", { token });
const remark = { quote: "", name: "Jo Agent", at: "2026-06-02T10:00:00.000Z", resolved_at: null };
const belonging = { slug: null, parent: null, content_type: "page", object_id: 7 } as const;

const content: ReviewedContent = {
  title: "Die Sopranistin",
  note: "Stimmt Ihr Lebenslauf?",
  author: "ida",
  expires_at: "2026-06-14T10:00:00.000Z",
  is_open: true,
  parts: [{ key: "title", label: "Titel", text: "Die Sopranistin", rich: null, image: null }],
  sections: [
    { id: 5, model: "headline", content: "Leben", headline_level: 2, anchor: "", ...belonging },
  ],
  remarks: [
    {
      id: 1,
      kind: "comment",
      section: 5,
      part: "",
      text: "Bitte kürzen.",
      ...remark,
      quote: "Leben",
    },
    { id: 2, kind: "approved", section: null, part: "", text: "", ...remark },
  ],
  approved_before: {
    name: "Jo Agent",
    at: "2026-05-02T10:00:00.000Z",
    changes: [
      { section: 5, part: "", kind: "changed", label: "Text", before: "Werdegang" },
      { section: 9, part: "", kind: "removed", label: "Zitat", before: "Brava!" },
    ],
  },
} as ReviewedContent;

function requestOf(answer: unknown = content, query: Record<string, string> = {}) {
  const posted: RemarkRequest[] = [];
  const request = testRequest(
    url,
    async (call, body) => {
      if (call.startsWith("GET /de/api/reviews/")) return answer;
      if (call !== "POST /de/api/reviews/") return undefined;
      posted.push(body as RemarkRequest);
      if (posted[0]?.name === "")
        throw new ApiError("validation_failed", "", { fields: { name: "required" } });
      return {};
    },
    { route: { name: "review", params: { token }, query } },
  );
  return { request, posted };
}

async function show(result: LoadResult<ReviewPageData>) {
  const { data, head, status = 200, alternates } = result as LoadedPage<ReviewPageData>;
  const page = testPage({ url, locale: "de", status, head, data, alternates });
  const { container } = renderScreen(ReviewPage, texts, page);
  expect(await axeProblems(container)).toEqual([]);
  return container;
}

describe("a draft for a reader outside", () => {
  afterEach(cleanup);

  it("is kept nowhere, indexed nowhere, and told to no other site", async () => {
    expect(await loadReviewPage(requestOf().request)).toMatchObject({
      isPersonal: true,
      head: { noIndex: true },
    });
  });

  it("shows each piece with what was written of it, and what is different since the approval", async () => {
    const container = await show(await loadReviewPage(requestOf().request));
    const piece = screen.getByRole("region", { name: "Abschnitt 1" });
    expect(within(piece).queryAllByText("Neu oder geändert")).toHaveLength(1);
    expect(within(piece).getByText("Werdegang").tagName).toBe("DEL");
    expect(within(piece).queryAllByText("Bitte kürzen.")).toHaveLength(1);
    expect(screen.queryAllByText(/Seit der Freigabe durch Jo Agent am 2. Mai 2026/)).toHaveLength(
      1,
    );
    expect(screen.getByText("Brava!").tagName).toBe("DEL");
    expect(screen.queryAllByText(/^Freigegeben von Jo Agent/)).toHaveLength(1);
    expect(screen.getByRole("region", { name: "Titel" }).dataset.changed).toBe("false");
    // all that is sent goes to the page itself, so no script is needed
    const forms = [...container.querySelectorAll("form")];
    expect(forms.map((form) => [form.method, form.getAttribute("action")])).toEqual(
      Array.from({ length: 3 }, () => ["post", url]),
    );
  });

  it("keeps a comment at its section, and says that it has arrived", async () => {
    const { request, posted } = requestOf();
    const answer = await actReviewPage(request, {
      kind: ["comment"],
      piece: ["section-1"],
      section: ["5"],
      part: [""],
      quote: ["Leben"],
      text: ["Eins\r\nZwei"],
      name: ["Jo"],
    });
    expect(posted).toMatchObject([
      { token, kind: "comment", section: 5, quote: "Leben", text: "Eins\nZwei", name: "Jo" },
    ]);
    expect(answer).toMatchObject({ kind: "redirect", status: 303, to: `${url}?sent=comment` });
    await show(await loadReviewPage(requestOf(content, { sent: "comment" }).request));
    expect(screen.getByRole("status").textContent).toContain("Ihr Kommentar ist angekommen.");
  });

  it("shows again what was not taken, with what is wrong", async () => {
    const answer = await actReviewPage(requestOf().request, {
      kind: ["comment"],
      piece: ["section-1"],
      section: ["5"],
      text: ["Bitte länger."],
      name: [""],
    });
    expect(answer).toMatchObject({ status: 422, isPersonal: true });
    await show(answer);
    const piece = screen.getByRole("region", { name: "Abschnitt 1" });
    expect(within(piece).getByRole("alert").textContent).toContain(
      "Bitte schreiben Sie Ihren Namen.",
    );
    const words = within(piece).getByRole<HTMLTextAreaElement>("textbox", { name: "Kommentar" });
    expect(words.value).toBe("Bitte länger.");
    const name = within(piece).getByRole("textbox", { name: "Ihr Name" });
    expect(name.getAttribute("aria-invalid")).toBe("true");
  });

  it("refuses what is too long without asking the backend", async () => {
    const { request, posted } = requestOf();
    const form = { kind: ["changes"], piece: [""], text: ["a".repeat(4001)], name: ["Jo"] };
    await show(await actReviewPage(request, form));
    expect(posted).toEqual([]);
    expect(screen.getByRole("alert").textContent).toContain("höchstens 4000 Zeichen");
  });

  it.each(["not_found", "bad_request"] as const)(
    "tells nothing of an unknown link: %s",
    async (code) => {
      const { request } = requestOf(Promise.reject(new ApiError(code)));
      expect(await loadReviewPage(request)).toMatchObject({ status: 404, data: { isOpen: false } });
    },
  );

  it("tells nothing where the link has ended", async () => {
    const ended = { ...content, is_open: false, title: "", parts: [], sections: [], remarks: [] };
    const loaded = await loadReviewPage(requestOf(ended).request);
    expect(loaded).toMatchObject({ status: 404, isPersonal: true, data: { isOpen: false } });
    await show(loaded);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("nicht mehr gültig");
  });
});
