import type { Image, RichText } from "@festival/contracts/api/common";

export interface TeamEntry {
  id: number;
  name: string;
  role: string;
  /** Empty for people who are not to be written to, or called. */
  email: string;
  phone: string;
  href: string;
  image: Image | null;
}

/** By department, in the order in which the backend names them first. */
export interface TeamData {
  departments: { name: string; members: TeamEntry[] }[];
  /** False where the list could not be read; it is empty then. */
  isComplete: boolean;
}

export interface TeamMemberData extends Omit<TeamEntry, "href"> {
  department: string;
  biography: RichText | null;
}
