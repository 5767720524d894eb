import { getRedirect } from "@festival/contracts/calls/site";
import { isLocale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import type { Transport } from "../../calls/transport.ts";
import fields from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import { useAct } from "../system/useAct.ts";
import styles from "./redirects.module.css";

/** More than one redirect after the other is a mistake, but is told. */
const mostSteps = 20;

/** The path of an address, whether or not its host was typed as well. */
const pathOf = (address: string): string => {
  const path = address.trim().replace(/^https?:\/\/[^/]+/i, "");
  return `/${path.replace(/^\/+/, "")}`;
};

async function nextOf(transport: Transport, address: string): Promise<string | undefined> {
  const [, locale = "", ...rest] = (address.split(/[?#]/, 1)[0] ?? "").split("/");
  if (!isLocale(locale) || rest.length === 0) return undefined;
  // of the address' own language, not of the reader's
  const place = { locale, "*": decodeURI(rest.join("/")) };
  const answer = await transport.read(getRedirect, place);
  return answer.ok ? answer.body.new_path : undefined;
}

/** Says where readers of an address are led, step by step. */
export function RedirectTest() {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const id = useId();
  const { isRunning, said, act } = useAct();
  const [address, setAddress] = useState("");
  const [steps, setSteps] = useState<readonly string[]>();
  const follow = async () => {
    const found = [pathOf(address)];
    for (let step = 0; step < mostSteps; step += 1) {
      const next = await nextOf(transport, found.at(-1) ?? "");
      if (next === undefined) break;
      found.push(next);
    }
    setSteps(found);
  };
  const last = steps?.at(-1) ?? "";
  return (
    <form
      className={styles.test}
      onSubmit={(event) => {
        event.preventDefault();
        void act(follow, "");
      }}
    >
      <div className={fields.input}>
        <label htmlFor={id}>{t("redirect.test")}</label>
        <input
          id={id}
          required
          value={address}
          placeholder="/de/…"
          onChange={({ target }) => setAddress(target.value)}
        />
      </div>
      <button type="submit" className={buttons.secondary} disabled={isRunning}>
        {t("redirect.try")}
      </button>
      <p role="status" className={styles.result}>
        {said}
        {steps && steps.length === 1 && t("redirect.none", { path: last })}
        {steps && steps.length > 1 && (
          <>
            {steps.join(" → ")} <a href={last}>{t("redirect.open")}</a>
          </>
        )}
      </p>
    </form>
  );
}
