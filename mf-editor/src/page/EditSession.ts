import type { ChangesAnswer } from "@festival/contracts/api/editing/contentChanges";
import type { Section } from "@festival/contracts/api/sections";
import type { EditablePage, EditingFace, LoadFace, OwnerKey } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import type { Page } from "@festival/contracts/pageOwner";
import { BehaviorSubject, type Observable, type Subscription } from "rxjs";
import type { Bus } from "../bus.ts";
import { Flush } from "../sync/flush.ts";
import { Journal, type JournalEntry } from "../sync/journal.ts";
import type { Server } from "../sync/server.ts";
import { adoptEntries, holdTab, type Locks } from "../sync/tabs.ts";
import { Presence } from "../presence/Presence.ts";
import { blockPlaces } from "../blocks/blockPlaces.ts";
import { keepActs, readActs } from "../undoList/keptActs.ts";
import { hasUnsaved, keyOfOwner, ownerOfKey } from "../workingCopy/unsaved.ts";
import { isSame } from "../workingCopy/isSame.ts";
import { WorkingCopies } from "../workingCopy/store.ts";
import { headsOf, headValues, needsReading, type ReadHeads } from "./fields.ts";
import { ownersIn, placesOf, sectionsAt, withValueAt } from "./places.ts";
import { knownIn, ShownSections } from "./shownSections.ts";
import { UnreadCopies } from "./UnreadCopies.ts";

/** While words are typed the page follows them this often. */
const followMs = 150;

/** How long a person who signs out waits for what is unsaved, and how often it is looked at. */
const mostDeliveryMs = 15_000;
const deliveryStepMs = 100;

export interface SessionParts {
  bus: Bus;
  locale: Locale;
  loadFace: LoadFace;
  server: Server;
  storage: Storage | undefined;
  /** Of this tab alone. */
  tabStorage?: Storage | undefined;
  locks: Locks | undefined;
  /** Tells who has signed in again in this document, by email address. */
  signedIn$: Observable<string>;
}

const nowhere: EditablePage = { sections: [], fields: [], admin: null };

/**
 * What staff edit in this document: the working copies of all that its page shows, on the page, on the device and at
 * the server. It goes on over navigations.
 */
