import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket, rawRequest } from './support/commands';
import { startTestServer, type TestServer } from './support/server';
import { ILLUSTRATOR, JPEG, LAUGHS, PNG, SVG, THEME, uploadFile, WEBP } from './support/uploads';
import { until } from './support/until';

const LOGOS = '/assets/chess-broadcast/logos';
const PHOTOS = '/assets/chess-broadcast/photos';
const THEMES = '/assets/chess-broadcast/themes';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
});
afterAll(() => server.dispose());

const folder = (category: string): string => join(server.root, 'assets', 'chess-broadcast', category);
const files = (category: string): readonly string[] => readdirSync(folder(category)).sort();
const get = (path: string) => fetch(server.url + path);

describe('a file that may lie among the assets', () => {
  it.each([
    [LOGOS, 'event Cup 2026.png', PNG, 'event Cup 2026.png'],
    [LOGOS, 'Красные.PNG', PNG, 'Красные.png'],
    [LOGOS, 'event.svg', SVG, 'event.svg'],
    [LOGOS, 'drawn by Illustrator.svg', ILLUSTRATOR, 'drawn by Illustrator.svg'],
    [PHOTOS, 'photo.jpg', JPEG, 'photo.jpg'],
    [PHOTOS, 'photo.webp', WEBP, 'photo.webp'],
    [PHOTOS, '../../..\\evil%2f.png', PNG, 'evil-2f.png'],
    [PHOTOS, '..png', PNG, 'file.png'],
    [THEMES, 'cup.css', THEME, 'cup.css'],
  ] as const)('%s %j is kept as %4$s and served', async (category, name, content, kept) => {
    const { status, text } = await uploadFile(server, category, name, content);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { ok: true, file: { name: kept, url: `${category}/${encodeURIComponent(kept)}` } },
    ]);
    const served = await get(`${category}/${encodeURIComponent(kept)}`);
    expect(served.status).toBe(200);
    const { headers } = served;
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('is in the list that pages read, and leaves it when it is deleted', async () => {
    const listed = async (): Promise<string> => (await uploadedLogos(server)).join(' ');
    await uploadFile(server, LOGOS, 'event-of-today.png', PNG);
    await until(async () => (await listed()).includes('event-of-today'), 'the logo in the list');
    expect((await rawRequest(server, 'DELETE', `${LOGOS}/event-of-today.png`)).status).toBe(200);
    await until(async () => !(await listed()).includes('event-of-today'), 'the logo to leave the list');
    expect((await rawRequest(server, 'DELETE', `${LOGOS}/event-of-today.png`)).status).toBe(410);
  });

  it('replaces one of the same name and leaves nothing behind', async () => {
    await uploadFile(server, PHOTOS, 'twice.png', PNG);
    await uploadFile(server, PHOTOS, 'twice.png', PNG);
    expect(files('photos').filter((name) => name.includes('twice'))).toEqual(['twice.png']);
    expect(readdirSync(join(server.root, 'assets', '.incoming'))).toEqual([]);
  });

  it('is a drawing without what runs in it', async () => {
    const hostile = SVG.replace('<rect', '<script>alert(1)</script><rect onload="alert(1)"');
    expect((await uploadFile(server, LOGOS, 'hostile.svg', hostile)).status).toBe(200);
    const kept = readFileSync(join(folder('logos'), 'hostile.svg'), 'utf8');
    expect(kept).toContain('<rect');
    expect(kept).not.toMatch(/script|onload|alert/);
  });
});

