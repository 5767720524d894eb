import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useEffectEvent } from "react";
import type { Bus } from "../bus.ts";
import { isWriting } from "../keys/isWriting.ts";
import type { Structure } from "../structure/useStructure.ts";
import { picturesIn } from "../structure/newPictures/pictureFiles.ts";
import { takeDroppedFiles } from "./takeDroppedFiles.ts";
import { fillClipboard, readClipboard, sectionsIn, writeClipboard } from "./systemClipboard.ts";

interface ClipboardParts {
  bus: Bus;
  locale: Locale;
  structure: Structure;
  /** What is chosen, or has the focus. */
  chosen(): Chosen | undefined;
  /** The section whose frame an element is. */
  sectionAt(element: EventTarget | null): Chosen | undefined;
  /** Where sections go where nothing is chosen. */
  end(): Place | undefined;
  /** Takes pictures that were pasted or dropped. */
  onPictures(place: Place, files: File[]): void;
}

interface Chosen {
  owner: string;
  ids: readonly SectionRef[];
}

interface Place {
  owner: string;
  at: Target;
}

/**
 * Whether the browser's own copying and pasting is meant: of words that are marked, typed, or in a dialog. A text that
 * has taken the words already may have drawn itself again, and the target, in WebKit its innermost element, is gone.
 */
const isElsewhere = ({ target, defaultPrevented }: ClipboardEvent) =>
  defaultPrevented ||
  isWriting(target) ||
  document.querySelector("dialog[open]") !== null ||
  document.getSelection()?.isCollapsed === false;

/** Cuts, copies and pastes sections by the browser's clipboard, by its own keys and by buttons. */
export function useClipboard(parts: ClipboardParts) {
  const { bus, locale, structure, chosen, sectionAt, end, onPictures } = parts;
  const { t } = useTranslation();
  const tell = (text: string, tone: "success" | "error" = "success") =>
    bus.alertShown$.next({ tone, text });

  const take = (owner: string, ids: readonly SectionRef[], act: "copy" | "cut") => {
    const count = structure.actsOf(owner).of(ids).length;
    if (act === "cut") structure.remove(owner, ids);
    tell(t(`clipboard.${act}`, { count }));
  };

  const onTake = useEffectEvent((event: ClipboardEvent, act: "copy" | "cut") => {
    const found = chosen();
    if (isElsewhere(event) || !found || !event.clipboardData) return;
    event.preventDefault();
    const clip = structure.actsOf(found.owner).clip(found.ids);
    fillClipboard(event.clipboardData, clip, locale);
    take(found.owner, found.ids, act);
  });

  const put = async (pasted: { html: string; plain: string }, owner: string, at: Target) => {
    const clip = await sectionsIn(pasted, locale);
    if (clip) structure.paste(owner, clip, at);
    else tell(t("paste.nothing"), "error");
  };

  const placeAfter = (found: Chosen | undefined): Place | undefined => {
    const after = found && structure.actsOf(found.owner).after(found.ids);
    return found && after ? { owner: found.owner, at: after } : end();
  };

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event) || !event.clipboardData) return;
    const place = placeAfter(chosen());
    if (!place) return;
    event.preventDefault();
    const pictures = picturesIn(event.clipboardData.files);
    // what has words, too, such as a part of a document, is pasted as such
    if (pictures.length > 0 && event.clipboardData.getData("text/plain") === "") {
      onPictures(place, pictures);
      return;
    }
    const [html, plain] = ["text/html", "text/plain"].map((type) =>
      event.clipboardData?.getData(type),
    );
    void put({ html: html ?? "", plain: plain ?? "" }, place.owner, place.at);
  });

  const onDropped = useEffectEvent((event: DragEvent) => {
    const pictures = picturesIn(event.dataTransfer?.files);
    const place = placeAfter(sectionAt(event.target) ?? chosen());
    if (place && pictures.length > 0) onPictures(place, pictures);
    else tell(t("newPictures.none"), "error");
  });
  useEffect(() => takeDroppedFiles((event) => onDropped(event)), []);

  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => onTake(event, "copy");
    const onCut = (event: ClipboardEvent) => onTake(event, "cut");
    const onPut = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("copy", onCopy);
    document.addEventListener("cut", onCut);
    document.addEventListener("paste", onPut);
    return () => {
      document.removeEventListener("copy", onCopy);
      document.removeEventListener("cut", onCut);
      document.removeEventListener("paste", onPut);
    };
  }, []);

  return {
    /** Copies or cuts after a press on a button. */
    async copy(owner: string, ids: readonly SectionRef[], act: "copy" | "cut"): Promise<void> {
      const isWritten = await writeClipboard(structure.actsOf(owner).clip(ids), locale);
      if (isWritten) take(owner, ids, act);
      else tell(t("clipboard.forbidden"), "error");
    },
    /** Pastes after a press on a button. */
    async pasteAt(owner: string, at: Target): Promise<void> {
      const pasted = await readClipboard();
      if (pasted) await put(pasted, owner, at);
      else tell(t("paste.forbidden"), "error");
    },
  };
}

export type Clipboard = ReturnType<typeof useClipboard>;
