import { remarkKinds, remarkLengths, type RemarkKind } from "@festival/contracts/reviews/bounds";
import type { ReviewedContent } from "@festival/contracts/api/editing/reviews";
import { createRemark, getReview } from "@festival/contracts/calls/reviews";
import { ApiError } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import type {
  LoadedPage,
  LoadResult,
  PageRequest,
  PostedForm,
} from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { formFragments } from "@festival/shared-ui/formPlaces";
import { momentOf, piecesOf } from "./pieces.ts";
import type { RemarkProblem, ReviewPageData, Unsent } from "./reviewData.ts";
import { reviewTexts } from "./reviewTexts.ts";

const isKind = (word: string | undefined): word is RemarkKind =>
  remarkKinds.some((kind) => kind === word);

/** What links to other sites and search engines get to know: nothing. */
const personal = (
  { locale, route }: PageRequest,
  title: string,
): Pick<LoadedPage, "kind" | "head" | "alternates" | "isPersonal"> => ({
  kind: "page",
  head: { title, description: reviewTexts(locale)("review.description"), noIndex: true },
  alternates: localize((other) => href("review", other, { token: route.params.token ?? "" })),
  isPersonal: true,
});

function openPage(
  request: PageRequest,
  content: ReviewedContent,
  unsent: Unsent | null,
): LoadedPage<ReviewPageData> {
  const { locale, route } = request;
  const { title, author, note, expires_at: until, approved_before: before } = content;
  const sections = withEventDates(content.sections, locale);
  const { pieces, rest } = piecesOf(content, sections, locale);
  const { sent } = route.query;
  return {
    ...personal(request, reviewTexts(locale)("review.title", { title })),
    status: unsent ? 422 : 200,
    data: {
      isOpen: true,
      title,
      author,
      note,
      until: momentOf(until, locale),
      pieces,
      remarks: rest,
      approved: before && {
        name: before.name,
        at: momentOf(before.at, locale),
        removed: before.changes.filter(({ kind }) => kind === "removed"),
      },
      sent: isKind(sent) ? sent : null,
      unsent,
    },
    fragments: formFragments(content.sections),
  };
}

function endedPage(request: PageRequest): LoadedPage<ReviewPageData> {
  const title = reviewTexts(request.locale)("review.ended.title");
  return { ...personal(request, title), status: 404, data: { isOpen: false } };
}

/** Whether there is no such link, be it that its address was cut short. */
const isGone = (error: unknown) =>
  error instanceof ApiError &&
  ["not_found", "validation_failed", "bad_request"].includes(error.code);

async function show(request: PageRequest, unsent: Unsent | null) {
  const { api, route } = request;
  try {
    const content = await api.get(getReview, { token: route.params.token ?? "" });
    return content.is_open ? openPage(request, content, unsent) : endedPage(request);
  } catch (error) {
    if (isGone(error)) return endedPage(request);
    throw error;
  }
}

/** A draft for a reader outside; without content where its link has ended. */
export const loadReviewPage = (request: PageRequest): Promise<LoadedPage<ReviewPageData>> =>
  show(request, null);

const lines = (text: string) => text.replaceAll("\r\n", "\n");

function tooLong(typed: Pick<Unsent, "quote" | "text" | "name">): number | undefined {
  const names = ["name", "quote", "text"] as const;
  const name = names.find((each) => typed[each].length > remarkLengths[each]);
  return name && remarkLengths[name];
}

/** What was wrong, for who wrote it. */
function problemOf(error: ApiError): RemarkProblem {
  const { name, text } = error.details?.fields ?? {};
  if (name) return "name";
  if (text) return "text";
  if (error.code === "too_many_requests") return "busy";
  return error.code === "conflict" ? "full" : "other";
}

/** Keeps a comment or a decision. What is not taken is shown again, with what is wrong. */
export async function actReviewPage(
  request: PageRequest,
  posted: PostedForm,
): Promise<LoadResult<ReviewPageData>> {
  const { locale, api, route } = request;
  const token = route.params.token ?? "";
  const value = (name: string) => lines(posted[name]?.[0] ?? "");
  const typed = { quote: value("quote"), text: value("text"), name: value("name") };
  const unsent = { ...typed, piece: value("piece") };
  const max = tooLong(typed);
  if (max) return show(request, { ...unsent, problem: "long", max });
  const kind = value("kind");
  const section = Number(value("section"));
  const place = { part: value("part"), ...(section > 0 && { section }) };
  try {
    if (!isKind(kind)) throw new ApiError("bad_request", `Not a kind of remark: ${kind}`);
    await api.post(createRemark, { token, kind, ...place, ...typed });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return show(request, { ...unsent, problem: problemOf(error) });
  }
  const to = href("review", locale, { token }, { sent: kind });
  return { kind: "redirect", status: 303, to };
}
