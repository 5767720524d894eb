import type { RemoteName } from "./containers.ts";

/** Fragments without a choice. */
type Nothing = Record<string, never>;

/**
 * What owners have for the pages of others: each fragment's name, and the props that it is asked with. Plain JSON.
 * A row more is a fragment more.
 */
export interface Fragments {
  "mf-programme": {
    /** The events that staff has picked for the home page. */
    highlightEvents: Nothing;
    /** What plays now, today and at the weekend; asked for while there is something of it. */
    today: Nothing;
    /**
     * By the id of a venue, an artist, an ensemble, or a tag of the magazine. With `page` and `address`, the path of
     * the page that embeds them, older ones can be turned to, there by `?page=`; else the latest are shown.
     */
    concerts: {
      venue?: number;
      artist?: number;
      ensemble?: number;
      tag?: number;
      page?: number;
      address?: string;
    };
    /** By the ids of events, past ones too. */
    chosenConcerts: { events: number[] };
  };
  "mf-magazine": {
    /**
     * Articles that speak of an event, or of a concert of an artist, an ensemble, a work or a composer, by its id; else
     * those for the home page.
     */
    articleTeasers: {
      event?: number;
      artist?: number;
      ensemble?: number;
      work?: number;
      composer?: number;
    };
  };
  "mf-forms": {
    /** Without a slug, the first public form, as when a release is tried. */
    form: { slug?: string };
    newsletterForm: Nothing;
    newsletterTeaser: Nothing;
  };
}

/** Props as a page of any release asks: names that are known, with values that `load` checks. */
export type UncheckedProps<Props> = { readonly [Name in keyof Props]: unknown };

/** The remotes that have fragments. */
export type FragmentOwner = keyof Fragments & RemoteName;

/** A place in a page that another remote fills, by the fragment's owner, its name, and what it is asked with. */
export type FragmentRequest = {
  [Owner in FragmentOwner]: {
    [Name in keyof Fragments[Owner]]: { owner: Owner; name: Name; props: Fragments[Owner][Name] };
  }[keyof Fragments[Owner]];
}[FragmentOwner];
