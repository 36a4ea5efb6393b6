import { describe, expect, it } from 'vitest';
import { random } from '../../common/random';
import { fold, newMatch, T0 } from '../testing/play';
import { boardView } from '../views/board';
import { TABLES } from './board';
import { decide } from './decide';
import { writePosition } from './fen';
import { randomTurn } from './randomTurn';
import { RULE_SETS } from './setting';
import type { State } from './state';
import { studyRulesOf } from './studyRules';

const SLOW = 120_000;
const MATCHES = 14;
const LENGTH = 110;
/** Texts that are none, tried at each position. */
const WRONG = 8;

const SEES = ['O-O', 'x', 'inauguration'];

describe('Belarusian chess, tried turn by turn', () => {
  it(
    'over random games: what is offered is accepted, what is not is refused, and both lead where a match comes to',
    { timeout: SLOW },
    () => {
      const seen = new Set<string>();
      let refused = 0;
      for (let seed = 1; seed <= MATCHES; seed += 1) {
        const from = random(seed);
        const settings = { rules: RULE_SETS[seed % RULE_SETS.length], enPassant: seed % 2 === 0 };
        const rules = studyRulesOf(settings);
        let state: State = newMatch(settings);
        for (let made = 0; made < LENGTH && state.end === null; made += 1) {
          const fen = writePosition(state.position);
          const moves = rules.moves(fen);
          const texts = [...moves.map(({ san }) => san), ...(rules.acts?.(fen) ?? [])];
          expect(texts.length, fen).toBeGreaterThan(0);
          for (const text of made % 5 === 0 ? texts : [from.pick(texts)]) {
            expect(rules.play(fen, text)?.san, `${fen} ${text}`).toBe(text);
            expect(decide(state, { type: 'commitTurn', line: text }, T0).ok, `${fen} ${text}`).toBe(true);
          }
          for (const what of SEES) if (texts.some((text) => text.includes(what))) seen.add(what);
          const may = new Set(moves.map(({ from: origin, to }) => `${origin}-${to}`));
          for (const text of Array.from(
            { length: WRONG },
            () => `${from.pick(TABLES.names)}-${from.pick(TABLES.names)}`,
          ).filter((each) => !may.has(each))) {
            expect(rules.play(fen, text), `${fen} ${text}`).toBeNull();
            refused += 1;
          }
          const line = randomTurn(from, state) ?? '';
          const decided = decide(state, { type: 'commitTurn', line }, T0);
          if (!decided.ok) throw new Error(`seed ${seed}: ${line} ${decided.error.code}`);
          const played = rules.play(fen, line);
          state = fold(state, decided.value);
          expect(played?.fen).toBe(writePosition(state.position));
          const { pieces, check } = boardView(state);
          expect([rules.board(played?.fen ?? '').pieces, played?.check ?? null]).toEqual([pieces, check[0] ?? null]);
        }
      }
      expect([...seen].toSorted()).toEqual(SEES.toSorted());
      expect(refused).toBeGreaterThan(2000);
    },
  );

  it('L7 the inauguration is an act: no piece is moved for it, and it is all there is to do', () => {
    const rules = studyRulesOf({});
    const fen = '4a4/9/9/9/9/9/9/9/L7K w - - 0 20';
    expect([rules.moves(fen), rules.acts?.(fen)]).toEqual([[], ['inauguration']]);
    const played = rules.play(fen, 'инаугурация');
    expect(played).toMatchObject({ turn: '20.', san: 'inauguration', from: null, to: 'i1' });
    expect(rules.board(played?.fen ?? '')).toMatchObject({ pieces: { i1: 'wKniaz' }, toMove: 'black' });
    expect(rules.acts?.(played?.fen ?? '')).toEqual([]);
  });

  it('L5 L6 offers each promotion and both castlings by themselves', () => {
    const rules = studyRulesOf({});
    const castles = rules.moves('4a4/9/9/9/9/9/9/9/4A3L w K - 0 20').filter(({ san }) => san.startsWith('O-O'));
    expect(castles.map(({ san, to }) => [san, to])).toEqual([
      ['O-O:2', 'g1'],
      ['O-O:3', 'h1'],
    ]);
    const promotions = rules.moves('4a4/R8/9/9/9/9/9/9/4A4 w - - 0 20').filter(({ from }) => from === 'a8');
    expect(promotions.map(({ promotion }) => promotion)).toEqual(['Kniazhych', 'Hetman', 'Ladya', 'Pushka', 'Vsadnik']);
  });

  it('L1 L2 sets pieces up by hand where they could stand so', () => {
    const { setUp } = studyRulesOf({});
    const pieces = { e1: 'wKniaz', e9: 'bKniaz', a1: 'wLadya' };
    expect(setUp?.arrange(pieces, 'black', 7)).toEqual({ fen: '4a4/9/9/9/9/9/9/9/L3A4 b Q - 0 4', check: null });
    expect(setUp?.arrange({ ...pieces, e5: 'wHetman' }, 'black', 7)).toBeNull();
    expect(setUp?.arrange({ e1: 'wKniaz' }, 'white', 6)).toBeNull();
  });

  it('has nothing to try on what is no position', () => {
    const rules = studyRulesOf({});
    expect([rules.moves('nonsense'), rules.play('nonsense', 'e2-e4'), rules.acts?.('nonsense')]).toEqual([
      [],
      null,
      [],
    ]);
  });
});
