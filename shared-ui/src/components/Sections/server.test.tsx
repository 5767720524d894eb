/**
 * @jest-environment node
 * @own-modules It renders as the server does.
 */
import { expect, it } from "@jest/globals";
import { renderToString } from "react-dom/server";
import { Sections } from "./Sections.tsx";

it("puts even rare sections into the server's HTML", async () => {
  // as on the server, which has long loaded their code when the first page is asked for
  await import("./LazySectionContent.tsx");
  await Promise.resolve();
  const html = renderToString(
    <Sections
      sections={[{ id: 1, slug: null, model: "teaserlist", title: "Auch schön", items: [] }]}
    />,
  );
  expect(html).toContain("Auch schön");
});
