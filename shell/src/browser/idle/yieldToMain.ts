/** Lets the browser answer and paint before the work goes on, in a task of its own. */
export async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
