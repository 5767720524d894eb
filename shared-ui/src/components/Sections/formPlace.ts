/** Name of the place in a page where a link section's form stands. */
export function formPlace({ id }: { id: number }): string {
  return `form-${id}`;
}
