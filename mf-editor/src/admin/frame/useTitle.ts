import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect } from "react";

/** Names the screen in the browser's tab. */
export function useTitle(title: string): void {
  const { t } = useTranslation();
  const area = t("frame.area");
  useEffect(() => {
    document.title = title === area ? area : `${title} – ${area}`;
  }, [title, area]);
}
