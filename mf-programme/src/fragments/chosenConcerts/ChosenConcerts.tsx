import { useTranslation } from "@festival/shared-ui/i18n";
import { ConcertList } from "../../concerts/ConcertList.tsx";
import type { DatedEvent } from "../../events/datedEvent.ts";

/** The concerts that another page speaks of; nothing where there are none. */
export function ChosenConcerts({ data }: { data: readonly DatedEvent[] }) {
  const { t } = useTranslation();
  if (data.length === 0) return null;
  return <ConcertList title={t("concerts.chosen")} events={data} />;
}
