import type { Correction, CorrectionDesk, Problem } from 'chess-match/client';

/** What is asked for so far. */
export interface PastEdits {
  /** The new line of a turn, by its number. */
  readonly lines: ReadonlyMap<number, string>;
  readonly cutFrom: number | null;
}

export const NOTHING: PastEdits = { lines: new Map(), cutFrom: null };

export const withLine = (asked: PastEdits, number: number, line: string): PastEdits => ({
  ...asked,
  lines: new Map([...asked.lines, [number, line]]),
});

export const withoutLine = (asked: PastEdits, number: number): PastEdits => ({
  ...asked,
  lines: new Map([...asked.lines].filter(([turn]) => turn !== number)),
});

/** The later turns go, and whatever was written for them. */
export const cutFrom = (asked: PastEdits, number: number): PastEdits => ({
  lines: new Map([...asked.lines].filter(([turn]) => turn < number)),
  cutFrom: number,
});

/** As the command has it. */
export const editsOf = ({ lines }: PastEdits): { readonly turn: number; readonly line: string }[] =>
  [...lines].map(([turn, line]) => ({ turn, line })).toSorted((one, other) => one.turn - other.turn);

/** A turn that is being written: with what the server says of it, once it has come to it. */
export interface Written {
  readonly turn: Correction['turns'][number];
  readonly line: string;
  readonly desk: CorrectionDesk | null;
  /** It is the first that does not fit; nobody has touched it yet. */
  readonly isMisfit: boolean;
  /** Why, where it is. */
  readonly problem: Problem | null;
}

/** Every turn that is written anew, and the one that has to be, in order. */
export const writtenOf = ({ lines }: PastEdits, { turns, desks, misfit }: Correction): readonly Written[] =>
  turns
    .filter(({ number }) => lines.has(number) || misfit?.number === number)
    .map((turn) => {
      const desk = desks.find(({ number }) => number === turn.number) ?? null;
      const isMisfit = misfit?.number === turn.number;
      const problem = isMisfit ? (misfit?.problem ?? null) : null;
      return { turn, line: lines.get(turn.number) ?? turn.line, desk, isMisfit, problem };
    });
