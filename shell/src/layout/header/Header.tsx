import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import { siteNameIn } from "../../siteName.ts";
import { contrastId, type Frame } from "../../frame.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { showsAlert } from "./alertPlaces.ts";
import { BrandMark } from "./BrandMark.tsx";
import styles from "./Header.module.css";
import type { HeaderParts } from "./headerParts.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { MenuOverlay } from "./MenuOverlay.tsx";
import { nameLines } from "./nameLines.ts";
import { SearchLink } from "./SearchLink.tsx";
import { SeasonLine } from "./SeasonLine.tsx";
import { TopAlert } from "./TopAlert.tsx";
import { useDisclosures } from "./useDisclosures.ts";
import { useHeaderGlide } from "./useHeaderGlide.ts";

interface HeaderProps {
  frame: Frame;
  page: Page;
  parts: HeaderParts;
  /** Events that the visitor has marked. */
  planned?: number;
  open?: boolean;
  onOpenChange?(open: boolean): void;
}

const ignore = () => undefined;
const mark = (given: boolean) => (given ? "" : undefined);

interface BrandProps {
  frame: Frame;
  page: Page;
  onClick(): void;
}

function Brand({ frame, page, onClick }: BrandProps) {
  const { t } = useTranslation();
  const name = siteNameIn(frame.settings, page.locale);
  const lines = nameLines(name);
  return (
    <a
      className={styles.brand}
      href={href("home", page.locale)}
      aria-label={`${name}, ${t("home")}`}
      onClick={onClick}
    >
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <span className={styles.name} data-lines={lines.length}>
        {/* a space between the lines: what is seen is part of the link's name */}
        {lines.flatMap((line) => [<span key={line}>{line}</span>, " "])}
      </span>
    </a>
  );
}

/** The site's header. Everything in it works before, and without, its scripts. */
export function Header({
  frame,
  page,
  parts: { StaffBar, AppBar },
  planned,
  open = false,
  onOpenChange = ignore,
}: HeaderProps) {
  const { t } = useTranslation();
  const isBooklet = page.route.name.toLowerCase().includes("booklet");
  const isApp = page.layout === "mobileApp";
  const showsToolbar = !("noToolbar" in page.route.query);
  const hidden = useHeaderGlide(isBooklet);
  useDisclosures(hidden);
  const menu = { frame, page, planned, open, onOpenChange };

  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      {!isApp && (
        <a className={styles.skip} href={`#${contrastId}`}>
          {t("skipToContrast")}
        </a>
      )}
      {frame.user && showsToolbar && StaffBar && (
        <StaffBar user={frame.user} isUnfinished={frame.isUnfinished} />
      )}
      {frame.alert && showsAlert(frame.alert, page) && <TopAlert alert={frame.alert} />}
      <header
        className={styles.header}
        data-hidden={mark(hidden && !open)}
        data-transparent={mark(isBooklet)}
        data-logged-in={mark(frame.user !== null)}
        data-no-toolbar={mark(frame.user !== null && !showsToolbar)}
      >
        <div className={styles.bar}>
          <Brand frame={frame} page={page} onClick={() => onOpenChange(false)} />
          {!isApp && (
            <>
              <MainMenu entries={frame.navigation.menu} pageUrl={page.url} />
              <div className={styles.side}>
                {frame.season && <SeasonLine season={frame.season} className={styles.season} />}
                <LanguageSwitch page={page} label={t("language.label")} />
                {!(frame.user && showsToolbar) && (
                  <AccountMenu frame={frame} page={page} planned={planned} variant="ink" />
                )}
              </div>
            </>
          )}
          <SearchLink locale={page.locale} />
          {!isApp && <MenuOverlay {...menu} />}
        </div>
      </header>
      {isApp && AppBar && <AppBar {...menu} />}
    </>
  );
}
