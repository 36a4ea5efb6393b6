import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CATEGORIES } from './categories';
import { examine } from './examine';
import type { Examiner } from './examiner';
import { fileNameOf } from './fileName';
import type { PictureVerdict } from './pictures';
import { createAssetStore, FILES_PER_CATEGORY } from './assetStore';
import { isTheme } from './themeCss';

const PROJECT_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', '..');

it('knows the categories as package.json has them', () => {
  const { nodecg } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
    nodecg: { assetCategories: readonly { name: string; allowedTypes: readonly string[] }[] };
  };
  expect(Object.fromEntries(nodecg.assetCategories.map(({ name, allowedTypes }) => [name, allowedTypes]))).toEqual(
    CATEGORIES,
  );
});

describe('the name of an uploaded file', () => {
  it.each([
    ['event.png', 'event.png'],
    ['Event  Cup 2026 (final).PNG', 'Event Cup 2026 (final).png'],
    ['Красные.jpg', 'Красные.jpg'],
    ['../../etc/passwd.png', 'etc-passwd.png'],
    ['..\\..\\x.png', 'x.png'],
    ['a/b:c*d?"<>|.png', 'a-b-c-d-.png'],
    ['50%.png', '50-.png'],
    ['.htaccess.png', 'htaccess.png'],
    ['.png', 'file.png'],
    ['con.png', '_con.png'],
    ['LPT1.x.png', '_LPT1.x.png'],
    ['a\u0000.png', 'a-.png'],
    ['trailing . .png', 'trailing.png'],
    ['e\u0301vent.png', '\u00e9vent.png'],
  ])('%j is kept as %j', (given, base) => {
    expect(fileNameOf('logos', given)?.base).toBe(base);
  });

  it('fits every file system', () => {
    expect(Buffer.byteLength(fileNameOf('logos', `${'ж'.repeat(400)}.png`)?.base ?? '')).toBeLessThan(200);
  });

  it.each(['page.html', 'x.php', 'png', '', 'x.png.', 'x.css', 'x.pngx', 'x.__proto__'])(
    '%j has no ending of logos',
    (given) => {
      expect(fileNameOf('logos', given)).toBeNull();
    },
  );
});

describe('a theme', () => {
  it.each(['night', 'paper'])('%s of the project is one', (theme) => {
    expect(isTheme(readFileSync(join(PROJECT_FOLDER, 'graphics', 'air', 'themes', `${theme}.css`), 'utf8'))).toBe(true);
  });

  it.each([
    ":root[data-theme] { --accent: #abc; --font: 'Golos Text', sans-serif }",
    ':root{--a:calc(1px + 2 * 3px);--b:rgb(1 2 3 / 50%)}',
    '/* it is "late" */ :root { /* ; } */ --a: 1; }',
  ])('is custom properties: %s', (css) => {
    expect(isTheme(css)).toBe(true);
  });

  it.each([
    '',
    'body { --a: 1 }',
    ':root { color: red }',
    ':root { --a: 1 } body { display: none }',
    ':root { --a: url(http://evil.example/) }',
    ':root { --a: URL (x) }',
    ":root { --a: image-set('x.png' 1x) }",
    ':root { --a: u\\72l(x) }',
    ':root { --a: 1; @import "x"; }',
    '@import "http://evil.example/x.css";',
    '@media screen { :root { --a: 1 } }',
    ':root { --a: expression(alert(1)) }',
    ':root { --a: "/*"; } body { display: none } /* */ :root { --b: 1 }',
    ":root { --a: '}'; } body { display: none }",
    ':root { --a: 1; } /* open',
    ':root { --a: 1',
    ':root:has(body) { --a: 1 }',
    ':root { --a: <b> }',
    ':root { --a: 1 } }',
  ])('is nothing else: %s', (css) => {
    expect(isTheme(css)).toBe(false);
  });
});

describe('what was found in a file', () => {
  const found = (drawing: string | null, picture: PictureVerdict): Examiner => ({
    drawing: () => Promise.resolve(drawing),
    picture: () => Promise.resolve(picture),
  });
  it.each([
    ['logo.svg', 'upload/unreadable_svg', 422, 'whole'],
    ['logo.png', 'upload/wrong_content', 415, 'other_format'],
    ['logo.jpg', 'upload/too_many_pixels', 413, 'too_many_pixels'],
    ['logo.webp', 'upload/undecodable', 422, 'undecodable'],
  ] as const)('of %s is said as %s', async (name, code, status, verdict) => {
    const received = { name, content: Buffer.from('x') };
    expect(await examine('logos', received, found(null, verdict))).toMatchObject({
      ok: false,
      error: { code, status },
    });
  });

  it('is a picture as it came, or a drawing as it was cleaned', async () => {
    const content = Buffer.from('x');
    const of = (name: string) => examine('logos', { name, content }, found('<svg/>', 'whole'));
    expect(await of('logo.png')).toEqual({ ok: true, value: { base: 'logo.png', content } });
    expect(await of('logo.svg')).toEqual({ ok: true, value: { base: 'logo.svg', content: Buffer.from('<svg/>') } });
  });
});

describe('the asset store', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const store = () => {
    const assets = mkdtempSync(join(tmpdir(), 'assets-'));
    folders.push(assets);
    return { assets, ...createAssetStore(assets) };
  };

  it('has room for so many files, and for one that replaces another', async () => {
    const { assets, room, put } = store();
    for (let i = 0; i < FILES_PER_CATEGORY; i += 1) {
      expect(await room('logos', `${i}.png`, 1)).toBeNull();
      await put('logos', `${i}.png`, Buffer.from('x'));
    }
    expect(await room('logos', 'more.png', 1)).toMatchObject({ code: 'upload/full' });
    expect(await room('logos', '7.png', 1)).toBeNull();
    expect(await room('photos', 'more.png', 1)).toBeNull();
    expect(readdirSync(join(assets, '.incoming'))).toEqual([]);
  });

  it('throws away what a crash left half written', async () => {
    const { assets, put } = store();
    await put('logos', 'whole.png', Buffer.from('x'));
    writeFileSync(join(assets, '.incoming', 'half'), 'x');
    createAssetStore(assets);
    expect(existsSync(join(assets, '.incoming'))).toBe(false);
    expect(readdirSync(join(assets, 'chess-broadcast', 'logos'))).toEqual(['whole.png']);
  });

  it('has room for so many bytes', async () => {
    const { room } = store();
    expect(await room('photos', 'a.png', 1e12)).toMatchObject({ code: 'upload/full' });
  });

  it('tells what was there', async () => {
    const { put, remove, read } = store();
    await put('themes', 'a.css', Buffer.from(':root {}'));
    expect([await read('themes', 'a.css'), await read('themes', 'b.css')]).toEqual([':root {}', null]);
    expect([await remove('themes', 'a.css'), await remove('themes', 'a.css')]).toEqual([true, false]);
  });
});
