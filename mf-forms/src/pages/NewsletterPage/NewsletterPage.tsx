import type { ScreenProps } from "@festival/shared-ui/owner";
import type { FormPageData } from "../../form/formPage.ts";
import { FormPage } from "../FormPage/FormPage.tsx";
import type { NewsletterPageData } from "./newsletterPage.ts";
import { SettingsScreen } from "./SettingsScreen.tsx";
import { StepScreen } from "./StepScreen.tsx";

type NewsletterProps = ScreenProps<NewsletterPageData | FormPageData>;

function CurrentScreen({ page }: NewsletterProps) {
  const { data } = page;
  if (!("screen" in data)) return <FormPage page={{ ...page, data }} />;
  const { screen } = data;
  return screen.step === "settings" ? (
    <SettingsScreen page={data} screen={screen} />
  ) : (
    <StepScreen page={data} screen={screen} />
  );
}

/**
 * Ordering the newsletter, and all that the links of its mails lead to. The footer sees
 * `data-newsletter` and does not invite to what is on the page already.
 */
export function NewsletterPage({ page }: NewsletterProps) {
  return (
    <div data-newsletter="">
      <CurrentScreen page={page} />
    </div>
  );
}
