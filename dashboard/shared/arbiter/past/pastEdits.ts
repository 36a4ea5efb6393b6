import type { Correction, CorrectionDesk, Problem } from 'chess-match/client';

type Turn = Correction['turns'][number];
type Turns = readonly Turn[];

/** What is asked for so far. */
export interface PastEdits {
  /** The new line of a turn, by its number. */
  readonly lines: ReadonlyMap<number, string>;
  /** The turns from which their boards are cut off. */
  readonly cutFrom: readonly number[];
}

export const NOTHING: PastEdits = { lines: new Map(), cutFrom: [] };

export const withLine = (asked: PastEdits, number: number, line: string): PastEdits => ({
  ...asked,
  lines: new Map([...asked.lines, [number, line]]),
});

export const withoutLine = (asked: PastEdits, number: number): PastEdits => ({
  ...asked,
  lines: new Map([...asked.lines].filter(([turn]) => turn !== number)),
});

/** The later turns of its board go, and whatever was written for them. */
export const cutFrom = ({ lines, cutFrom: cuts }: PastEdits, turns: Turns, cut: Turn): PastEdits => {
  const isAfter = (number: number): boolean =>
    number >= cut.number && turns.some((turn) => turn.number === number && turn.thread === cut.thread);
  return {
    lines: new Map([...lines].filter(([number]) => !isAfter(number))),
    cutFrom: [...cuts.filter((number) => !isAfter(number)), cut.number],
  };
};

export const withoutCut = (asked: PastEdits, number: number): PastEdits => ({
  ...asked,
  cutFrom: asked.cutFrom.filter((turn) => turn !== number),
});

/** As the command has it. */
export const editsOf = ({ lines }: PastEdits): { readonly turn: number; readonly line: string }[] =>
  [...lines].map(([turn, line]) => ({ turn, line })).toSorted((one, other) => one.turn - other.turn);

/** A turn that is being written: with what the server says of it, once it has come to it. */
export interface Written {
  readonly turn: Turn;
  readonly line: string;
  readonly desk: CorrectionDesk | null;
  /** It is the first that does not fit; nobody has touched it yet. */
  readonly isMisfit: boolean;
  /** Why, where it is. */
  readonly problem: Problem | null;
  /** The other board whose corrected turns are the cause; null where turns of its own are. */
  readonly because: string | null;
}

/** Every turn that is written anew, and the one that has to be, in order. */
export const writtenOf = (asked: PastEdits, { turns, desks, misfit }: Correction): readonly Written[] => {
  const { lines } = asked;
  const isTouched = (turn: Turn): boolean => lines.has(turn.number) || asked.cutFrom.includes(turn.number);
  return turns
    .filter(({ number }) => lines.has(number) || misfit?.number === number)
    .map((turn) => {
      const desk = desks.find(({ number }) => number === turn.number) ?? null;
      const isMisfit = misfit?.number === turn.number;
      const problem = isMisfit ? (misfit?.problem ?? null) : null;
      const causes = turns.filter((other) => other.number < turn.number && isTouched(other));
      const isOwn = causes.some(({ thread }) => thread === turn.thread);
      const because = isMisfit && !isOwn ? (causes[0]?.thread ?? null) : null;
      return { turn, line: lines.get(turn.number) ?? turn.line, desk, isMisfit, problem, because };
    });
};
