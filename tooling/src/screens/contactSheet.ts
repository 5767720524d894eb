export interface Shot {
  /** The screen's name. */
  name: string;
  locale: string;
  /** Beside the contact sheet. */
  file: string;
  width: number;
  contrast: string;
}

const style = `
  body { margin: 2rem; font-family: system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem; margin-block: 1rem 3rem; }
  h2 { flex-basis: 100%; margin: 0; }
  img { display: block; max-block-size: 40rem; border: 1px solid; object-fit: cover; object-position: top; }
`;

/** A page on which the pictures of each screen stand side by side. */
export function contactSheet(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const sections = names.map((name) => {
    const figures = shots
      .filter((shot) => shot.name === name)
      .map(({ file, locale, width, contrast }) => {
        const words = `${locale}, ${width} px, ${contrast}`;
        return `<a href="${file}"><img src="${file}" alt="${words}" title="${words}" width="${width / 4}" loading="lazy"></a>`;
      });
    return `<section><h2>${name}</h2>${figures.join("\n")}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All screens</title>
<style>${style}</style>
<h1>All screens</h1>
${sections.join("\n")}
</html>
`;
}
