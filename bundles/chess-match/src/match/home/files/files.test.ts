import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { FILE_FORMAT, type HomeDocument, type HomeFile } from '../../../contract/viewers';
import { packed } from '../../../http/packed';
import type { ArchiveReader } from '../archiveFiles';
import { documentOf, recordedEvening, type Recorded } from '../testing';
import { homeFileOf } from './homeFile';
import { onePage } from './onePage';

let last: Recorded;
let document: HomeDocument;
beforeAll(async () => {
  const evening = await recordedEvening('business');
  const found = evening.at(-1);
  if (found === undefined) throw new Error('no evening');
  last = found;
  document = documentOf(last, { matchId: 'm1' });
});

const archiveOf = (stored: HomeDocument): Pick<ArchiveReader, 'match' | 'part'> => ({
  match: (matchId) => (matchId === 'm1' ? packed(JSON.stringify(stored)) : undefined),
  part: (id) => {
    const body = last.past.parts.get(id);
    return body === undefined ? undefined : packed(body);
  },
});

const fileOf = (stored = document): HomeFile => {
  const file = homeFileOf(archiveOf(stored), 'm1');
  if (file === null) throw new Error('no file');
  return file;
};

describe('a match of the archive in one file', () => {
  it('is its document and all of its parts, and nothing beside', () => {
    const { format, document: inside, parts, ...rest } = fileOf();
    expect([format, rest]).toEqual([FILE_FORMAT, {}]);
    expect(inside).toEqual(document);
    expect(Object.keys(parts)).toEqual(document.past.parts);
    expect(Object.values(parts).flat()).toHaveLength(document.past.moments);
  });

  it('does not lead to where it was pushed and filmed', () => {
    const media = { address: 'https://cdn.example/feed', feeds: ['all'] } as const;
    const { document: inside } = fileOf({ ...document, live: 'live', media });
    expect([inside.live, inside.media]).toEqual([null, null]);
  });

  it('is not there where the match is not, or a part of it', () => {
    const archive = archiveOf(document);
    expect(homeFileOf(archive, 'm2')).toBeNull();
    expect(homeFileOf({ ...archive, part: () => undefined }, 'm1')).toBeNull();
  });
});

describe('a match as one page', () => {
  const HOSTILE = `</script><script>alert("1")</script><!-- 'q' & "Сборная"`;
  const named = (name: string): HomeFile => {
    const { match } = document;
    const teams = { ...match.teams, white: { ...match.teams.white, name } };
    return fileOf({ ...document, match: { ...match, teams, event: name } });
  };
  const pageOf = (html: string) => new JSDOM(html).window.document;

  it('holds the match in the element, whatever its names are', () => {
    const file = named(HOSTILE);
    const page = pageOf(onePage(file, 'one()', null));
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts).toHaveLength(2);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(file);
    expect(scripts[0]?.parentElement?.localName).toBe('business-chess-match');
    expect(page.title).toContain(HOSTILE);
  });

  it('holds a script that speaks of scripts in its texts, and says the same', () => {
    const script = 'said = "</script><!-- <script>"';
    const inside = pageOf(onePage(fileOf(), script, null)).querySelectorAll('script')[1]?.textContent ?? '';
    expect(new Function(`let said; ${inside}; return said`)()).toBe('</script><!-- <script>');
  });

  it('asks nobody for anything, and is in the language that was asked for', () => {
    const page = pageOf(onePage(fileOf(), 'one()', 'ru'));
    expect(page.documentElement.lang).toBe('ru');
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    expect(policy).toContain("default-src 'none'; script-src 'sha256-");
    expect(page.querySelectorAll('[src], [href], link')).toHaveLength(0);
    expect(pageOf(onePage(fileOf(), 'one()', null)).documentElement.lang).toBe('');
  });
});
