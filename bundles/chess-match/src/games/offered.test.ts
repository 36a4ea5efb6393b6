import { describe, expect, it } from 'vitest';
import type { PlayableGame } from './common/game';
import { random } from './common/random';
import { GAMES } from './index';
import { anyMatch } from './testing/anyMatch';
import { Offers, type At, type Counts } from './testing/offers/faults';
import { OWN_OFFERS } from './testing/offers/ownOffers';

/** Seeds are fixed, so that a failure names the match and the state. */
const MATCHES = 8;
const LENGTH = 70;
/** Of a match every so many states are looked at. */
const STRIDE = 9;
/** A draft is made on in so many steps, mostly by what is offered. */
const STEPS = 3;
const OFFERED = 0.8;
/** Of lines alike so many are tried, and moves of so many other positions. */
const MOST = 4;
const WORDS = 40;
const SLOW = 240_000;

const bookOf = ({ id }: PlayableGame) => {
  const book = OWN_OFFERS[id];
  if (book === undefined) throw new Error(`nobody says what ${id} offers`);
  return book;
};

const threadsOf = (game: PlayableGame, state: unknown): readonly string[] =>
  game.project(state).match.threads.map(({ id }) => id);

/** States of random matches, the last of each among them. */
const matchesOf = (game: PlayableGame) =>
  Array.from({ length: MATCHES }, (_, nth) => {
    const { settings } = bookOf(game);
    const states = anyMatch(game, { seed: nth + 1, length: LENGTH, settings: settings[nth % settings.length] ?? {} });
    const looked = states.filter((_state, index) => index % STRIDE === 0 || index === states.length - 1);
    return { seed: nth + 1, states: looked };
  });

/** The move that a line ends with. */
const lastWord = (line: string): string => line.slice(line.lastIndexOf(' ') + 1).replace(/^\d:/, '');

describe.each(Object.values(GAMES))('what the operator is offered in $id', { timeout: SLOW }, (game) => {
  const book = bookOf(game);
  const offers = new Offers(game, book);
  const matches = matchesOf(game);

  it('is accepted, and what is not offered is refused, after any draft', () => {
    const counts: Counts = {};
    for (const { seed, states } of matches) {
      const draws = random(seed);
      let words: readonly string[] = [];
      const look = (begun: At, index: number): void => {
        let at = begun;
        for (let step = 0; step < STEPS; step += 1) {
          const where = { seed, index, thread: at.thread, line: at.line };
          const faults = offers.faults(at, words, { draws, most: MOST, counts });
          expect({ ...where, faults }).toEqual({ ...where, faults: [] });
          const offered = offers.lines(at, []).flatMap(({ isOffered, line }) => (isOffered ? [line] : []));
          const scraps = words.map((word) => `${at.line} ${word}`.trim());
          words = [...words, ...offered.map(lastWord)].slice(-WORDS);
          const next = draws.chance(OFFERED) ? offered : scraps;
          if (next.length > 0) at = { ...at, line: draws.pick(next) };
        }
      };
      for (const [index, { state, nowMs }] of states.entries())
        for (const thread of threadsOf(game, state)) {
          const at: At = { state, nowMs, thread, line: '' };
          look(at, index);
          const done = offers.after(at, draws);
          if (done !== null) look({ ...at, state: done }, index);
        }
    }
    const met = new Set(Object.keys(counts).map((what) => what.replace(/ .*/, '')));
    met.delete('ready');
    expect([...met].toSorted()).toEqual(book.acts.toSorted());
    const oneWay = Object.keys(counts).filter((what) => {
      const [act, isSo] = what.split(' ');
      return counts[`${act} ${isSo === 'false'}`] === undefined;
    });
    expect(oneWay).toEqual(book.oneWay);
    for (const what of ['move true', 'move false', 'ready true', 'ready false'])
      expect([what, counts[what]]).toEqual([what, expect.toSatisfy((times: number) => times > 50)]);
  });

  it('is found wrong where it is that of another moment', () => {
    for (const { states } of matches) {
      const draws = random(1);
      const found = states.slice(1).flatMap(({ state, nowMs }, index) =>
        threadsOf(game, state).flatMap((thread) => {
          const before = offers.published({ state: states[index]?.state, thread, line: '' });
          return offers.faults({ state, nowMs, thread, line: '' }, [], { draws, most: 1, counts: {} }, before);
        }),
      );
      expect(found).not.toEqual([]);
    }
  });
});
