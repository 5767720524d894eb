import type { StaffRecord } from "@festival/contracts/calls/resources";
import { locales, type Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { momentOf } from "../../publish/moments.ts";
import { recordStates } from "../records/recordTitle.ts";
import { usesOfPicture, wordsOfPicture } from "./pictureRecord.ts";
import styles from "./pictures.module.css";

/** What one must know of a picture before one shows it: its words in both languages, whose it is, and how long. */
export function PictureFacts({ record, locale }: { record: StaffRecord; locale: Locale }) {
  const { t } = useTranslation();
  const { alias, decorative, copyright } = wordsOfPicture(record);
  const { rights_until: until, licence } = record;
  const facts: [name: string, value: string, lang?: Locale][] = [
    ...(decorative
      ? [[t("picture.altShort"), t("picture.decorativeShort")] as [string, string]]
      : locales.map((language): [string, string, Locale?] =>
          alias[language]
            ? [t(`picture.alt.${language}`), alias[language], language]
            : [t(`picture.alt.${language}`), t("picture.missing")],
        )),
    [t("picture.credit"), copyright || t("picture.missing")],
    [t("picture.rights"), typeof until === "string" ? momentOf(until, locale) : t("picture.noEnd")],
  ];
  if (typeof licence === "string" && licence) facts.push([t("picture.licence"), licence]);
  facts.push([t("picture.uses"), t("picture.usesCount", { count: usesOfPicture(record) })]);
  return (
    <>
      {recordStates(record).map((state) => (
        <p key={state} className={styles.state}>
          {t(`picker.state.${state}`)}
        </p>
      ))}
      <dl className={styles.facts}>
        {facts.map(([name, value, lang]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
