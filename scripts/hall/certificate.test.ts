import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { readCertificate } from '../../bundles/venue/src/server/certificate';
import { ConfigError } from '../../bundles/chess-match/src/match/server/configFile';
import { checkConfig } from '../../bundles/venue/src/server/config';
import { serveHttp } from '../../bundles/venue/src/server/http';
import { freePort } from '../../tests/support/freePort';
import { answersAt } from '../lib/venue';
import { makeCertificates } from './certificate';

const HOSTS = ['127.0.0.1', 'localhost', '192.168.7.7'];
const YEAR_MS = 366 * 86_400_000;

describe('the certificate of a hall', () => {
  const root = mkdtempSync(join(tmpdir(), 'hall-certificate-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const files = makeCertificates(join(root, 'db', 'venue'), 'Chess hall, test', HOSTS);
  const names = { certificate: 'db/venue/server.crt', key: 'db/venue/server.key' };
  const nowMs = Date.now();

  it('serves https to a device that has installed the authority, under each of the addresses, and to no other', async () => {
    const [certificate, port] = [readCertificate(root, names, nowMs), await freePort()];
    const server = serveHttp({
      config: { ...checkConfig(undefined), ...names, port },
      certificate,
      pages: new Map(),
      health: () => ({ ok: true }),
      link: { pair: () => Promise.reject(new Error('nobody asks')) },
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    /** As a device that opened a name, or by "" the address 127.0.0.1. */
    const ask = (servername: string, ca?: Buffer): Promise<string> =>
      new Promise((resolve) => {
        const headers = { host: `localhost:${port}` };
        const options = { host: '127.0.0.1', port, path: '/health', agent: false, headers, servername };
        get({ ...options, ...(ca && { ca }) }, (answer) => {
          answer.resume();
          resolve(String(answer.statusCode));
        }).once('error', (error) => resolve((error as { code?: string }).code ?? error.message));
      });
    const authority = readFileSync(files.authority);
    expect(await ask('localhost', authority)).toBe('200');
    expect(await ask('', authority)).toBe('200');
    expect(await ask('elsewhere.example', authority)).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(await ask('localhost')).toMatch(/UNABLE_TO_VERIFY|SELF_SIGNED|UNABLE_TO_GET/);
    // Those who watch over the server ask whether it lives, not who it is.
    expect(await answersAt(`https://127.0.0.1:${port}/health`)).toBe(true);
    server.close();
    server.closeAllConnections();
    expect(await answersAt(`https://127.0.0.1:${port}/health`)).toBe(false);
  });

  it('is what browsers and tablets ask for: names, server’s use, 398 days at most, keys of ours alone', () => {
    const leaf = new X509Certificate(readFileSync(files.certificate));
    expect(leaf.subjectAltName).toBe('IP Address:127.0.0.1, DNS:localhost, IP Address:192.168.7.7');
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(leaf.ca).toBe(false);
    expect(Date.parse(leaf.validTo) - Date.parse(leaf.validFrom)).toBeLessThan(398 * 86_400_000);
    for (const key of [files.key, join(root, 'db', 'venue', 'authority.key')])
      expect(statSync(key).mode & 0o077).toBe(0);
  });

  it('is made anew for other addresses under the authority that devices have', () => {
    const before = readFileSync(files.authority, 'utf8');
    const again = makeCertificates(join(root, 'db', 'venue'), 'Another name', ['10.0.0.5']);
    expect(readFileSync(again.authority, 'utf8')).toBe(before);
    const leaf = new X509Certificate(readFileSync(again.certificate));
    expect(leaf.verify(new X509Certificate(before).publicKey)).toBe(true);
    expect(leaf.subjectAltName).toBe('IP Address:10.0.0.5');
  });

  it('is refused in words where it cannot be read, belongs to another key, or has run out', () => {
    const refusal = (config: { certificate: string; key: string }, atMs = nowMs): string => {
      try {
        readCertificate(root, config, atMs);
      } catch (error) {
        if (error instanceof ConfigError) return error.message;
        throw error;
      }
      return '';
    };
    expect(refusal(names)).toBe('');
    expect(readCertificate(root, { certificate: null, key: null }, nowMs)).toBeNull();
    writeFileSync(join(root, 'text'), 'nothing');
    expect(refusal({ ...names, certificate: 'none.crt' })).toMatch(
      /certificate .*none\.crt, cannot be read \(ENOENT\)/,
    );
    expect(refusal({ ...names, key: 'none.key' })).toMatch(/key .*none\.key, cannot be read \(ENOENT\)/);
    expect(refusal({ ...names, certificate: 'text' })).toMatch(/holds no certificate/);
    expect(refusal({ ...names, key: 'text' })).toMatch(/holds no private key/);
    expect(refusal({ ...names, key: 'db/venue/authority.key' })).toMatch(/does not belong/);
    expect(refusal(names, nowMs + 2 * YEAR_MS)).toMatch(/ran out on .*hall:certificate/);
  });
});
