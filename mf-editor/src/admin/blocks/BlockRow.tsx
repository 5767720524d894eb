import type { Block } from "@festival/contracts/api/editing/blocks";
import { getBlockUses } from "@festival/contracts/calls/blocks";
import { otherLanguage } from "@festival/contracts/sections/twins";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { UsesList } from "../../blocks/UsesList.tsx";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import { CallFailure } from "../frame/CallFailure.tsx";
import { BlockNames } from "./BlockNames.tsx";
import { DeleteBlock } from "./DeleteBlock.tsx";
import styles from "./blocks.module.css";

interface BlockRowProps {
  block: Block;
  /** Whether the address names it. */
  isWanted: boolean;
  onRenamed(name: string): void;
  onDeleted(name: string): void;
}

/** One block; what shows it is read when the row is opened. */
export function BlockRow({ block, isWanted, onRenamed, onDeleted }: BlockRowProps) {
  const { t } = useTranslation();
  const { locale, transport } = useAdmin();
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    setOpen(true);
    summary.current?.focus();
  }, [isWanted]);
  const { id, name, is_public: isPublic } = block;
  const { data, error, refetch } = useQuery({
    queryKey: ["blocks", locale, id],
    queryFn: () => answered(transport.read(getBlockUses, { id })),
    enabled: isOpen,
  });
  const other = otherLanguage(locale);
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={summary}>
          <strong>{name[locale]}</strong>{" "}
          {name[other] !== name[locale] && <span lang={other}>{name[other]}</span>}{" "}
          {!isPublic && <span className={styles.draft}>{t("blocks.draft")}</span>}
        </summary>
        <div className={styles.block}>
          {error && <CallFailure error={error} onRetry={() => void refetch()} />}
          {!data && !error && <p role="status">{t("loading")}</p>}
          {data && (
            <div>
              <p>{t("blocks.used", { count: data.uses.length })}</p>
              <UsesList uses={data.uses} className={styles.uses} />
            </div>
          )}
          {isOpen && <BlockNames key={JSON.stringify(name)} block={block} onRenamed={onRenamed} />}
          {data?.uses.length === 0 && <DeleteBlock block={block} onDeleted={onDeleted} />}
        </div>
      </details>
    </li>
  );
}