describe('a file that may not', () => {
  const HTML = '<script>fetch("/chess-match/commands")</script>';
  it.each([
    ['a page', LOGOS, 'page.html', HTML, 415, 'upload/wrong_ending'],
    ['a page with the ending of a picture', LOGOS, 'page.png', HTML, 415, 'upload/wrong_content'],
    ['a picture with another ending', PHOTOS, 'other.jpg', PNG, 415, 'upload/wrong_content'],
    ['the first bytes of a picture', LOGOS, 'cut.png', PNG.subarray(0, 40), 422, 'upload/undecodable'],
    ['half a photo', PHOTOS, 'half.jpg', JPEG.subarray(0, JPEG.length / 2), 422, 'upload/undecodable'],
    ['half a small picture', PHOTOS, 'half.webp', WEBP.subarray(0, WEBP.length / 2), 422, 'upload/undecodable'],
    ['a drawing that grows without end', LOGOS, 'laughs.svg', LAUGHS, 422, 'upload/unreadable_svg'],
    ['a page with the ending of a drawing', LOGOS, 'page.svg', `<html>${HTML}</html>`, 422, 'upload/unreadable_svg'],
    ['a style sheet among logos', LOGOS, 'look.css', THEME, 415, 'upload/wrong_ending'],
    ['a script', THEMES, 'index.js', 'run()', 415, 'upload/wrong_ending'],
    ['a theme that fetches', THEMES, 'a.css', ':root { --a: url(http://evil.example/) }', 422, 'upload/unsafe_theme'],
    ['a theme with rules', THEMES, 'b.css', 'body { display: none }', 422, 'upload/unsafe_theme'],
    ['no name', LOGOS, 'noending', PNG, 415, 'upload/wrong_ending'],
    ['nothing', LOGOS, 'empty.png', '', 400, 'upload/no_file'],
  ] as const)('%s is refused in words', async (_what, category, name, content, status, code) => {
    const reply = await uploadFile(server, category, name, content);
    expect([reply.status, (JSON.parse(reply.text) as { error: { code: string } }).error.code]).toEqual([status, code]);
    expect((await get(`${category}/${name}`)).status).toBeGreaterThanOrEqual(404);
  });

  it('40 MB are refused in words, and nothing of them stays', async () => {
    const before = files('photos');
    const { status, text } = await uploadFile(server, PHOTOS, 'large.png', new Uint8Array(40 * 1024 * 1024));
    expect([status, text]).toEqual([413, expect.stringContaining('larger than 10 MB')]);
    expect(files('photos')).toEqual(before);
  });

  it('a body that lies about being a form is refused', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const [headers, body, status] of [
      [form, '--x\r\nbroken', 400],
      [{ 'content-type': 'multipart/form-data' }, 'x', 415],
      [{ 'content-type': 'application/json' }, '{}', 415],
    ] as const)
      expect((await rawRequest(server, 'POST', LOGOS, headers, body)).status).toBe(status);
  });
});

describe('what lies there already', () => {
  it('is not served when it is of no kind we know, and can be deleted', async () => {
    mkdirSync(folder('logos'), { recursive: true });
    writeFileSync(join(folder('logos'), 'old.html'), '<script>1</script>');
    writeFileSync(join(folder('themes'), 'old.css'), 'body { background: url(http://evil.example/) }');
    expect((await get(`${LOGOS}/old.html`)).status).toBe(405);
    expect((await get(`${THEMES}/old.css`)).status).toBe(403);
    expect((await rawRequest(server, 'DELETE', `${LOGOS}/old.html`)).status).toBe(200);
    expect(existsSync(join(folder('logos'), 'old.html'))).toBe(false);
  });

  it('is in no other folder: neither written, nor deleted, nor read', async () => {
    const victim = join(server.root, 'db', 'victim.png');
    writeFileSync(victim, PNG);
    for (const path of [
      '/assets/a/b/..%2F..%2F..%2Fdb%2Fvictim.png',
      `${LOGOS}/..%2F..%2F..%2Fdb%2Fvictim.png`,
      `${LOGOS}/%2e%2e/%2e%2e/%2e%2e/db/victim.png`,
      `${LOGOS}/../../../db/victim.png`,
      '/assets/other-bundle/logos/victim.png',
    ])
      for (const method of ['DELETE', 'GET'])
        expect([path, (await rawRequest(server, method, path)).status]).toEqual([path, expect.toSatisfy(isRefused)]);
    for (const path of [
      '/assets/..%2Fbundles%2Fchess-match/extension',
      '/assets/chess-broadcast/sounds',
      '/assets/../cfg/x',
    ])
      expect([path, (await uploadRaw(path)).status]).toEqual([path, expect.toSatisfy(isRefused)]);
    expect(readFileSync(victim)).toEqual(PNG);
  });
});

/** The names of the logos as a page that connects now is given them. */
const uploadedLogos = async (from: TestServer): Promise<readonly string[]> => {
  const socket = await openSocket(from, '/');
  try {
    const request = { name: 'assets:logos', namespace: 'chess-broadcast', opts: {} };
    const [, declared] = await new Promise<[unknown, { value: readonly { name: string }[] }]>((resolve) => {
      socket.emit('replicant:declare', request, (...answer: [unknown, { value: readonly { name: string }[] }]) =>
        resolve(answer),
      );
    });
    return declared.value.map(({ name }) => name);
  } finally {
    socket.close();
  }
};

const isRefused = (status: number): boolean => status === 400 || status === 404;

/** As a form, with an address that `fetch` would have tidied. */
const uploadRaw = (path: string) => {
  const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="x.txt"\r\n\r\nmarker\r\n--x--\r\n';
  return rawRequest(server, 'POST', path, { 'content-type': 'multipart/form-data; boundary=x' }, body);
};
