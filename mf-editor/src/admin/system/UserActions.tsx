import {
  endSessionsOf,
  inviteAgain,
  resetSecondFactor,
  unblockUser,
} from "@festival/contracts/calls/staff";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import buttons from "../frame/buttons.module.css";
import { useAct } from "./useAct.ts";

/** What an admin can do for a person who cannot sign in, or should not any more. */
export function UserActions({ id }: { id: number }) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const { isRunning, said, act } = useAct();
  const acts = { inviteAgain, endSessions: endSessionsOf, resetSecondFactor, unblock: unblockUser };
  return (
    <>
      {Object.entries(acts).map(([name, call]) => (
        <button
          key={name}
          type="button"
          className={buttons.secondary}
          disabled={isRunning}
          onClick={() =>
            void act(() => answered(transport.send(call, { id })), t(`user.${name}Done`))
          }
        >
          {t(`user.${name}`)}
        </button>
      ))}
      <span role="status">{said}</span>
    </>
  );
}
