/** Small letters and digits, with single hyphens between. */
export const slugPattern = "^[a-z0-9]+(?:-[a-z0-9]+)*$";
/** The same, with underscores as well: what fields and files of forms are stored under. */
export const storedNamePattern = "^[a-z0-9]+(?:[_-][a-z0-9]+)*$";
export const classesPattern = "^[A-Za-z0-9_ -]*$";
export const anchorPattern = "^[A-Za-z0-9_-]*$";
/** An instant that JavaScript and PostgreSQL can write: no leap seconds, and no unlikely years. */
export const instantPattern =
  "^(?:19|20|21)\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$";
export const dayPattern = "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$";
/** A day that may be written as "today"; whether it exists is checked apart. */
export const dayOrTodayPattern = "^(?:\\d{4}-\\d{2}-\\d{2}|today)$";

/** A language as BCP 47 names it, such as "it" or "zh-Hant". */
export const languagePattern = "^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$";
/** The same, or nothing. */
export const languageOrNonePattern = "^(?:[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)?$";

/** Points as latitude and longitude, such as "50.679 7.129, 50.685 7.1245", or nothing. */
export const riverCoursePattern = "^(?:-?\\d{1,2}\\.\\d{1,6} -?\\d{1,3}\\.\\d{1,6}(?:, |$))*$";

/** Ids count up from 1, and PostgreSQL's integers end here. */
export const largestId = 2_147_483_647;
/** Of one email address. */
export const longestEmail = 254;
/** Euros of one ticket. */
export const highestPrice = 99_999;
