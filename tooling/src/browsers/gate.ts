import { createServer, connect, type Socket } from "node:net";

/** A way to a server that can be shut: to browsers it is as if the network were gone. */
export interface Gate {
  /** Nothing answers from now on, also on connections that are open. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/**
 * Opens a gate on this machine.
 * @param port where it listens
 * @param behind port of the server that it leads to
 */
export async function openGate(port: number, behind: number): Promise<Gate> {
  const host = "127.0.0.1";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // the other end learns of it by its closing
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((visitor) => {
    const site = connect(behind, host);
    keep(visitor);
    keep(site);
    visitor.pipe(site).pipe(visitor);
    visitor.once("close", () => site.destroy());
    site.once("close", () => visitor.destroy());
  });
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, () => {
        server.off("error", reject);
        resolve();
      });
    });
  await open();
  return {
    open,
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
