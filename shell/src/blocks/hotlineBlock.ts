/** The reusable block in which staff keep what is said beside the hotline's number. */
export const hotlineBlock = "hotline-text";
