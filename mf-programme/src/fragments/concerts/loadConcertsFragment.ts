import type { Fragments, UncheckedProps } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import type { ConcertsData } from "../../concerts/concertsData.ts";
import { loadConcerts } from "../../concerts/loadConcerts.ts";

const number = (value: unknown) => (typeof value === "number" ? value : undefined);

/**
 * @param props ids: `venue`, `artist`, `ensemble` or `tag`, one of the magazine's. With `page` and `address`, path of the page that
 *   embeds the concerts, older ones can be turned to, there by `?page=`; else the latest are shown.
 */
export function loadConcertsFragment(
  props: UncheckedProps<Fragments["mf-programme"]["concerts"]>,
  context: FragmentContext,
): Promise<ConcertsData> {
  const { address } = props;
  const of = {
    venue: number(props.venue),
    artist: number(props.artist),
    ensemble: number(props.ensemble),
    tag: number(props.tag),
  };
  if (typeof address !== "string") return loadConcerts(of, context);
  return loadConcerts(of, context, {
    page: number(props.page) ?? 1,
    hrefOf: (page) => (page > 1 ? `${address}?page=${page}` : address),
  });
}
