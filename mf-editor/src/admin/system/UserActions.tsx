import {
  endSessionsOf,
  inviteAgain,
  resetSecondFactor,
  unblockUser,
} from "@festival/contracts/calls/staff";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import buttons from "../frame/buttons.module.css";
import { useAct } from "./useAct.ts";

/** What an admin can do for a person who cannot sign in, or should not any more; acts that would change nothing are left out. */
export function UserActions({ record }: { record: StaffRecord }) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const { isRunning, said, act } = useAct();
  const { id } = record;
  const acts = {
    ...(record.is_invited === true && { inviteAgain }),
    endSessions: endSessionsOf,
    ...(record.has_second_factor === true && { resetSecondFactor }),
    ...(typeof record.blocked_until === "string" && { unblock: unblockUser }),
  };
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
