import type { HomeDocument, HomeMoment } from 'chess-match/contract/viewers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { documentOf, recordedEvening } from '../../bundles/chess-match/src/match/home/testing';
import { NOTHING_HEARD } from './feed/truth';
import { Match } from './Match';
import { documentAt } from './past/documentAt';
import { LIVE } from './past/place';
import type { Watching } from './past/useWatched';
import { readPreferences } from './preferences';
import { wordsOf } from './words';

const NOT_WATCHED: Watching = { isAsked: false, reachedIn: () => null, reach: vi.fn(), end: vi.fn() };

interface At {
  readonly moment: number | null;
  readonly moments: readonly HomeMoment[];
}

const NOW: At = { moment: null, moments: [] };

const drawn = (whole: HomeDocument, watching = NOT_WATCHED, { moment, moments }: At = NOW): string =>
  renderToStaticMarkup(
    createElement(Match, {
      whole,
      place: LIVE,
      goTo: vi.fn(),
      truth: 'live',
      words: wordsOf('en'),
      uncovered: null,
      onUncover: vi.fn(),
      onCover: vi.fn(),
      media: null,
      isAnother: false,
      isArchive: false,
      preferences: readPreferences({ covers: 'no' }, 'en'),
      watching,
      back: {
        shown: moment === null ? whole : documentAt(whole, moments.slice(0, moment + 1)),
        whole,
        moment,
        moments,
        absence: null,
      },
      heard: NOTHING_HEARD,
    }),
  );

/** What is drawn of Business Chess alone. */
const OWN = /data-chips|class="tree"|class="rules"|chip|Last key change/;

describe('a match at home', () => {
  let branched: HomeDocument;
  beforeAll(async () => {
    const documents = (await recordedEvening('business')).map((sources) => documentOf(sources, { matchId: 'm1' }));
    const found = documents.findLast(({ match, boards }) => match.status === 'playing' && boards.length > 2);
    if (found === undefined) throw new Error('no evening');
    branched = found;
  });

  it('is drawn with what its game has of its own', () => {
    expect(drawn(branched)).toMatch(OWN);
  });

  it('of a game that has nothing of its own is boards, score, clocks and the last moves', () => {
    const { match } = branched;
    const page = drawn({ ...branched, match: { ...match, game: 'another' }, play: { game: null } });
    expect(page).not.toMatch(OWN);
    const boards = branched.boards.length;
    expect(page.match(/<svg [^>]*data-board="/g)).toHaveLength(boards + 1);
    expect(page).toContain('class="points"');
    expect(page).toContain('What happened');
  });
});

describe('a match whose result somebody is not to know', () => {
  let over: HomeDocument;
  let moments: readonly HomeMoment[];
  beforeAll(async () => {
    const last = (await recordedEvening('business')).at(-1);
    if (last === undefined) throw new Error('no evening');
    over = documentOf(last, { matchId: 'm1' });
    moments = over.past.parts.flatMap((id) => JSON.parse(last.past.parts.get(id) ?? '[]') as HomeMoment[]);
  });
  const watchedTo = (reached: number): Watching => ({ ...NOT_WATCHED, reachedIn: () => reached });

  it('is nothing before it is begun: no points, no pieces, no course, no board that came of a branch, no length', () => {
    const page = drawn(over, watchedTo(0));
    expect(over.match.status).toBe('over');
    expect(drawn(over)).toMatch(/class="tree"/);
    expect(page).toContain('data-watch="begin"');
    expect(page).not.toMatch(/class="tree"|class="stepper"|Match over|data-piece|type="range"/);
    expect(page.match(/class="points"[^>]*>\?</g)).toHaveLength(2);
    expect(page.match(/<svg [^>]*data-board="/g)).toHaveLength(1);
  });

  it('shows of a moment what had come until then, and how far one has come as all there is', () => {
    const at = { moment: 20, moments };
    const page = drawn(over, watchedTo(30), at);
    expect(page).toContain('max="30"');
    expect(page).not.toMatch(/Turns since then/);
    expect(page).toContain('Show the result');
    const course = (html: string): number => html.split('class="tree"')[1]?.length ?? 0;
    expect(course(page)).toBeGreaterThan(0);
    expect(course(page)).toBeLessThan(course(drawn(over, NOT_WATCHED, at)));
  });
});
