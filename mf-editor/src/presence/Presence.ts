import type { PresenceAnswer } from "@festival/contracts/api/editing/presence";
import { presenceSeconds, type OwnerKey } from "@festival/contracts/editing";
import { BehaviorSubject } from "rxjs";
import { isSame } from "../workingCopy/isSame.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";
import type { Server } from "../sync/server.ts";

export type Other = PresenceAnswer["others"][number];

/** A person who has done nothing for so long is shown as idle. */
const idleMs = 120_000;

export interface PresenceParts {
  server: Pick<Server, "here">;
  /** What is on the screen. */
  owners(): readonly OwnerKey[];
  /** Told the revision that an owner has at the server. */
  onRevision(key: string, revision: number): void;
}

/** Says each ten seconds where the person is who edits, and knows who else is there. */
export class Presence {
  /** By `keyOfOwner`; without those in which the person is alone. */
  readonly others$ = new BehaviorSubject<ReadonlyMap<string, readonly Other[]>>(new Map());
  readonly #parts: PresenceParts;
  #place: { owner: string; section: number } | undefined;
  #active = Date.now();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** The section that is edited; others are told at once. A new one has no id yet. */
  moveTo(place: { owner: string; id: number | string } | undefined): void {
    this.#place =
      typeof place?.id === "number" ? { owner: place.owner, section: place.id } : undefined;
    this.#active = Date.now();
    void this.tell();
  }

  start(): () => void {
    const onAct = () => {
      this.#active = Date.now();
    };
    const acts = ["keydown", "pointerdown"] as const;
    for (const act of acts) document.addEventListener(act, onAct, { passive: true });
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.tell();
    }, presenceSeconds * 1000);
    return () => {
      for (const act of acts) document.removeEventListener(act, onAct);
      clearInterval(timer);
      this.others$.next(new Map());
    };
  }

  /** Says where the person is, once. What fails is said again next time. */
  async tell(): Promise<void> {
    const idle = Date.now() - this.#active > idleMs;
    const before = this.others$.value;
    const answers = this.#parts.owners().map(async (owner) => {
      const key = keyOfOwner(owner);
      const section = this.#place?.owner === key ? this.#place.section : null;
      const place = { section, field: "", idle };
      const answer = await this.#parts.server.here(owner, place).catch(() => undefined);
      if (!answer?.ok) return [key, before.get(key) ?? []] as const;
      this.#parts.onRevision(key, answer.body.revision);
      return [key, answer.body.others] as const;
    });
    const known = await Promise.all(answers);
    const others = new Map(known.filter(([, people]) => people.length > 0));
    if (!isSame([...others], [...before])) this.others$.next(others);
  }
}
