import type { HomeDocument } from 'chess-match/contract/viewers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { documentOf, recordedEvening } from '../../bundles/chess-match/src/match/home/testing';
import { NOTHING_HEARD } from './feed/truth';
import { Match } from './Match';
import { LIVE } from './past/place';
import { readPreferences } from './preferences';
import { wordsOf } from './words';

const drawn = (whole: HomeDocument): string =>
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
      back: { shown: whole, whole, moment: null, moments: [], absence: null },
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
