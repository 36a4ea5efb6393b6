import { describe, expect, it } from 'vitest';
import { random, type Random } from '../../common/random';
import type { StudyRules } from '../../common/studyRules';
import { boardView } from '../views/board';
import { fold, newMatch, play, T0 } from '../testing/play';
import { decide } from './decide';
import { planSeries } from './planSeries';
import { randomSeries } from './randomSeries';
import type { State } from './state';
import { studyRulesOf } from './studyRules';
import { studyText } from './studyText';
import { kindOf, VARIANTS } from './variant';
import { writtenSteps } from './written';

const SLOW = 120_000;
const SETTINGS: readonly Readonly<Record<string, unknown>>[] = [
  ...VARIANTS.map((variant) => ({ variant })),
  { variant: 'take-all', takeAllOrder: 'english' },
  { variant: 'logical', logicalCheck: 'italian' },
];
const TURNS = 9;
/** Texts that are none, tried at each position. */
const WRONG = 10;
const SQUARES = kindOf('italian').rules.names;

/** The position after moves, one after the other; throws where one is none. */
const triedOn = (rules: StudyRules, fen: string, sans: readonly string[]): string =>
  sans.reduce((before, san) => {
    const played = rules.play(before, san);
    if (played === null) throw new Error(`${san} is none in ${before}`);
    return played.fen;
  }, fen);

/** What may be tried after some moves of a turn, held against what may be drafted. @returns how many moves there are */
const expectOffers = (rules: StudyRules, state: State, before: readonly string[]): number => {
  const fen = triedOn(rules, studyText(state), before);
  const moves = rules.moves(fen);
  const drafted = writtenSteps(planSeries(state, before.join(' ')).game);
  expect(moves.map(({ san }) => san)).toEqual(drafted.map(({ san }) => san));
  const turn = `${state.stand.turn}.`;
  for (const { san, from, to } of moves) expect(rules.play(fen, san), fen).toMatchObject({ turn, san, from, to });
  return moves.length;
};

const expectRefusals = (rules: StudyRules, state: State, before: readonly string[], from: Random): void => {
  const fen = triedOn(rules, studyText(state), before);
  const may = new Set(rules.moves(fen).map((move) => `${move.from ?? ''}${move.to}`));
  const texts = Array.from({ length: WRONG }, () => `${from.pick(SQUARES)}${from.pick(SQUARES)}`);
  for (const text of texts.filter((each) => !may.has(each))) expect(rules.play(fen, text), `${fen} ${text}`).toBeNull();
};

/** A whole series, tried and committed: both lead to the same. */
const expectSeries = (rules: StudyRules, state: State, line: string): State => {
  const decided = decide(state, { type: 'commitTurn', line }, T0);
  if (!decided.ok) throw new Error(`${line}: ${decided.error.code}`);
  const after = fold(state, decided.value);
  const tried = triedOn(rules, studyText(state), line.split(' '));
  expect(rules.board(tried).pieces).toEqual(boardView(after).pieces);
  if (after.end === null) expect(tried).toBe(studyText(after));
  else expect(rules.moves(tried)).toEqual([]);
  return after;
};

describe('chess in series, tried move by move', () => {
  it('what is offered is accepted, what is not is refused, over random games', { timeout: SLOW }, () => {
    let offered = 0;
    for (const [seed, settings] of SETTINGS.entries()) {
      const from = random(seed + 1);
      const rules = studyRulesOf(settings);
      for (let state = newMatch(settings); state.end === null && state.turns.length < TURNS;) {
        const line = randomSeries(from, state) ?? '';
        // One place of each series is looked at whole.
        const before = line.split(' ').slice(0, from.below(line.split(' ').length));
        offered += expectOffers(rules, state, before);
        expectRefusals(rules, state, before, from);
        state = expectSeries(rules, state, line);
      }
    }
    expect(offered).toBeGreaterThan(900);
  });

  it('P1 knows after each move how the series stands, and whose turn is next', () => {
    const rules = studyRulesOf({});
    const begun = studyText(play(newMatch(), 'e4'));
    const [first, second] = [triedOn(rules, begun, ['e5']), triedOn(rules, begun, ['e5', 'Nf6'])];
    expect(first).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 2 0 e7e5');
    expect([rules.board(first).toMove, rules.board(second).toMove]).toEqual(['black', 'white']);
    expect(rules.play(second, 'Bc4')).toMatchObject({ turn: '3.', san: 'Bc4' });
    expect(rules.play(first, 'Nf3')).toBeNull();
  });

  it('P5 tries no check before the last move of a series, and none after mate', () => {
    const rules = studyRulesOf({});
    const begun = studyText(play(newMatch(), 'e4', 'e5 Nf6'));
    expect(rules.play(triedOn(rules, begun, ['Bc4']), 'Bxf7')).toBeNull();
    const mated = triedOn(rules, begun, ['Bc4', 'Qh5', 'Qxf7#']);
    expect([rules.moves(mated), rules.play(mated, 'Kxf7')]).toEqual([[], null]);
  });

  it('P6 sets pieces up by hand, the number of the turn by the turns before it', () => {
    const { setUp } = studyRulesOf({});
    expect(setUp?.arrange({ e1: 'wK', e8: 'bK', h1: 'wR', d2: 'wP' }, 'white', 4)).toEqual({
      fen: '4k3/8/8/8/8/8/3P4/4K2R w K - 5 0',
      check: null,
    });
    expect(setUp?.arrange({ e1: 'wK' }, 'white', 4)).toBeNull();
    expect(setUp?.arrange({ e1: 'wK', e8: 'bK', e5: 'wHetman' }, 'white', 4)).toBeNull();
  });

  it('has nothing to try on what is no position', () => {
    const rules = studyRulesOf({});
    expect([rules.moves('nonsense'), rules.play('nonsense', 'e4'), rules.board('nonsense').pieces]).toEqual([
      [],
      null,
      {},
    ]);
  });
});
