import type { FastifyInstance } from "fastify";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { text } from "../../../platform/locales/texts.ts";
import { queueMail } from "../../../platform/mail/mail.ts";
import { mailFooter } from "../../../platform/mail/mailFooter.ts";
import { renderMail } from "../../../platform/mail/renderMail.ts";
import { getUser } from "../../../staff/users/users.repository.ts";
import type { RemarkRow, ReviewRow } from "./reviews.repository.ts";

/** For how long further comments of a link are no news. */
const quietMs = 60 * 60 * 1000;

/** Whether a remark comes soon after another one, of which its author's mail has told already. */
const isQuiet = ({ kind, at }: RemarkRow, earlier: readonly RemarkRow[]) =>
  kind === "comment" && earlier.some((each) => at.getTime() - each.at.getTime() < quietMs);

/**
 * Tells who made a link what a reader wrote: of each decision, and of comments once in an hour.
 * @param earlier what was written by the link before
 */
export async function mailRemark(
  app: FastifyInstance,
  transaction: Database,
  { review, title }: { review: ReviewRow; title: string },
  remark: RemarkRow,
  earlier: readonly RemarkRow[],
): Promise<void> {
  if (review.userId === null || isQuiet(remark, earlier)) return;
  const user = await getUser(transaction, review.userId);
  if (!user?.isActive) return;
  const { locale, email } = user;
  const { name, quote, text: words } = remark;
  const mail = renderMail(
    locale,
    {
      title: text(locale, `reviewMail.${remark.kind}`, { name, title }),
      paragraphs: [quote && text(locale, "reviewMail.quote", { quote }), words].filter(Boolean),
      closing: text(locale, "reviewMail.closing"),
    },
    await mailFooter(app, transaction, locale),
  );
  await queueMail(app, transaction, { ...mail, to: email });
}
