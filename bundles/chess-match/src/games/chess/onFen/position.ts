import { keptOf } from '../keptOf';
import { ORTHODOX_RULES as RULES } from '../orthodoxRules';
import { isCheckmate } from '../endings';
import type { Position } from '../position';
import { readFen } from '../readFen';
import { stepsWithSan, type WrittenStep } from '../stepsWithSan';

/** The position of a FEN of ordinary chess, read once however often it is asked; null where it is none. */
export const positionOf = keptOf((fen): Position | null => {
  const read = readFen(RULES, fen);
  return read.ok ? read.value : null;
});

const written = new WeakMap<Position, readonly WrittenStep[]>();

/** Its legal steps with their SANs, worked out once: what may be played is asked beside what is played. */
export const writtenSteps = (position: Position): readonly WrittenStep[] => {
  const known = written.get(position) ?? stepsWithSan(RULES, position, isCheckmate);
  written.set(position, known);
  return known;
};
