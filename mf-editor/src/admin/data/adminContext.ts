import type { AdminUser } from "@festival/contracts/adminFace";
import type { Locale } from "@festival/contracts/locales";
import { createContext, useContext } from "react";
import type { Transport } from "../../calls/transport.ts";

export interface AdminContextValue {
  locale: Locale;
  user: AdminUser;
  transport: Transport;
}

export const AdminContext = createContext<AdminContextValue | null>(null);

/** Who works here, in which language, and how calls are made. */
export function useAdmin(): AdminContextValue {
  const value = useContext(AdminContext);
  if (!value) throw new Error("useAdmin needs the admin area around it.");
  return value;
}
