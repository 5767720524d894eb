import { useTranslation } from "@festival/shared-ui/i18n";
import { ChipRow } from "./ChipRow.tsx";
import type { GenreChoice } from "../programmeData.ts";

/** Genres to choose from, as links: each leads to the programme with it switched. */
export function GenreFilter({ genres }: { genres: readonly GenreChoice[] }) {
  const { t } = useTranslation();
  // one that would leave nothing is no choice
  const offered = genres.filter(({ isActive, count }) => isActive || count !== 0);
  if (offered.length === 0) return null;
  // on a phone the row runs off the edge, and what is on must be in sight
  const activeFirst = offered.toSorted(
    (a, b) => Number(b.isActive ?? false) - Number(a.isActive ?? false),
  );
  return <ChipRow label={t("programme.filter.label")} choices={activeFirst} />;
}
