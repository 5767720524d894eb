import {
  marketingBanners as bannersDescription,
  seasons as seasonsDescription,
} from "@festival/contracts/resources/programme/season";
import { and, eq, ne } from "drizzle-orm";
import { marketingBanners, seasons } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";
import { endProblem } from "../../platform/resources/fields.ts";

export const seasonsResource = defineResource(seasonsDescription, {
  table: seasons,
  async check(_transaction, { starts_on: starts, ends_on: ends }) {
    return { ends_on: ends < starts ? "out_of_range" : undefined };
  },
  /** There is at most one current season. */
  async store(transaction, id, sent) {
    if (sent.is_current !== true) return;
    await transaction
      .update(seasons)
      .set({ isCurrent: false })
      .where(and(ne(seasons.id, id), eq(seasons.isCurrent, true)));
  },
  tags: () => ["season"],
});

export const marketingBannersResource = defineResource(bannersDescription, {
  table: marketingBanners,
  check: async (_transaction, record) => endProblem(record),
  tags: () => ["banners"],
});
