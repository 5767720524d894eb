import { locales, type Locale } from "@festival/contracts/locales";
import type { Layout } from "@festival/contracts/pageOwner";
import { mobileAppLayout } from "../layoutCookie.ts";
import { lastResortPage } from "./plainPages.ts";
import { PreparedBody } from "./preparedBody.ts";
import type { createRoad, SiteAnswer, SiteRequest } from "./road.ts";
import type { StoredAnswer } from "./storedPages.ts";

type Shown = Pick<SiteRequest, "asData" | "layout"> & { locale: Locale };

const layouts: readonly Layout[] = ["default", mobileAppLayout];
const keyOf = ({ locale, layout, asData }: Shown): string => `${locale} ${layout} ${asData}`;

const allShown: readonly Shown[] = locales.flatMap((locale) =>
  layouts.flatMap((layout) => [true, false].map((asData) => ({ locale, layout, asData }))),
);

/**
 * What visitors get where a page can't be made now: made before it is needed, so that it costs no more
 * than a page that is kept.
 */
export function createBusyPages(
  road: Pick<ReturnType<typeof createRoad>, "makeBusyPage">,
  prepare: (answer: SiteAnswer) => StoredAnswer,
  origin: string,
) {
  const made = new Map<string, StoredAnswer>();

  return {
    /** Makes them, or makes them again with what header and footer show now. */
    async makeAll(log: SiteRequest["log"]): Promise<void> {
      for (const shown of allShown) {
        const answer = await road.makeBusyPage(shown.locale, {
          url: `/${shown.locale}`,
          asData: shown.asData,
          origin,
          rememberedLocale: shown.locale,
          layout: shown.layout,
          user: null,
          caller: {},
          log,
        });
        made.set(keyOf(shown), prepare(answer));
      }
    },

    get(shown: Shown): StoredAnswer {
      const found = made.get(keyOf(shown));
      if (found) return found;
      const body = new PreparedBody(
        503,
        "text/html; charset=utf-8",
        lastResortPage(`/${shown.locale}`),
      );
      return { kind: "body", body, isPersonal: false };
    },
  };
}

export type BusyPages = ReturnType<typeof createBusyPages>;
