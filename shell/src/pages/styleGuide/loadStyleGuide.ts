import { listEvents, listSponsors } from "@festival/contracts/calls/programme";
import { listTeamMembers } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { sectionSpecimens } from "./sampleSections.ts";
import { guideWidths, type GuideWidth, type StyleGuideData } from "./styleGuideData.ts";
import { styleGuideTexts } from "./styleGuideTexts.ts";

const isWidth = (text: string | undefined): text is GuideWidth =>
  guideWidths.some((width) => width === text);

/** All building blocks, with what the site has to fill them. For staff; others find nothing here. */
export async function loadStyleGuide(request: PageRequest): Promise<LoadedPage<StyleGuideData>> {
  const { api, audience, locale, route } = request;
  if (audience !== "staff") throw new ApiError("not_found", "The style guide is for staff.");
  const t = styleGuideTexts(locale);
  const [{ results }, team, sponsors] = await Promise.all([
    api.get(listEvents),
    api.get(listTeamMembers),
    api.get(listSponsors),
  ]);
  const event = results.find(({ image_objs }) => image_objs.length > 0) ?? results[0] ?? null;
  const image = event?.image_objs[0] ?? null;
  const { part = "", width } = route.query;
  const specimens = sectionSpecimens(t, { image, event, member: team[0] ?? null, sponsors });
  return {
    kind: "page",
    data: {
      part: part === "" ? null : part,
      width: isWidth(width) ? width : "full",
      image,
      sections: specimens.map(({ name, states }) => ({
        name,
        states: states.map(({ state, sections }) => ({
          state,
          sections: withEventDates(sections, locale),
        })),
      })),
    },
    head: { title: t("title"), description: t("description"), noIndex: true },
    alternates: localize((language) => href("styleGuide", language, {}, { part, width })),
  };
}
