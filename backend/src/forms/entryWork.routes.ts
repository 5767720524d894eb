import { EntryReply, EntryUpdate, FormEntry } from "@festival/contracts/api/forms";
import * as calls from "@festival/contracts/calls/forms";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../platform/calls/handle.ts";
import type { Database } from "../platform/database/openDatabase.ts";
import { write } from "../platform/database/write.ts";
import { queueMail } from "../platform/mail/mail.ts";
import { mailFooter } from "../platform/mail/mailFooter.ts";
import { renderMail } from "../platform/mail/renderMail.ts";
import { actorOf } from "../platform/plugins/actor.ts";
import { idParams } from "../platform/plugins/parameters.ts";
import { answerBodyProblems } from "../platform/resources/bodyProblems.ts";
import { getSettings } from "../platform/settings/settings.repository.ts";
import { getEntry, holdEntry, updateEntry, type NamedEntry } from "./entries.repository.ts";
import { toEntries } from "./entry.dto.ts";
import { getStaffForm } from "./forms.repository.ts";

const staff = { tags: ["staff"], params: idParams, response: { 200: FormEntry } };

const notFound = (id: number) => new ApiError("not_found", `Entry not found: id ${id}.`);

async function shownEntry(database: Database, id: number): Promise<FormEntry> {
  const entry = await getEntry(database, id);
  const [shown] = entry ? await toEntries(database, [entry]) : [];
  if (!shown) throw notFound(id);
  return shown;
}

/** @throws ApiError `conflict` with the entry as it is where another person was faster */
async function hold(tx: Database, id: number, seen: number): Promise<NamedEntry> {
  const entry = await holdEntry(tx, id);
  if (!entry) throw notFound(id);
  if (entry.revision === seen) return entry;
  throw new ApiError("conflict", "Another person has worked on this entry meanwhile: reload it.", {
    current: await shownEntry(tx, id),
  });
}

/** Where the sender's answer to a reply goes: to those who get the form's entries. */
async function officeAddress(tx: Database, formId: number): Promise<string | undefined> {
  const full = await getStaffForm(tx, formId);
  const { mail_recipients: everyone } = await getSettings(tx);
  return [...(full?.form.recipients ?? []), ...everyone][0];
}

/** What the office does with entries: it notes their state, writes beside them and answers them. */
export const entryWorkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answerBodyProblems(app, ["state", "note", "subject", "text"]);

  handle(
    app,
    calls.updateEntry,
    { schema: { ...staff, summary: "Note what was done with an entry", body: EntryUpdate } },
    async (request) => {
      const { id } = request.params;
      const { revision, state, note } = request.body;
      return write(app.database, await actorOf(request), async (tx, change) => {
        const { form } = await hold(tx, id, revision);
        await updateEntry(tx, id, {
          ...(state !== undefined && { state }),
          ...(note !== undefined && { note }),
        });
        // the log must not keep what is erased with the entry
        const details = state === undefined ? {} : { state };
        change.audit({ action: "update", what: `form-entry:${id}`, title: form.title.de, details });
        return shownEntry(tx, id);
      });
    },
  );

  handle(
    app,
    calls.replyToEntry,
    { schema: { ...staff, summary: "Answer the sender of an entry by mail", body: EntryReply } },
    async (request) => {
      const { id } = request.params;
      const { revision, subject, text } = request.body;
      const actor = await actorOf(request);
      return write(app.database, actor, async (tx, change) => {
        const { email, form, locale, replies } = await hold(tx, id, revision);
        if (email === null) {
          throw new ApiError("validation_failed", `The entry ${id} came without an address.`, {
            fields: { text: "invalid" },
          });
        }
        const paragraphs = text.split(/\n{2,}/);
        const footer = await mailFooter(app, tx, locale);
        const mail = renderMail(locale, { title: subject, paragraphs }, footer);
        const replyTo = await officeAddress(tx, form.id);
        await queueMail(app, tx, {
          ...mail,
          to: email,
          // a person wrote it
          headers: { "Auto-Submitted": "no" },
          ...(replyTo && { replyTo }),
        });
        const reply = { at: new Date().toISOString(), by: actor.name, subject, text };
        await updateEntry(tx, id, { state: "answered", replies: [...replies, reply] });
        change.audit({ action: "reply", what: `form-entry:${id}`, title: form.title.de });
        return shownEntry(tx, id);
      });
    },
  );
};
