import { expect, it } from 'vitest';
import { noSources } from '../../../bundles/chess-match/src/match/home/testing';
import { en } from '../words/en';
import { newestText } from './newestText';

it('the newest that is known of a match is its end only where it has ended', () => {
  const { match } = noSources();
  const saying = (status: 'playing' | 'over', isLive: boolean): string =>
    newestText({ match: { ...match, status } }, isLive, en);
  expect([saying('playing', true), saying('over', true)]).toEqual([en.live, en.over]);
  expect([saying('playing', false), saying('over', false)]).toEqual([en.asSeen, en.over]);
});
