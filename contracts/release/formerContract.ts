import type { BehaviorSubject, Subject } from "rxjs";
import type { Bus, EditorBus, Written } from "../bus.ts";
import type { ConsentService } from "../consent.ts";
import type { BrowserFragment, OwnerProps, Page } from "../pageOwner.ts";
import type { Given, Taken } from "./crossing.ts";

// Contract 3, in which owners wrote streams themselves. A shell still hands it to releases that were built for it. It
// goes when the major is raised next.

/** What the editor of contract 3 told by the bus; today's keeps it to itself. */
export interface FormerAlert {
  tone: "success" | "error";
  text: string;
}

/** The bus of contract 3, which is that of today besides. */
export interface FormerBus extends Written<EditorBus> {
  headerOpen$: BehaviorSubject<boolean>;
  refresh$: Subject<void>;
  serviceAgreed$: Subject<ConsentService>;
  newsletterOpened$: Subject<void>;
  alertShown$: Subject<FormerAlert>;
}

type WithFormerBus<Props extends { bus: Bus }> = Omit<Props, "bus" | "page$"> & { bus: FormerBus };

/** What a shell hands to a release of the contract before. */
export interface GivenToFormer extends Omit<Given, "props"> {
  props: WithFormerBus<OwnerProps> & { page$: BehaviorSubject<Page> };
}

/** What such a release hands to a shell. */
export interface TakenFromFormer extends Omit<Taken, "fragment"> {
  fragment: Omit<BrowserFragment, "mount"> & {
    mount(
      element: HTMLElement,
      props: WithFormerBus<Parameters<BrowserFragment["mount"]>[1]>,
    ): () => void;
  };
}
