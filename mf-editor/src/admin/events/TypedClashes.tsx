import { listEventClashes, type EventClashQuery } from "@festival/contracts/calls/eventActs";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { clashQuery } from "./clashQuery.ts";
import { later } from "../frame/later.tsx";
import styles from "./events.module.css";

const ClashList = later(() =>
  import("./Effects.tsx").then(({ ClashList }) => ({ default: ClashList })),
);
const typingMs = 350;

/** What the form takes up, when one stops typing for a moment. */
function useTypedNeeds(id: number | null): EventClashQuery | undefined {
  const { getValues, subscribe } = useFormContext();
  const [needs, setNeeds] = useState(() => clashQuery(getValues(), id));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setNeeds(clashQuery(getValues(), id)), typingMs);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: readSoon });
    // this part comes after the form: what was typed between its render and now has told no one
    readSoon();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [getValues, subscribe, id]);
  return needs;
}

/** Other events that need the venue or people of this one at its time, as it is being typed. */
export function TypedClashes({ id }: { id: number | null }) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const needs = useTypedNeeds(id);
  const { data } = useQuery({
    queryKey: ["events", "clashes", needs],
    queryFn: () => answered(transport.read(listEventClashes, needs ?? { starts_at: "" })),
    enabled: needs !== undefined,
    placeholderData: (before) => before,
  });
  const clashes = (needs && data) ?? [];
  return (
    <div role="status">
      {clashes.length > 0 && (
        <details className={styles.typedClashes}>
          <summary>{t("event.clashes", { count: clashes.length })}</summary>
          <ClashList clashes={clashes} />
        </details>
      )}
    </div>
  );
}
