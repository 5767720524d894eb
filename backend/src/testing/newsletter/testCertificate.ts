import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

// A certificate for a test's server, as X.509 (RFC 5280) writes it. Node makes keys, but no certificates.

const tag = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  version: 0xa0,
  extensions: 0xa3,
} as const;

const oids = {
  ecdsaWithSha256: "2a8648ce3d040302",
  commonName: "550403",
  subjectAltName: "551d11",
  basicConstraints: "551d13",
} as const;

/** An element of DER: tag, length, contents. */
function element(kind: keyof typeof tag, ...contents: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag[kind], ...size]), body]);
}

const oid = (name: keyof typeof oids) => element("oid", Buffer.from(oids[name], "hex"));
const text = (words: string) => Buffer.from(words, "utf8");
/** YYMMDDhhmmssZ */
const time = (date: Date) =>
  element("time", text(`${date.toISOString().replaceAll(/[-:T]/g, "").slice(2, 14)}Z`));

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;

/** A certificate for a host name that signs itself, for a day. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = element("sequence", oid("ecdsaWithSha256"));
  const name = element(
    "sequence",
    element("set", element("sequence", oid("commonName"), element("utf8", text(host)))),
  );
  const alternative = element("sequence", element("dnsName", text(host)));
  const authority = element("sequence", element("boolean", [0xff]));
  const hour = 3_600_000;
  const certificate = element(
    "sequence",
    element("version", element("integer", [2])),
    // positive, whatever the random bytes are
    element("integer", [0x01], randomBytes(8)),
    algorithm,
    name,
    element("sequence", time(new Date(Date.now() - hour)), time(new Date(Date.now() + 24 * hour))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    element(
      "extensions",
      element(
        "sequence",
        element("sequence", oid("subjectAltName"), element("octets", alternative)),
        element("sequence", oid("basicConstraints"), element("octets", authority)),
      ),
    ),
  );
  const signature = element("bits", [0], sign("sha256", certificate, privateKey));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem(element("sequence", certificate, algorithm, signature)),
  };
}
