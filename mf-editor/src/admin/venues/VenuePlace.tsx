import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useGetList } from "ra-core";
import { useWatch } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import { numberInWords, textOf } from "../data/words.ts";
import { around, type Place } from "./venuePlaces.ts";
import styles from "./VenuePlace.module.css";

const most = 100;
const inOrder = { field: "name", order: "ASC" } as const;

/** Undefined where it is no number; comma and point are the same. */
function degrees(typed: unknown): number | undefined {
  const text = textOf(typed).trim().replace(",", ".");
  const value = Number(text);
  return text === "" || Number.isNaN(value) ? undefined : value;
}

function placeOf(values: Readonly<Record<string, unknown>>, name: string): Place | undefined {
  const latitude = degrees(values.latitude);
  const longitude = degrees(values.longitude);
  return latitude === undefined || longitude === undefined
    ? undefined
    : { name, latitude, longitude };
}

/** Where the venue lies by the numbers that are typed, among all others: drawn here, without a map of others. */
export function VenuePlace({ id }: { id: number | null }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const [latitude, longitude, name] = useWatch({ name: ["latitude", "longitude", "name"] });
  const { data = [] } = useGetList<StaffRecord>("venues", {
    pagination: { page: 1, perPage: most },
    sort: inOrder,
    filter: {},
  });
  const nameIn = (value: unknown) =>
    textOf((value as Readonly<Record<string, unknown>> | undefined)?.[locale]);
  const own = placeOf({ latitude, longitude }, nameIn(name));
  const others = data.flatMap((venue) =>
    venue.id === id ? [] : (placeOf(venue, nameIn(venue.name)) ?? []),
  );
  const drawn = own && around(own, others);
  const nearest = drawn?.nearest;
  const km = nearest && numberInWords(Math.round(nearest.km * 10) / 10, locale);
  const words = nearest ? t("venuePlace.nearest", { km, name: nearest.name }) : "";
  return (
    <aside className={styles.place} aria-label={t("venuePlace.title")}>
      <h2 className={styles.title}>{t("venuePlace.title")}</h2>
      {drawn ? (
        <svg
          viewBox="0 0 100 100"
          className={styles.map}
          role="img"
          aria-label={words || t("venuePlace.title")}
        >
          {drawn.others.map(({ name: other, x, y }) => (
            <circle key={`${other} ${x} ${y}`} cx={x} cy={y} r={1.6} className={styles.other}>
              <title>{other}</title>
            </circle>
          ))}
          <circle cx={drawn.own.x} cy={drawn.own.y} r={3} className={styles.own} />
        </svg>
      ) : (
        <p>{t("venuePlace.none")}</p>
      )}
      {words && <p>{words}</p>}
      <p className={styles.note}>{t("venuePlace.note")}</p>
    </aside>
  );
}
