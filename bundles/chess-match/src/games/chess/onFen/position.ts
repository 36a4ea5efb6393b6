import { ORTHODOX_RULES as RULES } from '../orthodoxRules';
import { isCheckmate } from '../endings';
import type { Position } from '../position';
import { readFen } from '../readFen';
import { stepsWithSan, type WrittenStep } from '../stepsWithSan';

/** Positions kept as they were read: those of a few turns on all boards. */
const KEPT = 64;
const read = new Map<string, Position | null>();

/** The position of a FEN of ordinary chess, read once however often it is asked; null where it is none. */
export const positionOf = (fen: string): Position | null => {
  const known = read.get(fen);
  if (known !== undefined) return known;
  const fresh = readFen(RULES, fen);
  const position = fresh.ok ? fresh.value : null;
  const [oldest] = read.keys();
  if (read.size >= KEPT && oldest !== undefined) read.delete(oldest);
  read.set(fen, position);
  return position;
};

const written = new WeakMap<Position, readonly WrittenStep[]>();

/** Its legal steps with their SANs, worked out once: what may be played is asked beside what is played. */
export const writtenSteps = (position: Position): readonly WrittenStep[] => {
  const known = written.get(position) ?? stepsWithSan(RULES, position, isCheckmate);
  written.set(position, known);
  return known;
};
