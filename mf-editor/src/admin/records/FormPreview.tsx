import { listForms } from "@festival/contracts/calls/forms";
import { locales, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { answered } from "../../calls/answered.ts";
import { formMessage, previewReady } from "../../formPreview/messages.ts";
import { useAdmin } from "../data/adminContext.ts";
import buttons from "../frame/buttons.module.css";
import styles from "./FormPreview.module.css";
import { typedForm } from "./typedForm.ts";

/** So long after a letter the preview shows it, in milliseconds. */
const showMs = 150;
/** A page of this site, which runs as ever, but leads nothing away from the form around it. */
const sandbox = "allow-scripts allow-same-origin allow-forms";

/** How wide the window is in which the form is seen, in CSS pixels. */
const windows = { phone: 390, desk: 1280 } as const;
type Window = keyof typeof windows;
const windowNames = Object.keys(windows) as Window[];

/** By how much a page of that width is drawn smaller to fit into its box; never larger. */
function useFit(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setFit(Math.min(1, element.clientWidth / width || 1));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { box, fit };
}

/** A form as visitors will see it, as it is being typed: a page of the forms, with this one in its place. */
export function FormPreview() {
  const { t } = useTranslation();
  const { locale: own, transport } = useAdmin();
  const { getValues, subscribe } = useFormContext();
  const [locale, setLocale] = useState<Locale>(own);
  const [seenIn, setSeenIn] = useState<Window>("phone");
  const { box, fit } = useFit(windows[seenIn]);
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, error } = useQuery({
    queryKey: ["form-preview"],
    queryFn: () => answered(transport.read(listForms, {})),
  });
  // the newsletter's form, whose entries are never kept, is a page of its own
  const host = data?.find(({ retention_days: days }) => days !== null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const form = typedForm(getValues(), locale);
      frame.current?.contentWindow?.postMessage(formMessage(form), window.location.origin);
    };
    const onMessage = ({ data: said, source }: MessageEvent) => {
      if (said === previewReady && source === frame.current?.contentWindow) show();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(show, showMs);
      },
    });
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("message", onMessage);
    };
  }, [getValues, subscribe, locale]);

  return (
    <aside className={styles.preview} data-window={seenIn} aria-label={t("formPreview.title")}>
      <h2 className={styles.title}>{t("formPreview.title")}</h2>
      <p className={styles.languages}>
        {locales.map((one) => (
          <button
            key={one}
            type="button"
            className={buttons.secondary}
            aria-pressed={one === locale}
            onClick={() => setLocale(one)}
          >
            {t(`language.${one}`)}
          </button>
        ))}
      </p>
      <p className={styles.languages}>
        {windowNames.map((one) => (
          <button
            key={one}
            type="button"
            className={buttons.secondary}
            aria-pressed={one === seenIn}
            onClick={() => setSeenIn(one)}
          >
            {t(`formPreview.${one}`)}
          </button>
        ))}
      </p>
      {(error || (data && !host)) && <p>{t("formPreview.none")}</p>}
      {host && (
        <div ref={box} className={styles.box}>
          <iframe
            key={locale}
            ref={frame}
            className={styles.frame}
            style={{
              width: windows[seenIn],
              height: `${100 / fit}%`,
              transform: `scale(${fit})`,
            }}
            sandbox={sandbox}
            title={t("formPreview.frame", { language: t(`language.${locale}`) })}
            src={href("form", locale, { slug: host.slug }, { noToolbar: "1" })}
          />
        </div>
      )}
      <p className={styles.note}>{t("formPreview.note")}</p>
    </aside>
  );
}
