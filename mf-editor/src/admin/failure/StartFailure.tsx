import type { Locale } from "@festival/contracts/locales";
import { Notice } from "../frame/Notice.tsx";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const texts = { de, en };

/** Stands in place of the whole area where its words could not be loaded, so it brings its own. */
export function StartFailure({ locale }: { locale: Locale }) {
  const { title, text, again } = texts[locale].failure;
  return (
    <Notice title={title} text={text}>
      <p>
        <a href={window.location.href}>{again}</a>
      </p>
    </Notice>
  );
}
