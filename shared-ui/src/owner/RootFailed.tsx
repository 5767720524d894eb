import type { Locale } from "@festival/contracts/locales";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const texts = { de, en };

/** Stands in for a screen that threw in the browser; a reload brings the server's HTML back. */
export function RootFailed({ locale }: { locale: Locale }) {
  const { title, text, reload } = texts[locale].failed;
  return (
    <section role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => location.reload()}>
        {reload}
      </button>
    </section>
  );
}
