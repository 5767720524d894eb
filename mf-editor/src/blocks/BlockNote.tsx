import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { lazy, Suspense } from "react";
import structureStyles from "../structure/structure.module.css";
import type { Structure } from "../structure/useStructure.ts";
import type { LocalSection } from "../workingCopy/ops.ts";
import { isBlockKey } from "./blockPlaces.ts";

const BlockUses = lazy(async () => {
  const { BlockUses } = await import("./BlockUses.tsx");
  return { default: BlockUses };
});

interface BlockNoteProps {
  /** Of the section. */
  owner: string;
  section: LocalSection;
  structure: Structure;
  locale: Locale;
}

/** Of what a reusable block is changed: where else that will be seen, and how to have a copy of one's own. */
export function BlockNote({ owner, section, structure, locale }: BlockNoteProps) {
  const { t } = useTranslation();
  const isReference = section.model === "blockref";
  const block = isReference ? section.settings.block_id : Number(owner.split(":")[1]);
  if (typeof block !== "number" || !(isReference || isBlockKey(owner))) return null;
  return (
    <>
      <Suspense>
        <BlockUses block={block} locale={locale} />
      </Suspense>
      {isReference && (
        <div className={structureStyles.acts}>
          <button type="button" onClick={() => structure.detach(owner, section)}>
            {t("blocks.detach")}
          </button>
        </div>
      )}
    </>
  );
}
