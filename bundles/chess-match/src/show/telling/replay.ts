import type { PastView } from '@schemas/past';
import type { ReplayContent } from '@schemas/show';
import { leadingTo, wasThere, type OnBoard } from './boardsThen';
import { mainBoard, momentIn, movesIn, timed, type Span, type SpannedStep, type Telling } from './telling';

/** How long each part stands, ms: where it begins, a move pointed at, one made, the end. */
const [LEAD, POINT, MADE, END] = [1400, 700, 1100, 3500] as const;
/** A long series goes faster, so that nobody waits longer for its end. */
const MOST_OF_MOVES = 24_000;

const fixed = (ms: number): Span => ({ least: ms, most: ms });

/** The turn and the board that are shown again; null: there is none, or not any more. */
const chosen = (past: PastView, { board, ply }: ReplayContent, untilMs: number): OnBoard | null => {
  const turns = past.turns.filter(({ atMs }) => atMs <= untilMs);
  const turn = ply === null ? turns.at(-1) : turns.find((known) => known.ply === ply);
  if (turn === undefined) return null;
  const on = board ?? mainBoard(past, turn.ply);
  const at = on === null ? null : { board: on, ply: turn.ply };
  return at !== null && wasThere(past, at) ? at : null;
};

/**
 * The last turns of a board again, move by move, each pointed at before it is made.
 * @param untilMs what happened since is no part of it, Unix ms
 */
export const replayOf = (past: PastView, content: ReplayContent, untilMs: number): Telling | null => {
  const at = chosen(past, content, untilMs);
  if (at === null) return null;
  const turns = [...leadingTo(past, at).slice(0, content.turns)].reverse();
  const counts = turns.map((turn) => movesIn(past, turn));
  const moves = counts.reduce((sum, count) => sum + count, 0);
  const pace = Math.min(1, MOST_OF_MOVES / Math.max(1, moves * (POINT + MADE)));
  const steps = turns.flatMap((turn, index): SpannedStep[] => {
    const count = counts[index] ?? 0;
    const one = { ...turn, chapter: 0 };
    // What a turn does without a move stands as long as a move that is made.
    const stands = index === 0 ? [LEAD] : count === 0 ? [Math.round(MADE * pace)] : [];
    const lead = stands.map((ms) => ({ ...one, made: 0, isPointing: false, span: fixed(ms) }));
    const made = Array.from({ length: count }, (_, move) => [
      { ...one, made: move, isPointing: true, span: fixed(Math.round(POINT * pace)) },
      { ...one, made: move + 1, isPointing: false, span: fixed(Math.round(MADE * pace)) },
    ]);
    return [...lead, ...made.flat()];
  });
  const end: SpannedStep = {
    ...at,
    chapter: 0,
    made: counts.at(-1) ?? 0,
    isPointing: false,
    span: fixed(END),
  };
  return timed([...steps, end], [{ ...at, kind: 'happened', moment: momentIn(past, at) }], 0);
};
