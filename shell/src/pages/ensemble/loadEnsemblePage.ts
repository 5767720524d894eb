import type { Ensemble, EnsembleMember } from "@festival/contracts/api/programme/people";
import type { Image, RichText } from "@festival/contracts/api/common";
import { getEnsemble } from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { type Locale, localize } from "@festival/contracts/locales";
import type { FragmentRequest } from "@festival/contracts/fragments";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { shorten } from "@festival/shared-ui/shorten";
import { type ContentData, loadContentPage } from "../content/loadContentPage.ts";
import { translate } from "../../texts.ts";
import { sharedImage } from "../contentHead.ts";

export interface EnsembleData {
  name: string;
  description: RichText | null;
  image: Image | null;
  members: { id: number; name: string; role: string; href: string; image: Image | null }[];
}

const fullName = ({ first_name, last_name }: EnsembleMember) => `${first_name} ${last_name}`.trim();

function headOf(ensemble: Ensemble, locale: Locale, url: string): PageHead {
  const { name, image_obj: image } = ensemble;
  const story = (ensemble.description?.blocks ?? []).map(({ text }) => text).join(" ");
  const description = shorten(story || name);
  const imageUrl = image ? sharedImage(image) : undefined;
  return {
    title: name,
    description,
    openGraph: { type: "profile", title: name, description, ...(imageUrl ? { imageUrl } : {}) },
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "MusicGroup",
        name,
        description: story || undefined,
        image: imageUrl,
        url,
        sameAs: ensemble.same_as?.length ? ensemble.same_as : undefined,
        member: ensemble.members.map((member) => ({ "@type": "Person", name: fullName(member) })),
      },
    ],
    trail: [
      { name: translate(locale)("ensemble.back"), href: href("programme", locale) },
      { name, href: url },
    ],
  };
}

/** The places in the page that other remotes fill: its concerts, and articles about these. */
function fragmentsOf(
  id: number,
  page: number,
  address: string,
): Record<"concerts" | "articles", FragmentRequest> {
  const props = { ensemble: id, page, address };
  return {
    concerts: { owner: "mf-programme", name: "concerts", props },
    articles: { owner: "mf-magazine", name: "articleTeasers", props: { ensemble: id } },
  };
}

async function loadEnsemble(
  { api, locale, route: { params, query } }: PageRequest,
  id: number,
): Promise<LoadResult<EnsembleData>> {
  const page = query.page ? parseId(query.page) : 1;
  if (!page) throw new ApiError("not_found", `"${query.page}" is no page number.`);
  const ensemble = await api.get(getEnsemble, { id });
  const { name, slug, description, image_obj: image, members } = ensemble;
  const addressOf = (language: Locale, number: number) =>
    href(
      "ensemble",
      language,
      { slug: slug[language], ensembleId: id },
      { page: number > 1 ? number : undefined },
    );
  if (params.slug !== slug[locale]) {
    return { kind: "redirect", to: addressOf(locale, page), status: 301 };
  }
  return {
    kind: "page",
    data: {
      name,
      description,
      image,
      members: members.map((member) => ({
        id: member.id,
        name: fullName(member),
        role: member.role,
        href: href("artist", locale, { slug: member.slug[locale], id: member.id }),
        image: member.image_obj,
      })),
    },
    head: headOf(ensemble, locale, addressOf(locale, 1)),
    alternates: localize((language) => addressOf(language, page)),
    fragments: fragmentsOf(id, page, addressOf(locale, 1)),
  };
}

/**
 * A generic page that has exactly this address, or else the ensemble of this number: an address of
 * nothing but a number, `/de/7`, leads to the ensemble's own.
 */
export async function loadPageOrEnsemble(
  request: PageRequest,
): Promise<LoadResult<EnsembleData | ContentData>> {
  try {
    return await loadContentPage(request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
    const { ensembleId, path } = request.route.params;
    const id = parseId(ensembleId ?? path);
    if (!id) throw error;
    return loadEnsemble(request, id);
  }
}
