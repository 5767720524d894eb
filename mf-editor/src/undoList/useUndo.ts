import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Bus } from "../bus.ts";
import { isWriting } from "../keys/isWriting.ts";
import { refreshAfter } from "../page/record/refreshAfter.ts";
import type { EditSession } from "../page/EditSession.ts";
import type { UndoStep } from "../workingCopy/undo.ts";
import type { TakenBack } from "./takeBack.ts";
import { useActName } from "./useActName.ts";

interface UndoParts {
  bus: Bus;
  session: EditSession;
  locale: Locale;
}

/** After these the act stays in the list: the next try may succeed. */
const isPassing = ({ kind }: TakenBack) =>
  kind === "offline" || kind === "signedOut" || kind === "failed";

/** Takes acts back and does them again, also by keys and at the server, and tells what came of it. */
export function useUndo({ bus, session, locale }: UndoParts) {
  const { t } = useTranslation();
  const nameOf = useActName(locale);
  const { copies } = session;
  /** A step at the server; the next one waits for it. */
  const running = useRef<Promise<unknown>>(undefined);

  /** @returns whether it is done */
  const atServer = async ({ entry, saved }: UndoStep & { kind: "saved" }, isBack: boolean) => {
    const found = await import("./takeBack.ts").then(
      ({ takeBack }) => takeBack(saved, locale),
      (): TakenBack => ({ kind: "offline" }),
    );
    const isDone = found.kind === "done";
    if (isDone || !isPassing(found)) copies.settle(entry, isDone ? found.saved : undefined);
    const act = nameOf(entry);
    if (isDone) {
      const done = t(isBack ? "undo.undone" : "undo.redone", { act });
      const text = saved.place.kind === "record" ? t("undo.public", { done }) : done;
      bus.alertShown$.next({ tone: "success", text });
      if (saved.place.kind === "record") refreshAfter(bus, saved.place.resource);
      else bus.refreshPage();
    } else {
      bus.alertShown$.next({ tone: "error", text: t(`undo.${found.kind}`, { act }) });
      if (found.kind === "signedOut") bus.askToSignIn();
    }
    return isDone;
  };
  const tell = (step: UndoStep & { kind: "ops" | "changed" }, isBack: boolean) => {
    const done = isBack ? "undo.undone" : "undo.redone";
    const text = t(step.kind === "ops" ? done : "undo.changed", { act: nameOf(step.entry) });
    bus.alertShown$.next({ tone: step.kind === "ops" ? "success" : "error", text });
  };
  /** @param goesOn whether steps follow a step at the server */
  const run = async (take: () => UndoStep | undefined, isBack: () => boolean, goesOn = false) => {
    while (running.current) await running.current;
    const back = isBack();
    const walk = async () => {
      let step = take();
      while (step?.kind === "saved") {
        const isDone = await atServer(step, back);
        step = isDone && goesOn ? take() : undefined;
      }
      if (step) tell(step, back);
      session.followNow();
    };
    running.current = walk();
    await running.current.finally(() => {
      running.current = undefined;
    });
  };
  const undo = () =>
    run(
      () => copies.undo(),
      () => true,
    );
  const redo = () =>
    run(
      () => copies.redo(),
      () => false,
    );
  const goTo = (count: number) =>
    run(
      () => copies.goTo(count),
      () => count < copies.undo$.value.done.length,
      true,
    );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting(event.target) || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    void (key === "y" || event.shiftKey ? redo() : undo());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return { undo, redo, goTo, nameOf };
}
