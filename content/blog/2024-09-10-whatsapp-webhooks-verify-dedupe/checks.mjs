import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (secret, body) => createHmac("sha256", secret).update(body).digest();

/** Compares with the bytes as they came. */
export function rawBytes(body, header = "", secret) {
  const expected = sign(secret, body);
  const received = Buffer.from(header.replace(/^sha256=/, ""), "hex");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** A framework has parsed the body, so it is written out again. */
export function parsedAgain(body, header = "", secret) {
  return rawBytes(JSON.stringify(JSON.parse(body)), header, secret);
}

/** Forgets that `timingSafeEqual` throws for unequal lengths. */
export function noLength(body, header = "", secret) {
  const received = Buffer.from(header.replace(/^sha256=/, ""), "hex");
  return timingSafeEqual(received, sign(secret, body));
}

/** Checks a signature if there is one. */
export function ifPresent(body, header, secret) {
  return header === undefined || rawBytes(body, header, secret);
}

/** Compares as many characters as were sent. */
export function asFarAsSent(body, header = "", secret) {
  return `sha256=${sign(secret, body).toString("hex")}`.startsWith(header);
}
