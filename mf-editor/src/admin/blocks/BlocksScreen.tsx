import { listBlocks } from "@festival/contracts/calls/blocks";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { Said } from "../frame/Said.tsx";
import { useTitle } from "../frame/useTitle.ts";
import { BlockRow } from "./BlockRow.tsx";
import styles from "./blocks.module.css";

/** All reusable blocks: where each stands, with links, its name, and the way out for what stands nowhere. */
export function BlocksScreen() {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const [said, setSaid] = useState("");
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(t("blocks.title"));
  const { data, error, refetch } = useQuery({
    queryKey: ["blocks", locale],
    queryFn: () => answered(transport.read(listBlocks, {})),
  });
  const readAgain = (words: string) => {
    setSaid(words);
    void refetch();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t("blocks.title")}
      </h1>
      <p className={styles.lead}>{t("blocks.lead")}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t("loading")}</p>}
      {data?.length === 0 && <p>{t("blocks.none")}</p>}
      <Said words={said} onClose={() => setSaid("")} />
      <ul className={styles.blocks}>
        {data?.map((block) => (
          <BlockRow
            key={block.id}
            block={block}
            isWanted={hash === `#${block.id}`}
            onRenamed={(name) => readAgain(t("blocks.renamed", { name }))}
            onDeleted={(name) => {
              readAgain(t("blocks.deleted", { name }));
              // the button that was pressed is gone
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
    </>
  );
}
