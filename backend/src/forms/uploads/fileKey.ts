/** Where a visitor's file lies in the media store: in a folder that nothing is served from. */
export const fileKey = (id: string): string => `entry-files/${id}`;
