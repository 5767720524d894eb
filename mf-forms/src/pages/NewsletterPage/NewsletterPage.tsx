import { usePage } from "@festival/shared-ui/owner";
import type { FormPageData } from "../../form/formPage.ts";
import { FormPage } from "../FormPage/FormPage.tsx";
import type { NewsletterPageData } from "./newsletterPage.ts";
import { SettingsScreen } from "./SettingsScreen.tsx";
import { StepScreen } from "./StepScreen.tsx";

function CurrentScreen() {
  const { data } = usePage<NewsletterPageData | FormPageData>();
  if (!("screen" in data)) return <FormPage />;
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
export function NewsletterPage() {
  return (
    <div data-newsletter="">
      <CurrentScreen />
    </div>
  );
}
