/** `preview: "1"` shows staff the working copy. */
export interface Preview {
  preview?: string;
}

/** Counted from 1. */
export interface ListPlace {
  page?: number;
}

/** Of lists for staff. */
export interface StaffListPlace extends ListPlace {
  /** Records on one page, at most 100. */
  per_page?: number;
}

/** Days in the festival's zone, YYYY-MM-DD, both included. */
export interface Period {
  from?: string;
  to?: string;
}
