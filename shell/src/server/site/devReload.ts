import type { FastifyInstance } from "fastify";

/** Reloads when the connection comes back: a new worker means that something was built. */
const script = `
let lost = false;
const connect = () => {
  const source = new EventSource("/dev/events");
  source.onopen = () => { if (lost) location.reload(); };
  source.onerror = () => { lost = true; source.close(); setTimeout(connect, 300); };
};
connect();
`;

/**
 * For `npm run dev` only: pages reload when a new worker has taken over. Pages that are kept are sent without
 * any hook, so none is kept then.
 */
export function registerDevReload(app: FastifyInstance): void {
  const open = new Set<NodeJS.WritableStream>();
  app.get("/dev/reload.js", (_request, reply) => reply.type("text/javascript").send(script));
  app.get("/dev/events", (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    reply.raw.write(": hello\n\n");
    open.add(reply.raw);
    request.raw.on("close", () => open.delete(reply.raw));
  });
  app.addHook("preClose", (done) => {
    for (const stream of open) stream.end();
    done();
  });
  // the script is written into plain text
  app.addHook("onRequest", (request, _reply, done) => {
    delete request.headers["accept-encoding"];
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    const isDocument = String(reply.getHeader("content-type")).startsWith("text/html");
    if (!isDocument || !(typeof payload === "string" || Buffer.isBuffer(payload))) {
      return done(null, payload);
    }
    const html = payload.toString();
    return done(null, html.replace("</body>", '<script src="/dev/reload.js"></script></body>'));
  });
}
