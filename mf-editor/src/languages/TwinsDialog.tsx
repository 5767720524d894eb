import type { StaleWords } from "@festival/contracts/api/editing/contentChanges";
import type { EditablePage } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useCallback, useEffect, useRef, useState } from "react";
import { combineLatest, distinctUntilChanged, map } from "rxjs";
import { Dialog } from "../dialog/Dialog.tsx";
import dialog from "../dialog/dialog.module.css";
import type { EditSession } from "../page/EditSession.ts";
import { ownersIn } from "../page/places.ts";
import { isHead } from "../workingCopy/head.ts";
import type { LocalSection } from "../workingCopy/ops.ts";
import { isLacking } from "./lacking.ts";
import { NextPage } from "./NextPage.tsx";
import { keyOfOwner, type OwnerState } from "../workingCopy/unsaved.ts";
import styles from "./languages.module.css";
import { confirmWords, hasTwins, readStaleWords } from "./twins.ts";
import { Twin } from "./Twin.tsx";

interface TwinsDialogProps {
  session: EditSession;
  locale: Locale;
  onClose(): void;
}

/** Of all that is open, what this page shows: a document keeps what earlier pages had. */
const statesIn = (places: EditablePage, states: ReadonlyMap<string, OwnerState>): OwnerState[] =>
  ownersIn(places).flatMap((owner) => states.get(keyOfOwner(owner)) ?? []);

interface Stale extends StaleWords {
  owner: string;
}

interface Shown {
  /** Of its owner and itself. */
  key: string;
  owner: string;
  section: LocalSection;
}

const sectionsOf = (states: readonly OwnerState[]): Shown[] =>
  states.flatMap(({ owner, shown }) =>
    [...(shown.head ? [shown.head] : []), ...shown.sections].map((section) => ({
      key: `${keyOfOwner(owner)}/${section.id}`,
      owner: keyOfOwner(owner),
      section,
    })),
  );

/** Both languages of each section beside each other: what is older, since when, and what changed. */
export function TwinsDialog({ session, locale, onClose }: TwinsDialogProps) {
  const { t } = useTranslation();
  const owners = useSubject(session.copies.owners$);
  const states = statesIn(useSubject(session.places$), owners);
  const [stale, setStale] = useState<readonly Stale[]>();
  /** What lacked words since this was opened: it stays while they are written. */
  const [lacked, setLacked] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const [showsAll, setAll] = useState(false);
  const [isMinor, setMinor] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const read = useCallback(async () => {
    const found = await Promise.all(
      statesIn(session.places$.value, session.copies.owners$.value).flatMap(({ owner }) =>
        hasTwins(owner)
          ? readStaleWords(owner, locale).then((words) =>
              words?.map((each) => ({ ...each, owner: keyOfOwner(owner) })),
            )
          : [],
      ),
    );
    const now = sectionsOf(statesIn(session.places$.value, session.copies.owners$.value));
    const lacking = now.filter(({ section }) => isLacking(section)).map(({ key }) => key);
    setLacked((before) => new Set([...before, ...lacking]));
    setFailed(found.includes(undefined));
    setStale(found.flatMap((words) => words ?? []));
  }, [session, locale]);
  useEffect(() => {
    const revisions = combineLatest([session.places$, session.copies.owners$]).pipe(
      map(([places, present]) =>
        statesIn(places, present)
          .map(({ owner, base }) => `${keyOfOwner(owner)} ${base.revision}`)
          .join(),
      ),
      distinctUntilChanged(),
    );
    const subscription = revisions.subscribe(() => void read());
    return () => subscription.unsubscribe();
  }, [session, read]);

  const confirm = async ({ owner: key, section, locale: language }: Stale) => {
    // what was just typed is part of what is fine
    const isSaved = await session.flush.save(key);
    const state = session.copies.get(key);
    if (!state || !hasTwins(state.owner)) return;
    const seen = state.base.revision;
    const isNoted =
      isSaved && (await confirmWords(state.owner, locale, { section, language, seen }));
    await read();
    if (!isNoted) setFailed(true);
  };
  const next = () => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>("[data-open]") ?? [])];
    const present = all.findIndex((each) => each.contains(document.activeElement));
    const found = all[(present + 1) % Math.max(1, all.length)];
    found?.scrollIntoView({ block: "center" });
    found?.querySelector<HTMLElement>("input, textarea, [contenteditable=true]")?.focus();
  };

  const sections = sectionsOf(states);
  const lacks = sections.filter(({ section }) => isLacking(section)).length;
  const staleOf = ({ owner, section }: Pick<Shown, "owner" | "section">) => {
    const id = isHead(section.id) ? null : section.id;
    return stale?.filter((each) => each.owner === owner && each.section === id) ?? [];
  };
  /** What has no translation comes first, then what is older. */
  const rankOf = (each: Shown) => {
    if (lacked.has(each.key)) return 0;
    return staleOf(each).length > 0 ? 1 : 2;
  };
  const count = new Set(stale?.map(({ owner, section }) => `${owner}/${section}`)).size;
  return (
    <Dialog
      title={t("twins.title")}
      isWide
      onClose={onClose}
      foot={
        <button type="button" className={dialog.other} onClick={onClose}>
          {t("twins.close")}
        </button>
      }
    >
      {!stale && <p>{t("twins.reading")}</p>}
      {hasFailed && (
        <p role="alert" className={dialog.problem}>
          {t("twins.failed")}
        </p>
      )}
      {stale && !hasFailed && (
        <div role="status">
          {lacks > 0 && <p>{t("twins.lacking", { count: lacks })}</p>}
          <p>{count > 0 ? t("twins.count", { count }) : t("twins.none")}</p>
        </div>
      )}
      <p className={styles.tools}>
        <label>
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ target }) => setAll(target.checked)}
          />{" "}
          {t("twins.all")}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isMinor}
            onChange={({ target }) => setMinor(target.checked)}
          />{" "}
          {t("twins.minor")}
        </label>
        <button
          type="button"
          className={dialog.small}
          disabled={count + lacks === 0}
          onClick={next}
        >
          {t("twins.next")}
        </button>
        <NextPage
          here={states.map(({ owner }) => keyOfOwner(owner))}
          stale={stale?.map(({ owner, section }) => `${owner}/${section}`).join() ?? ""}
          locale={locale}
        />
      </p>
      <div ref={list} className={styles.twins}>
        {stale &&
          sections
            .filter((each) => showsAll || rankOf(each) < 2)
            .toSorted((one, other) => rankOf(one) - rankOf(other))
            .map(({ key, owner, section }) => (
              <Twin
                key={key}
                copies={session.copies}
                owner={owner}
                section={section}
                stale={staleOf({ owner, section })}
                locale={locale}
                isMinor={isMinor}
                onFine={(language) => {
                  const words = staleOf({ owner, section }).find(
                    (each) => each.locale === language,
                  );
                  if (words) void confirm(words);
                }}
              />
            ))}
      </div>
    </Dialog>
  );
}
