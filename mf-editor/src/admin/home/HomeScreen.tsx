import type { Office, OfficeEvent } from "@festival/contracts/api/operations";
import { getOffice } from "@festival/contracts/calls/office";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { filtered } from "../routing/filtered.ts";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords, timeInWords } from "../data/words.ts";
import { actKinds } from "../events/actKinds.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { findResource } from "../resources/adminResources.ts";
import { ContentLink } from "./ContentLink.tsx";
import { FindingsPart } from "./FindingsPart.tsx";
import styles from "./HomeScreen.module.css";
import { Part } from "./Part.tsx";
import { StalePart } from "./StalePart.tsx";

const optionIn = (field: "status" | "button_status", value: string, locale: "de" | "en") => {
  const described = findResource("events")?.fields[field];
  const options = described && "options" in described ? described.options : [];
  return options.find((option) => option.value === value)?.label[locale] ?? value;
};

function Concert({ event }: { event: OfficeEvent }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const facts = [
    event.venue,
    optionIn("status", event.status, locale),
    optionIn("button_status", event.button_status, locale),
    event.is_online ? "" : t("home.offline"),
  ];
  return (
    <li className={styles.concert}>
      <time dateTime={event.starts_at}>{timeInWords(event.starts_at, locale)}</time>
      <div>
        <Link to={`/events/${event.id}`}>{event.title}</Link>
        <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
        {event.status !== "cancelled" && (
          <p className={styles.acts}>
            {actKinds.map((kind) => (
              <Link
                key={kind}
                to={`/events/${event.id}/${kind}`}
                aria-label={t(`act.title.${kind}`, event)}
              >
                {t(`act.start.${kind}`)}
              </Link>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** What the office must know this morning, and where to act on it. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { locale, transport, user } = useAdmin();
  const { data, error, refetch } = useQuery({
    queryKey: ["office"],
    queryFn: () => answered(transport.read(getOffice, {})),
  });
  useTitle(t("frame.area"));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const entry = (address: string, words: string) => (
    <li key={address}>
      <Link to={address}>{words}</Link>
    </li>
  );
  const endingRights = ({ now, rights: { count, until } }: Office) =>
    count > 0
      ? [
          entry(
            filtered("images", { rights_after: now, rights_before: until }),
            t("home.rights", { count }),
          ),
        ]
      : [];
  const failed = (name: "jobs" | "mails" | "newsletter-deliveries", count: number) => {
    const address = filtered(name, { state: "failed" });
    return count > 0 ? [entry(address, t(`home.failed.${name}`, { count }))] : [];
  };
  return (
    <>
      <h1 className={styles.title}>{t("home.greeting", { name: user.username })}</h1>
      {!data ? (
        <p role="status">{t("loading")}</p>
      ) : (
        <>
          <p className={styles.day}>{instantInWords(data.now, locale)}</p>
          <div className={styles.parts}>
            <Part title={t("home.today")} none={t("home.noConcert")}>
              {data.today.map((event) => (
                <Concert key={event.id} event={event} />
              ))}
            </Part>
            <Part title={t("home.drafts")} none={t("home.noDraft")}>
              {data.drafts.map((use) => (
                <li key={use.what}>
                  <ContentLink {...use} />
                </li>
              ))}
            </Part>
            <FindingsPart />
            <StalePart />
            <Part title={t("home.people")} none={t("home.noPeople")}>
              {data.people.map(({ what, title, name, is_idle: isIdle }) => (
                <li key={`${what} ${name}`}>
                  {name}: <ContentLink what={what} title={title} /> {isIdle && t("home.idle")}
                </li>
              ))}
            </Part>
            <Part title={t("home.schedules")} none={t("home.noSchedule")}>
              {[
                ...endingRights(data),
                ...data.schedules.map(({ what, title, action, at }) => (
                  <li key={`${what} ${at}`}>
                    {instantInWords(at, locale)}: <ContentLink what={what} title={title} />{" "}
                    {t(`home.${action}`)}
                  </li>
                )),
              ]}
            </Part>
            <Part title={t("home.entries")} none={t("home.noEntry")}>
              {data.entries.map(({ form, title, count }) =>
                entry(
                  filtered("forms-entries", { form, state: "new" }),
                  t("home.entriesOf", { title, count }),
                ),
              )}
            </Part>
            <Part title={t("home.failures")} none={t("home.noFailure")}>
              {[
                ...(data.failed_renditions > 0
                  ? [
                      entry(
                        filtered("images", { failed: true }),
                        t("home.failed.renditions", { count: data.failed_renditions }),
                      ),
                    ]
                  : []),
                ...failed("jobs", data.failed_jobs ?? 0),
                ...failed("mails", data.failed_mails ?? 0),
                ...failed("newsletter-deliveries", data.failed_deliveries ?? 0),
              ]}
            </Part>
          </div>
        </>
      )}
    </>
  );
}
