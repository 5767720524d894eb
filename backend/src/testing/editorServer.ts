import { insertTextPage } from "./factories.ts";
import { createTestApp, signedIn } from "./testApp.ts";

// A backend of its own for tests of the editor: it listens on a free port of this machine, with two editors and an
// admin signed in and as many pages as its first argument says, and says so as one line of JSON. It ends with its
// input. One more argument, the folder of one that was killed, puts it in that one's place: nothing is made then.

const [count = "1", from] = process.argv.slice(2);
const site = await createTestApp(from === undefined ? {} : { from });
const people =
  from === undefined
    ? [await signedIn(site), await signedIn(site), await signedIn(site, "admin")]
    : [];
const pages = await Promise.all(
  Array.from({ length: Number(count) }, async () => {
    const { page, sectionId } = await insertTextPage(site.database);
    return { id: page.id, section: sectionId };
  }),
);
const origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(
  `${JSON.stringify({
    origin,
    dataDir: site.dataDir,
    pages,
    people: people.map(({ cookies, headers: { host: _host, ...headers } }) => ({
      ...headers,
      origin,
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
    })),
  })}\n`,
);
process.stdin.resume();
process.stdin.once("end", () => {
  void site.close().finally(() => process.exit());
});
