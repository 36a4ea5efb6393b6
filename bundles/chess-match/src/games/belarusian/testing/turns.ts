import type { Position } from '../../chess/position';
import { readPosition } from '../rules/fen';
import { UNIFIED, type Agreed } from '../rules/setting';
import { afterTurn, turnsOf } from '../rules/turn';
import { coordinatesOf } from '../rules/turnText';

/** @throws where the text is no position */
export const positionOf = (text: string, agreed: Agreed = UNIFIED): Position => {
  const read = readPosition(agreed, text);
  if (!read.ok) throw new Error(`${text}: ${read.error.kind} ${read.error.text}`);
  return read.value;
};

/** Turns as coordinates, sorted. */
export const namesOf = (position: Position, agreed: Agreed = UNIFIED): readonly string[] =>
  turnsOf(agreed, position).map(coordinatesOf).toSorted();

/** Where a piece may go that stands on a square. */
export const goesFrom = (position: Position, square: string, agreed: Agreed = UNIFIED): readonly string[] =>
  namesOf(position, agreed)
    .filter((name) => name.startsWith(square))
    .map((name) => name.slice(square.length));

/** Makes turns one after the other. @throws with the first that cannot be made */
export const played = (position: Position, turns: string, agreed: Agreed = UNIFIED): Position =>
  turns.split(' ').reduce((before, name) => {
    const turn = turnsOf(agreed, before).find((each) => coordinatesOf(each) === name);
    if (turn === undefined) throw new Error(`${name} cannot be played`);
    return afterTurn(agreed, before, turn);
  }, position);
