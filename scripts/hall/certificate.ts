import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { programPath } from '../lib/programs';

/**
 * Apple's devices take no certificate of a server that is good for longer than 825 days, browsers none for longer than
 * 398.
 */
const SERVER_DAYS = 397;
const AUTHORITY_DAYS = 3650;

/** Files of a hall's certificates; keys can be read by this user alone. */
export interface CertificateFiles {
  /** To be installed on devices, once: they trust whatever it signs. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

/** As a name stands in a certificate: devices compare the address they opened with these alone. */
const alternative = (host: string): string => `${isIP(host) === 0 ? 'DNS' : 'IP'}:${host}`;

const settings = (name: string, hosts: readonly string[]): string => `
[req]
distinguished_name = who
prompt = no
[who]
CN = ${name}
[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[server]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = ${hosts.map(alternative).join(', ')}
`;

const openssl = (folder: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(programPath('openssl'), args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args[0] ?? ''} failed:\n${stderr}`);
};

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-sha256'] as const;

/**
 * A certificate for these hosts, signed by an authority of our own that is made once and kept: what devices have
 * installed stays good when the machine's addresses change.
 * @param name as devices show the authority: "Hall of studio-pc"
 * @throws where openssl is not installed, or refuses
 */
export const makeCertificates = (folder: string, name: string, hosts: readonly string[]): CertificateFiles => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'settings.cnf'), settings(name, hosts));
  if (!existsSync(join(folder, 'authority.key'))) {
    const made = ['-keyout', 'authority.key', '-out', 'authority.crt'];
    const forYears = ['-x509', '-days', String(AUTHORITY_DAYS), '-config', 'settings.cnf', '-extensions', 'authority'];
    openssl(folder, 'req', ...NEW_KEY, ...forYears, ...made);
  }
  openssl(folder, 'req', '-new', ...NEW_KEY, '-config', 'settings.cnf', '-keyout', 'server.key', '-out', 'server.csr');
  openssl(
    ...([folder, 'x509', '-req', '-in', 'server.csr', '-CA', 'authority.crt', '-CAkey', 'authority.key'] as const),
    ...(['-CAcreateserial', '-days', String(SERVER_DAYS), '-sha256', '-extfile', 'settings.cnf'] as const),
    ...(['-extensions', 'server', '-out', 'server.crt'] as const),
  );
  for (const key of ['authority.key', 'server.key']) chmodSync(join(folder, key), 0o600);
  for (const left of ['server.csr', 'settings.cnf']) rmSync(join(folder, left));
  const at = (file: string): string => join(folder, file);
  return { authority: at('authority.crt'), certificate: at('server.crt'), key: at('server.key') };
};
