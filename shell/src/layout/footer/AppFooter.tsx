import type { Page, QrCode } from "@festival/contracts/pageOwner";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { Frame } from "../../frame.ts";
import styles from "./AppFooter.module.css";
import { FooterBar } from "./FooterBar.tsx";

/** Fields that must stay empty around a code, or cameras don't find it. */
const quiet = 4;

function Code({ code: { size, path } }: { code: QrCode }) {
  const { t } = useTranslation();
  const side = size + 2 * quiet;
  return (
    <section className={styles.carry}>
      <svg
        className={styles.code}
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        role="img"
        aria-label={t("app.code.label")}
      >
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <div className={styles.words}>
        <h2 className={styles.title}>{t("app.code.title")}</h2>
        <p>{t("app.code.text")}</p>
      </div>
    </section>
  );
}

interface AppFooterProps {
  frame: Frame;
  page: Page;
}

/** The footer of the mobile app: the page's address for another phone, and what a page can do. */
export function AppFooter({ frame, page }: AppFooterProps) {
  const { t } = useTranslation();
  const { locale, qrCode: code, credits } = page;
  return (
    <footer className={styles.footer} aria-label={t("footer.label")}>
      {code && <Code code={code} />}
      <FooterBar settings={frame.settings} locale={locale} credits={credits} />
    </footer>
  );
}
