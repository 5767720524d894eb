/** The reusable block in which staff keep what is said beside the hotline's number. */
export const hotlineBlock = "hotline-text";

/** The block in which staff keep the sponsors of the footer. */
export const sponsorsBlock = "footer-sponsors";

/** The block in which staff keep what stands below the words of a missing page. */
export const errorBlock = "error-page";