export class EditSession {
  readonly copies: WorkingCopies;
  readonly journal: Journal;
  readonly flush: Flush;
  /** What of the present page can be edited. */
  readonly places$ = new BehaviorSubject<EditablePage>(nowhere);
  /** How many entries were taken over from tabs that are closed. */
  readonly restored$ = new BehaviorSubject(0);
  readonly presence: Presence;
  readonly unread = new UnreadCopies(() => void this.#open(this.#parts.bus.page$.value));
  readonly #parts: SessionParts;
  readonly #shown: ShownSections;
  readonly #known = new Map<number | string, Section>();
  /** Lists of sections that the page's owner names; reusable blocks stand in them. */
  #lists: EditablePage["sections"] = [];
  /** Blocks that are being read. */
  readonly #reading = new Set<string>();
  /** The page whose places are known. */
  #page: Page | undefined;
  #face: EditingFace | null = null;
  /** Heads as they were when the page was read. */
  #readHeads: ReadHeads = new Map();
  #follow: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;

  constructor(parts: SessionParts) {
    const { bus, storage, server, locale } = parts;
    const user = bus.user$.value?.email ?? "";
    const tab = crypto.randomUUID();
    this.#parts = parts;
    this.#shown = new ShownSections(locale);
    this.journal = new Journal({ storage, user, tab });
    this.copies = new WorkingCopies(this.journal, readActs(parts.tabStorage, user));
    this.flush = new Flush(this.copies, server, user);
    this.presence = new Presence({
      server,
      owners: () => ownersIn(this.places$.value),
      onRevision: (key, revision) => {
        const base = this.copies.get(key)?.base;
        if (base && base.revision < revision) void this.flush.lookForOthers(key);
      },
    });
    holdTab(parts.locks, tab);
  }

  /** Opens what the page shows, and follows it. @returns ends that; what is unsaved is saved all the same */
  start(): () => void {
    const { bus } = this.#parts;
    if (!this.#isSaving) this.#save();
    const subscriptions: Subscription[] = [
      bus.page$.subscribe((page) => void this.#open(page)),
      this.copies.owners$.subscribe(() => this.#followSoon()),
    ];
    const leavePresence = this.presence.start();
    const endReading = this.unread.start();
    void this.#adopt().then(() => this.#openActs());
    return () => {
      this.flush.now();
      for (const subscription of subscriptions) subscription.unsubscribe();
      leavePresence();
      endReading();
      clearTimeout(this.#follow);
      this.#follow = undefined;
      bus.showDraft(null);
    };
  }

  /** Saves from now on, for as long as the document lives. */
  #save(): void {
    const { bus } = this.#parts;
    this.#isSaving = true;
    this.flush.start();
    this.copies.acknowledged$.subscribe((answer) => this.#note(answer));
    keepActs(this.copies, this.#parts.tabStorage, bus.user$.value?.email ?? "");
    this.journal.trouble$.subscribe((trouble) => {
      this.flush.isUrgent = trouble !== null;
    });
    this.flush.signedOut$.subscribe(() => bus.askToSignIn());
    this.#parts.signedIn$.subscribe((email) => {
      this.flush.signedInAs(email);
      this.unread.now();
    });
    bus.online$.subscribe((isOnline) => {
      if (!isOnline) return;
      this.flush.now();
      this.unread.now();
    });
    bus.navigation$.subscribe(({ phase }) => {
      if (phase === "started") this.flush.now();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.flush.leave();
      else void this.flush.resume().then(() => this.flush.lookForOthers());
    });
    window.addEventListener("pagehide", () => this.flush.leave());
    window.addEventListener("beforeunload", (event) => {
      if (this.journal.trouble$.value && this.hasUnsaved) event.preventDefault();
    });
  }

  /** Opens what acts of before a reload were about, so that they can be taken back. */
  async #openActs(): Promise<void> {
    const { done, undone } = this.copies.undo$.value;
    const keys = new Set([...done, ...undone].flatMap(({ owner }) => (owner ? [owner] : [])));
    await Promise.all([...keys].map((key) => this.#load(ownerOfKey(key))));
  }

  /** Whether something is not with the server yet. */
  get hasUnsaved(): boolean {
    return [...this.copies.owners$.value.values()].some(hasUnsaved);
  }

  /**
   * Brings all that this person has unsaved on this device to the server, also what closed tabs have left.
   * @returns whether nothing is left; it waits as long as that takes, but for what can't be delivered now
   */
  async deliver(): Promise<boolean> {
    if (!this.#isSaving) this.#save();
    await this.#adopt();
    this.flush.now();
    for (let waited = 0; waited < mostDeliveryMs; waited += deliveryStepMs) {
      if (!this.hasUnsaved && this.journal.entries().length === 0) return true;
      const states = [...this.flush.states$.value.values()];
      if (this.hasUnsaved && !states.includes("saving")) return false;
      await new Promise((resolve) => setTimeout(resolve, deliveryStepMs));
    }
    return false;
  }

  /** Drops all that this person has unsaved on this device. */
  discard(): void {
    this.copies.discard();
    this.journal.clear();
  }

  async #open(page: Page): Promise<void> {
    const { bus, loadFace } = this.#parts;
    const face = await loadFace(page.owner);
    if (bus.page$.value !== page) return;
    const own = placesOf(page, face);
    const blocks = blockPlaces(page.data, own.sections);
    const places = { ...own, sections: [...own.sections, ...blocks] };
    for (const place of own.sections) {
      for (const [id, section] of knownIn(sectionsAt(page.data, place.in))) {
        this.#known.set(id, section);
      }
    }
    if (this.#page !== page) this.unread.clear();
    this.#page = page;
    this.#face = face;
    this.#lists = own.sections;
    this.places$.next(places);
    await Promise.all(ownersIn(places).map((owner) => this.#load(owner)));
    this.#readHeads = headsOf(this.copies.owners$.value);
    this.followNow();
    void this.presence.tell();
  }

  async #load(owner: OwnerKey, unsaved?: JournalEntry["unsaved"]): Promise<boolean> {
    if (this.copies.get(keyOfOwner(owner)) && !unsaved) return true;
    const answer = await this.#parts.server.load(owner).catch(() => undefined);
    if (answer?.status === 401) this.#parts.bus.askToSignIn();
    // what a closed tab left may be of another page
    if (!unsaved && this.#shows(owner)) this.unread.note(keyOfOwner(owner), answer?.status);
    if (!answer?.ok) return false;
    // it may have been opened meanwhile
    if (!this.copies.get(keyOfOwner(owner)) || unsaved) {
      this.copies.open(owner, answer.body, unsaved);
    }
    return true;
  }

  #shows(owner: OwnerKey): boolean {
    const keys = ownersIn(this.places$.value).map(keyOfOwner);
    return keys.includes(keyOfOwner(owner));
  }

  #adopt(): Promise<void> {
    return adoptEntries(this.#parts.locks, this.journal, async ({ owner, unsaved }) => {
      const present = this.copies.get(keyOfOwner(owner));
      if (present && hasUnsaved(present)) return false;
      const isOpen = await this.#load(owner, unsaved);
      if (isOpen) this.restored$.next(this.restored$.value + 1);
      return isOpen;
    });
  }

  /** Keeps how the server shows what it has just stored, with its pictures and people. */
  #note({ sections }: Pick<ChangesAnswer, "sections">): void {
    for (const { id, shown } of sections) {
      const section = shown[this.#parts.locale];
      if (!section) continue;
      this.#known.set(id, { ...this.#known.get(id), ...section });
      // what stands in a block that was just put there
      for (const [inner, known] of knownIn([section])) {
        if (!this.#known.has(inner)) this.#known.set(inner, known);
      }
    }
  }

  /** Notes which reusable blocks the page shows by now, and reads those that are new. */
  #noteBlocks(blocks: EditablePage["sections"]): void {
    const sections = [...this.#lists, ...blocks];
    const places = this.places$.value;
    if (!isSame(sections, places.sections)) this.places$.next({ ...places, sections });
    for (const { owner } of blocks) {
      const key = keyOfOwner(owner);
      if (this.copies.get(key) || this.#reading.has(key)) continue;
      this.#reading.add(key);
      void this.#load(owner).finally(() => this.#reading.delete(key));
    }
  }

  /** Page data with the working copies of some lists in their places. */
  #withSections(page: unknown, lists: EditablePage["sections"]): unknown {
    let data = page;
    for (const place of lists) {
      const state = this.copies.get(keyOfOwner(place.owner));
      if (!state) continue;
      const present = sectionsAt(data, place.in);
      const sections = this.#shown.of(state.shown.sections, this.#known);
      const isSameList =
        present.length === sections.length &&
        sections.every((section, index) => section === present[index]);
      if (!isSameList) data = withValueAt(data, place.in, sections);
    }
    return data;
  }

  #followSoon(): void {
    this.#follow ??= setTimeout(() => this.followNow(), followMs);
  }

  /** Shows what is unsaved in the page. */
  followNow(): void {
    clearTimeout(this.#follow);
    this.#follow = undefined;
    const { bus } = this.#parts;
    const page = bus.page$.value;
    // a list of another page may stand at the same place
    if (page !== this.#page) return;
    const outer = this.#withSections(this.#withHeads(page).data, this.#lists);
    const blocks = blockPlaces(outer, this.#lists);
    this.#noteBlocks(blocks);
    const data = this.#withSections(outer, blocks);
    const draft = data === page.data ? null : { ...page, data };
    if (draft || bus.pageDraft$.value) bus.showDraft(draft);
    // what was empty stands in an element of its own once it is written
    const { fields } = placesOf(draft ?? page, this.#face);
    const places = this.places$.value;
    if (!isSame(fields, places.fields)) this.places$.next({ ...places, fields });
    this.#readAgain();
  }

  /** The page with what is unsaved of heads. */
  #withHeads(page: Page): Page {
    const { fields } = this.places$.value;
    const owners = this.copies.owners$.value;
    const values = headValues(fields, owners, this.#readHeads, this.#parts.locale);
    return this.#face?.patch(page, values) ?? page;
  }

  /** Reads the page again for what only the server can show, such as another picture of an article. */
  #readAgain(): void {
    const heads = headsOf(this.copies.owners$.value);
    const { fields } = this.places$.value;
    if (!needsReading(fields, heads, this.#readHeads, this.#parts.locale)) return;
    this.#readHeads = heads;
    this.#parts.bus.refreshPage();
  }
}
