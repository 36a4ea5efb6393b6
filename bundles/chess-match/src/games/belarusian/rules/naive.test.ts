import { describe, expect, it } from 'vitest';
import type { Position } from '../../chess/position';
import { random, type Random } from '../../common/random';
import { naiveTurns } from '../testing/naive';
import { namesOf, positionOf } from '../testing/turns';
import { readPosition } from './fen';
import { RULE_SETS, UNIFIED, type Agreed } from './setting';
import { afterTurn, turnsOf } from './turn';

/** Seeds are fixed, so that a failure names the position. */
const GAMES = 40;
const LENGTH = 60;
/** So many positions are placed in each of so many rounds. */
const PLACED = 100;
const ROUNDS = 15;

const agreedFor = ({ pick, chance }: Random): Agreed => ({
  ...UNIFIED,
  rules: pick(RULE_SETS),
  crossRequiresPalace: chance(0.4),
  enPassant: chance(0.4),
  successionPalaceOnly: chance(0.4),
  rokoshLoses: chance(0.6),
});

/** A few pieces anywhere, most of them near the throne. */
const placedBy = (draws: Random): string => {
  const squares: string[] = Array.from({ length: 81 }, () => '1');
  const put = (piece: string): void => {
    const near = draws.chance(0.6);
    const [file, rank] = near ? [2 + draws.below(5), 2 + draws.below(5)] : [draws.below(9), draws.below(9)];
    squares[rank * 9 + file] = piece;
  };
  for (const piece of 'RRrrLlMmVvGg') if (draws.chance(0.5)) put(piece);
  for (const piece of 'KkAa') if (piece === 'A' || piece === 'a' || draws.chance(0.6)) put(piece);
  if (draws.chance(0.4)) ['L', 'A', 'L'].forEach((piece, index) => (squares[72 + 4 * index] = piece));
  const ranks = Array.from({ length: 9 }, (_, rank) =>
    squares
      .slice(9 * rank, 9 * rank + 9)
      .join('')
      .replace(/1+/g, (run) => String(run.length)),
  );
  return `${ranks.join('/')} ${draws.pick(['w', 'b'])}`;
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const check = (agreed: Agreed, position: Position, where: string): number => {
  const turns = namesOf(position, agreed);
  expect([where, turns]).toEqual([where, naiveTurns(agreed, position)]);
  return turns.length;
};

describe('every turn there is, held against the rules told a second time', () => {
  it.each(numbers(GAMES))('L2 L3 L4 L5 L6 L7 L8 L12 over a random game by what may be agreed: %i', (seed) => {
    const draws = random(seed);
    const agreed = agreedFor(draws);
    let position = positionOf('lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w');
    let seen = 0;
    for (let ply = 0; ply < LENGTH; ply += 1) {
      seen += check(agreed, position, `ply ${ply}`);
      const turns = turnsOf(agreed, position);
      if (turns.length === 0) break;
      position = afterTurn(agreed, position, draws.pick(turns));
    }
    expect(seen).toBeGreaterThan(100);
  });

  it.each(numbers(ROUNDS))('L2 L3 L4 L5 L6 L7 L8 L12 with a few pieces around the throne: %i', (round) => {
    let [seen, inaugurations] = [0, 0];
    for (const nth of numbers(PLACED)) {
      const draws = random(round * PLACED + nth);
      const agreed = agreedFor(draws);
      const text = placedBy(draws);
      const read = readPosition(agreed, text);
      if (!read.ok) continue;
      const where = `${nth}: ${JSON.stringify(agreed)} ${text}`;
      seen += check(agreed, read.value, where);
      for (const turn of turnsOf(agreed, read.value).slice(0, 6)) {
        const after = afterTurn(agreed, read.value, turn);
        seen += check(agreed, after, `${where} and on`);
        inaugurations += turnsOf(agreed, after)[0]?.kind === 'inauguration' ? 1 : 0;
      }
    }
    expect([seen > PLACED * 30, inaugurations > 0]).toEqual([true, true]);
  });
});
