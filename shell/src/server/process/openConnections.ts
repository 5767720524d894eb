import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Follows the connections of a server, to close those on which nothing is asked.
 * @returns closes them after a time, except those with a request in the meantime
 */
export function openConnections(server: Server): { closeUnused(afterMs: number): void } {
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  /** Browsers open connections in reserve; for Node one on which nothing was asked yet is not idle. */
  const close = () => {
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  return {
    closeUnused(afterMs) {
      // After a busy time timers come first, and what has arrived meanwhile is read behind them: closed
      // before that, a connection would take its request along.
      setTimeout(() => setImmediate(close), afterMs);
    },
  };
}
