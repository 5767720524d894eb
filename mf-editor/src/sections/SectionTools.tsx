import type { Bus } from "@festival/contracts/bus";
import type { Locale } from "@festival/contracts/locales";
import type { Page } from "@festival/contracts/pageOwner";
import { useState } from "react";
import { TextSectionTool } from "../text/TextSectionTool.tsx";
import { useSectionElements } from "./useSectionElements.ts";
import { useWorkingPage } from "./useWorkingPage.ts";

interface SectionToolsProps {
  bus: Bus;
  page: Page;
  locale: Locale;
}

/** Tools for each section that can be changed in place. */
export function SectionTools({ bus, page, locale }: SectionToolsProps) {
  const elements = useSectionElements();
  const working = useWorkingPage(bus, page, locale);
  const [open, setOpen] = useState<number>();
  if (!working.content) return null;

  return working.content.modules.flatMap((section) => {
    const found = elements.find(({ id }) => id === section.id);
    if (section.model !== "text" || !found) return [];
    return (
      <TextSectionTool
        key={section.id}
        bus={bus}
        locale={locale}
        section={section}
        revision={working.content?.revision ?? 0}
        element={found.element}
        open={open === section.id}
        onOpen={() => setOpen(section.id)}
        onClose={() => setOpen(undefined)}
        onSaved={working.replaceSection}
      />
    );
  });
}
