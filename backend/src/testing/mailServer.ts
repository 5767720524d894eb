import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine, which keeps what it takes. */
export interface MailServer {
  url: string;
  port: number;
  mails: ParsedMail[];
  close(): Promise<void>;
}

/**
 * @param answer what it says to a recipient: undefined takes the mail, an error with `responseCode`
 * refuses it
 */
export async function startMailServer(
  answer: (recipient: string) => Error | undefined = () => undefined,
  port = 0,
): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(answer(address));
    },
    async onData(stream, _session, done) {
      mails.push(await simpleParser(stream));
      done();
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
