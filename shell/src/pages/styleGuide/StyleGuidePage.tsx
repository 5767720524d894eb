import { href } from "@festival/contracts/routes";
import { Chip, Container, PageTitle, Sections } from "@festival/shared-ui";
import { type ScreenProps, usePage } from "@festival/shared-ui/owner";
import type { ReactNode } from "react";
import { componentSpecimens } from "./componentSpecimens.tsx";
import { guideWidths, type GuideState, type StyleGuideData } from "./styleGuideData.ts";
import styles from "./StyleGuidePage.module.css";
import { styleGuideTexts } from "./styleGuideTexts.ts";

interface Specimen {
  name: string;
  states: { state: GuideState; shown: ReactNode }[];
}

function useSpecimens(data: StyleGuideData): Specimen[] {
  const { locale } = usePage();
  const t = styleGuideTexts(locale);
  const sections = data.sections.map(({ name, states }) => ({
    name,
    states: states.map(({ state, sections }) => ({
      state,
      shown: <Sections sections={sections} />,
    })),
  }));
  return [...componentSpecimens({ t, image: data.image }), ...sections];
}

/** What to show, as links: nothing here needs scripts. */
function Choices({ data, names }: { data: StyleGuideData; names: readonly string[] }) {
  const { locale } = usePage();
  const t = styleGuideTexts(locale);
  const to = (query: Partial<Pick<StyleGuideData, "part" | "width">>) => {
    const { part, width } = { part: data.part, width: data.width, ...query };
    return href(
      "styleGuide",
      locale,
      {},
      { part: part ?? undefined, width: width === "full" ? undefined : width },
    );
  };
  return (
    <div className={styles.choices} data-keep-position="">
      <nav aria-label={t("widths")}>
        <ul className={styles.chips}>
          {guideWidths.map((width) => (
            <li key={width}>
              <Chip href={to({ width })} selected={width === data.width}>
                {t(`width.${width}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t("parts")}>
        <ul className={styles.chips}>
          {[null, ...names].map((part) => (
            <li key={part}>
              <Chip href={to({ part })} selected={part === data.part}>
                {part ?? t("all")}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Every building block in every state, for staff. */
export function StyleGuidePage({ page: { data, locale } }: ScreenProps<StyleGuideData>) {
  const t = styleGuideTexts(locale);
  const specimens = useSpecimens(data);
  return (
    <Container className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <p className={styles.intro}>{t("intro")}</p>
      <Choices data={data} names={specimens.map(({ name }) => name)} />
      {specimens
        .filter(({ name }) => data.part === null || name === data.part)
        .map(({ name, states }) => (
          <section key={name} className={styles.specimen} data-specimen={name}>
            <h2 className={styles.name}>{name}</h2>
            {states.map(({ state, shown }) => (
              <div key={state} className={styles.state} data-state={state}>
                <p className={styles.label}>{t(`state.${state}`)}</p>
                <div className={styles.frame} data-width={data.width}>
                  {shown}
                </div>
              </div>
            ))}
          </section>
        ))}
    </Container>
  );
}
