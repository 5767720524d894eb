import { listSiteGaps } from "@festival/contracts/calls/site";
import { useQuery } from "@tanstack/react-query";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { later } from "../frame/later.tsx";
import { withWords } from "../texts/words.ts";

// most sites have none
const GapList = later(
  withWords(["system"], () =>
    import("./GapList.tsx").then(({ GapList }) => ({ default: GapList })),
  ),
);

/** What the site lacks before search engines may find it; nothing where it lacks nothing. */
export function SiteGaps({ revision }: { revision: number }) {
  const { transport } = useAdmin();
  const { data = [] } = useQuery({
    queryKey: ["site-gaps", revision],
    queryFn: () => answered(transport.read(listSiteGaps, {})),
  });
  return data.length > 0 && <GapList gaps={data} />;
}
