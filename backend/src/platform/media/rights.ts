/** Days before the end of the rights to a picture from which staff are told of it. */
export const rightsNoticeDays = 14;
