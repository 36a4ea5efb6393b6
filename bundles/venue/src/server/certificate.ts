import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from 'chess-match/configFile';
import type { VenueConfig } from './config';

/** What https is served with, PEM. */
export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

const WAY_OUT =
  'Mend it, make a new one with `npm run hall:certificate`, or take "certificate" and "key" out of cfg/venue.json for plain http.';

const refuse = (what: string): never => {
  throw new ConfigError(`${what} ${WAY_OUT}`);
};

const readNamed = (root: string, path: string, name: string): Buffer => {
  try {
    return readFileSync(resolve(root, path));
  } catch (error) {
    const { code = String(error) } = error as { code?: string };
    return refuse(`The ${name} of cfg/venue.json, ${resolve(root, path)}, cannot be read (${code}).`);
  }
};

const parsed = (cert: Buffer, path: string): X509Certificate => {
  try {
    return new X509Certificate(cert);
  } catch {
    return refuse(`The certificate of cfg/venue.json, ${path}, holds no certificate in PEM form.`);
  }
};

const parsedKey = (key: Buffer, path: string): KeyObject => {
  try {
    return createPrivateKey(key);
  } catch {
    return refuse(`The key of cfg/venue.json, ${path}, holds no private key in PEM form without a password.`);
  }
};

/**
 * The certificate that cfg/venue.json names; null where it names none. One that has run out is refused too: browsers
 * would connect to it no more, and would not say why.
 * @param nowMs Unix ms
 * @throws ConfigError that says which file is wrong, and what to do
 */
export const readCertificate = (
  root: string,
  { certificate, key: keyPath }: Pick<VenueConfig, 'certificate' | 'key'>,
  nowMs: number,
): Certificate | null => {
  if (certificate === null || keyPath === null) return null;
  const [cert, key] = [readNamed(root, certificate, 'certificate'), readNamed(root, keyPath, 'key')];
  const known = parsed(cert, certificate);
  if (!known.checkPrivateKey(parsedKey(key, keyPath)))
    refuse(`The key ${keyPath} does not belong to the certificate ${certificate} of cfg/venue.json.`);
  if (Date.parse(known.validTo) <= nowMs)
    refuse(`The certificate of cfg/venue.json, ${certificate}, ran out on ${known.validTo}.`);
  return { cert, key };
};
