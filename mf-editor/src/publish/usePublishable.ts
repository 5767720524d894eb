import type { Check, Unpublished } from "@festival/contracts/api/editing/checks";
import { homeBlockCalls } from "@festival/contracts/calls/content";
import type { EditablePage, OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useCallback, useEffect, useState } from "react";
import type { EditSession } from "../page/EditSession.ts";
import { ownersIn } from "../page/places.ts";
import { keyOfOwner, type OwnerState } from "../workingCopy/unsaved.ts";
import { inPageOrder, partsOf, type ChangedPart } from "./changedParts.ts";
import { readChecks, readUnpublished } from "./publishing.ts";

type Say = (key: string) => string;

/** Something that is published by itself: a page, a booklet, a block of the home page. */
export interface Publishable {
  key: string;
  owner: OwnerKey;
  /** What its reader calls it. */
  title: string;
  unpublished: Unpublished;
  parts: readonly ChangedPart[];
  checks: readonly Check[];
}

/** A block of the home page that was never written has nothing to publish. */
async function homeOwners(fields: EditablePage["fields"], locale: Locale): Promise<OwnerKey[]> {
  const names = new Set(
    fields.flatMap(({ target }) => ("homeBlock" in target ? target.homeBlock : [])),
  );
  const blocks = [...names].map(async (name): Promise<OwnerKey[]> => {
    const answer = await fetchCall(homeBlockCalls(name).get, { locale }).catch(() => undefined);
    const id = answer?.ok ? answer.body.id : null;
    return id === null ? [] : [{ type: "home", id }];
  });
  return (await Promise.all(blocks)).flat();
}

/** All that the page shows and that staff have worked on in this document. */
async function ownersOf(
  states: ReadonlyMap<string, OwnerState>,
  places: EditablePage,
  locale: Locale,
): Promise<OwnerKey[]> {
  const all = [
    ...ownersIn(places),
    ...[...states.values()].map(({ owner }) => owner),
    ...(await homeOwners(places.fields, locale)),
  ];
  return [...new Map(all.map((owner) => [keyOfOwner(owner), owner])).values()];
}

async function read(
  owner: OwnerKey,
  state: OwnerState | undefined,
  locale: Locale,
  t: Say,
): Promise<Publishable[]> {
  const [unpublished, checks] = await Promise.all([
    readUnpublished(owner, locale),
    readChecks(owner, locale),
  ]);
  if (!unpublished) return [];
  const key = keyOfOwner(owner);
  const { title: own } = unpublished;
  const title = owner.type === "home" ? t(`homeBlock.${own}`) : own;
  const parts = inPageOrder(partsOf(key, unpublished), state?.shown);
  return [{ key, owner, title, unpublished, parts, checks }];
}

/** What can be published, once all is saved. */
export function usePublishable(session: EditSession, locale: Locale) {
  const { t } = useTranslation();
  const states = useSubject(session.copies.owners$);
  const places = useSubject(session.places$);
  const [found, setFound] = useState<readonly Publishable[]>();
  const isSaved = [...states.values()].every(
    ({ sent, pending, isBehind }) => !sent && pending.length === 0 && !isBehind,
  );

  useEffect(() => session.flush.now(), [session]);
  const readAll = useCallback(async () => {
    const owners = await ownersOf(states, places, locale);
    return (
      await Promise.all(
        owners.map((owner) => read(owner, states.get(keyOfOwner(owner)), locale, t)),
      )
    ).flat();
  }, [states, places, locale, t]);
  useEffect(() => {
    if (!isSaved) return undefined;
    let isCurrent = true;
    void (async () => {
      const all = await readAll();
      if (isCurrent) setFound(all);
    })();
    return () => {
      isCurrent = false;
    };
  }, [isSaved, readAll]);

  return {
    isSaved,
    /** Undefined until it was read. */
    publishable: isSaved ? found : undefined,
    readAgain: useCallback(() => void (async () => setFound(await readAll()))(), [readAll]),
  };
}
