import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpReply } from '../../../tests/support/commands';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it reached what it must not reach. */
  readonly gotThrough: (reply: HttpReply) => boolean;
}

const CANARY = 'canary.txt';
const SECRET = 'nobody outside reads this';

/** Files of the throw-away root that a stranger must neither read nor delete. */
export const plantCanary = (root: string): void => {
  for (const folder of ['db', 'cfg']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, CANARY), SECRET);
  }
};

const request = (method: string, path: string, rest: Partial<HostileRequest> = {}): HostileRequest => ({
  method,
  path,
  headers: {},
  body: '',
  gotThrough: () => false,
  ...rest,
});

const get = (path: string): HostileRequest =>
  request('GET', path, { gotThrough: ({ text }) => text.includes(SECRET) || text.includes('"port"') });

const upload = (root: string, path: string, folder: string): HostileRequest => {
  const name = 'uploaded-by-a-stranger.txt';
  const part = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\nx\r\n--cut--\r\n`;
  const isThere = (): boolean => existsSync(join(root, folder)) && readdirSync(join(root, folder)).includes(name);
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
  return request('POST', path, { headers, body: part, gotThrough: isThere });
};

const json = (path: string, body: string, headers: Readonly<Record<string, string>> = {}): HostileRequest =>
  request('POST', path, { headers: { 'content-type': 'application/json', ...headers }, body });

/** Only what lies in the throw-away root itself is aimed at: the folders of the project are linked into it. */
export const hostileRequests = (root: string): readonly HostileRequest[] => {
  const remove = (path: string): HostileRequest =>
    request('DELETE', path, { gotThrough: () => !existsSync(join(root, 'db', CANARY)) });
  return [
    remove(`/assets/a/b/..%2F..%2F..%2Fdb%2F${CANARY}`),
    remove(`/assets/a/b/..%5C..%5C..%5Cdb%5C${CANARY}`),
    remove(`/assets/a/b/%2e%2e%2F%2e%2e%2F%2e%2e%2Fdb%2F${CANARY}`),
    upload(root, '/assets/..%2Fdb/chess-match', 'db/chess-match'),
    upload(root, '/assets/chess-broadcast/..%2F..%2Fcfg', 'cfg'),
    get(`/node_modules/..%2Fdb%2F${CANARY}`),
    get('/node_modules/..%2Fcfg%2Fnodecg.json'),
    get(`/bundles/chess-broadcast/node_modules/..%2Fdb%2F${CANARY}`),
    get(`/assets/..%2Fcfg%2F${CANARY}`),
    get(`/bundles/chess-broadcast/dashboard/..%2F..%2Fcfg%2Fnodecg.json`),
    get(`/../cfg/${CANARY}`),
    get('//etc/passwd'),
    get('/%00'),
    get('/%'),
    get('/.git/config'),
    request('TRACE', '/'),
    request('OPTIONS', '*'),
    request('PUT', '/chess-match/commands'),
    json('/chess-match/commands', '{'),
    json('/chess-match/commands', ''),
    json('/chess-match/commands', 'null'),
    json('/chess-match/commands', `"${'x'.repeat(70_000)}"`),
    json('/chess-match/commands', '['.repeat(20_000)),
    json('/chess-match/commands', '{"__proto__":{"polluted":true},"type":"undo"}'),
    json('/chess-match/commands', '{}', { origin: 'http://elsewhere.example' }),
    json('/chess-match/commands', '{}', { host: 'elsewhere.example' }),
    json('/chess-match/journal/import', '{'),
    json('/chess-match/journal/import', '{"formatVersion":99}'),
    json('/chess-match/journal/check', '['.repeat(100_000)),
    request('POST', '/chess-match/journal/import', { headers: { 'content-type': 'text/plain' }, body: 'x' }),
    get('/chess-match/journal?match=%27%20OR%201=1'),
    get('/chess-match/audit?limit=-1'),
    get('/chess-match/audit?before=NaN&source=x'),
    get('/chess-match/__proto__'),
    get('/chess-match/constructor'),
  ];
};
