import { listOfficeFindings } from "@festival/contracts/calls/office";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { ContentLink } from "./ContentLink.tsx";
import styles from "./HomeScreen.module.css";
import { Part } from "./Part.tsx";

const mostFindings = 12;

/** Content that has gaps or faults; it is asked for apart, as it takes longer than all else. */
export function FindingsPart() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const { data, error, refetch } = useQuery({
    queryKey: ["office", "findings"],
    queryFn: () => answered(transport.read(listOfficeFindings, {})),
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const none = data ? t("home.noFinding") : t("loading");
  return (
    <Part title={t("home.findings")} none={none}>
      {(data ?? []).slice(0, mostFindings).map(({ what, title, path, ...counts }) => (
        <li key={what}>
          <ContentLink what={what} title={title} path={path} />
          <p className={styles.facts}>
            {(["broken", "incomplete", "stale"] as const)
              .filter((kind) => counts[kind] > 0)
              .map((kind) => t(`home.finding.${kind}`, { count: counts[kind] }))
              .join(" · ")}
          </p>
        </li>
      ))}
    </Part>
  );
}
