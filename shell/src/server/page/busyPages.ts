import { locales } from "@festival/contracts/locales";
import type { Layout } from "@festival/contracts/pageOwner";
import type { FastifyInstance } from "fastify";
import { mobileAppLayout } from "../../cookies/layoutCookie.ts";
import { lastResortPage } from "../document/plainPages.ts";
import { PreparedBody } from "../answer/preparedBody.ts";
import type { ErrorPages } from "./errorPages.ts";
import type { SiteAnswer, SiteRequest } from "./siteAnswer.ts";
import type { StoredAnswer } from "../store/storedPages.ts";

/** The site has too much to do, or the visitor has asked for too much. */
export type BusyStatus = 503 | 429;

type Shown = Pick<SiteRequest, "asData" | "layout" | "locale"> & { status: BusyStatus };

const layouts: readonly Layout[] = ["default", mobileAppLayout];
const keyOf = ({ status, locale, layout, asData }: Shown): string =>
  `${status} ${locale} ${layout} ${asData}`;

const statuses: readonly BusyStatus[] = [503, 429];
const allShown: readonly Shown[] = statuses.flatMap((status) =>
  locales.flatMap((locale) =>
    layouts.flatMap((layout) =>
      [true, false].map((asData) => ({ status, locale, layout, asData })),
    ),
  ),
);

/**
 * What visitors get where a page can't be made now: made before it is needed, so that it costs no more
 * than a page that is kept.
 */
export function createBusyPages(
  errorPages: Pick<ErrorPages, "makeBusyPage">,
  prepare: (answer: SiteAnswer) => StoredAnswer,
  origin: string,
) {
  const made = new Map<string, StoredAnswer>();

  return {
    /** Makes them, or makes them again with what header and footer show now. */
    async makeAll(): Promise<void> {
      for (const shown of allShown) {
        const answer = await errorPages.makeBusyPage(shown.status, { ...shown, origin });
        made.set(keyOf(shown), prepare(answer));
      }
    },

    get(shown: Shown): StoredAnswer {
      const found = made.get(keyOf(shown));
      if (found) return found;
      const body = new PreparedBody(
        shown.status,
        "text/html; charset=utf-8",
        lastResortPage(`/${shown.locale}`),
      );
      return { kind: "body", body, isPersonal: false };
    },
  };
}

export type BusyPages = ReturnType<typeof createBusyPages>;

/** How often the pages for an overloaded site are made again; header and footer change rarely. */
const busyPagesMs = 5 * 60_000;

/** Makes them once the app listens, and again from time to time. */
export function keepBusyPagesReady(app: FastifyInstance, busyPages: BusyPages): void {
  let timer: NodeJS.Timeout | undefined;
  const make = () =>
    busyPages
      .makeAll()
      .catch((error: unknown) => app.log.warn({ err: error }, "the busy pages are not made"));
  app.addHook("onListen", () => {
    void make();
    timer = setInterval(() => void make(), busyPagesMs);
  });
  app.addHook("preClose", () => clearInterval(timer));
}
