import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useRef } from "react";
import type { Frame } from "../frame.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { BrandMark } from "./BrandMark.tsx";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { MenuOverlay } from "./MenuOverlay.tsx";
import { SeasonLine } from "./SeasonLine.tsx";
import { TopAlert } from "./TopAlert.tsx";
import { useDisclosures } from "./useDisclosures.ts";
import { useHeaderGlide } from "./useHeaderGlide.ts";

interface HeaderProps {
  frame: Frame;
  page: Page;
  open?: boolean;
  onOpenChange?(open: boolean): void;
}

const ignore = () => undefined;

/** The site's header. Everything in it works before, and without, its scripts. */
export function Header({ frame, page, open = false, onOpenChange = ignore }: HeaderProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLElement>(null);
  const isBooklet = page.route.name.toLowerCase().includes("booklet");
  const hidden = useHeaderGlide(isBooklet);
  useDisclosures(element);
  const nameLines = t("siteNameLines", { returnObjects: true }) as string[];

  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      {frame.alert && <TopAlert alert={frame.alert} />}
      <header
        ref={element}
        className={styles.header}
        data-url={page.url}
        data-hidden={hidden && !open ? "" : undefined}
        data-transparent={isBooklet ? "" : undefined}
      >
        <div className={styles.bar}>
          <a
            className={styles.brand}
            href={href("home", page.locale)}
            aria-label={`${t("siteName")}, ${t("home")}`}
            onClick={() => onOpenChange(false)}
          >
            <span className={styles.mark}>
              <BrandMark />
            </span>
            <span className={styles.name}>
              {nameLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </a>
          <MainMenu entries={frame.navigation.menu} pageUrl={page.url} />
          <div className={styles.side}>
            {frame.season && <SeasonLine season={frame.season} className={styles.season} />}
            <LanguageSwitch page={page} label={t("language.label")} />
            <AccountMenu frame={frame} variant="ink" />
          </div>
          <MenuOverlay frame={frame} page={page} open={open} onOpenChange={onOpenChange} />
        </div>
      </header>
    </>
  );
}
