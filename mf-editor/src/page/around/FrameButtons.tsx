import type { LoadFace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import type { StaffUser } from "@festival/contracts/api/staff";
import { adminHref } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { PanelField } from "../useSelection.ts";
import frames from "../frames/frames.module.css";
import { settingsName } from "../record/settingsName.ts";
import styles from "./around.module.css";
import { frameField, isInHeader, isSetting } from "./frameFields.ts";
import { useFramePlaces } from "./useFramePlaces.ts";

interface FrameButtonsProps {
  loadFace: LoadFace;
  user: StaffUser | null;
  locale: Locale;
  selected: Pick<PanelField, "id"> | undefined;
  onSelect(field: PanelField): void;
}

const mayChangeSettings = (user: StaffUser | null) =>
  user?.admin_menus.some(({ links }) => links.some(({ url }) => url === adminHref(settingsName)));

/** A button at each part of header and footer that can be edited; the links there still lead on. */
export function FrameButtons({ loadFace, user, locale, selected, onSelect }: FrameButtonsProps) {
  const { t } = useTranslation();
  const places = useFramePlaces(loadFace);
  const shown = places.filter(({ part }) => !isSetting(part) || mayChangeSettings(user));
  return shown.map(({ part, left, right, top, bottom }) => {
    const field = frameField(part);
    const label = field.label[locale];
    return (
      <button
        key={part}
        type="button"
        className={`${frames.chip} ${styles.button}`}
        style={isInHeader(part) ? { left, top: bottom } : { left: right, top }}
        data-above={!isInHeader(part) || undefined}
        data-selected={selected?.id === field.id || undefined}
        aria-label={t("field.edit", { field: label })}
        onClick={() => onSelect(field)}
      >
        {label}
      </button>
    );
  });
}
