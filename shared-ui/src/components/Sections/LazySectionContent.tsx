import type { SectionModel, SectionOf } from "@festival/contracts/api/content";
import { Embed } from "./Embed.tsx";
import { EventItem } from "./EventItem.tsx";
import { EventList } from "./EventList.tsx";
import { Film } from "./Film.tsx";
import { ImageList, VideoList } from "./MediaLists.tsx";
import { SponsorList } from "./SponsorList.tsx";
import { TeamTeaser } from "./TeamTeaser.tsx";
import { FullTeaser, TeaserList } from "./Teasers.tsx";

/** Those that most pages do without. */
type RareModel = Exclude<
  SectionModel,
  "headline" | "text" | "link" | "image" | "quote" | "faq" | "container" | "section"
>;

export function LazySectionContent({ section }: { section: SectionOf<RareModel> }) {
  switch (section.model) {
    case "fullteaser":
      return <FullTeaser section={section} />;
    case "teaserlist":
      return <TeaserList section={section} />;
    case "imagelist":
      return <ImageList section={section} />;
    case "videolist":
      return <VideoList section={section} />;
    case "eventitem":
      return <EventItem item={section} />;
    case "eventlist":
      return <EventList section={section} />;
    case "teamteaser":
      return <TeamTeaser section={section} />;
    case "sponsorlist":
      return <SponsorList section={section} />;
    case "video":
      return <Embed {...section} address={section.video_url} kind="watch" />;
    case "film":
      return <Film section={section} />;
    case "audio":
      return <Embed {...section} address={section.embed} kind="listen" />;
    case "soundcloud":
    case "podcast":
      return <Embed {...section} address={section.embed_code} kind="listen" />;
    case "viewer":
      return <Embed {...section} address={section.embed} kind="leaf" />;
    case "socialmedia":
      return <Embed {...section} address={section.embed} kind="visit" />;
    case "starmate":
      return <Embed {...section} address={section.embed} kind="visit" isStarmate />;
    default:
      return null;
  }
}
