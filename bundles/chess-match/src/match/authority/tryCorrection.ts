import type { Problem } from '@schemas/draft';
import type { Correction, CorrectionOther } from '@schemas/preview';
import type { CommandOf } from '../../contract/commands';
import { amendment, replay, turnsOf, pastEditsProblem, type Replayed } from '../../games/common/amend';
import type { Replayer, AnyGame } from '../../games/common/game';
import type { GameEvent } from '../../games/common/event';
import { countedOf } from '../../games/common/counted';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import { advance, type OpenMatch } from './openMatch';

interface Tried {
  readonly before: OpenMatch;
  /** As it would stand; with a turn that does not fit: as far as it was played. */
  readonly match: OpenMatch;
  readonly correction: Correction;
}

/** What is no turn, as the history names facts or the protocol names entries; what neither names goes unsaid. */
const named = (game: AnyGame, events: readonly GameEvent[]): CorrectionOther[] =>
  events.flatMap((event): CorrectionOther[] => {
    const fact = game.undoLabel(event);
    if (fact !== null) return [{ kind: fact.kind, label: fact.label, isFact: true }];
    const line = game.protocolLine(event);
    if (line === null) return [];
    return [{ kind: line.kind, label: line.board === null ? line.what : String(line.board), isFact: false }];
  });

const correctionOf = (
  { game, history }: OpenMatch,
  replayer: Replayer<unknown, GameEvent>,
  { editedTurns, misfit, gone, changed, kept, lost, changes, played }: Replayed,
): Correction => ({
  turns: turnsOf(game, countedOf(history)).map(({ number, label, thread, line }) => ({ number, label, thread, line })),
  desks: editedTurns.map(({ turn, line, state }) => ({
    number: turn.number,
    line,
    ...replayer.judge(state, turn.thread, line),
  })),
  misfit: misfit === null ? null : { number: misfit.turn.number, problem: misfit.problem },
  changed: changed.map(({ turn, after }) => ({ number: turn.number, after })),
  gone: gone.map(({ number }) => number),
  kept: named(game, kept),
  lost: named(game, lost),
  isChange: changes.length > 0,
  then: turnsOf(game, played).at(-1)?.label ?? null,
});

/**
 * A correction of the past looked at before it is made, whether the clocks stand or not. Nothing is written.
 * @returns match/none_open, command/not_here, amend/no_such_turn
 */
export const tryCorrection = (
  open: OpenMatch | null,
  { type, edits, cutFrom, reason, clocks }: CommandOf<'correctTurns'>,
  nowMs: number,
): Result<Tried, Problem> => {
  if (open === null) return err(refuse('match/none_open', {}));
  const { game, history } = open;
  const { replayer } = game;
  if (replayer === undefined) return err(refuse('command/not_here', { type, game: game.id }));
  const asked = { edits, cutFrom };
  const wrong = pastEditsProblem(game, history, asked);
  if (wrong !== null) return err(wrong);
  const replayed = replay(game, replayer, history, asked);
  const isWhole = replayed.misfit === null && replayed.changes.length > 0;
  const match = isWhole ? advance(open, [amendment(game, history, replayed, nowMs, { reason, clocks })]) : open;
  return ok({ before: open, match, correction: correctionOf(open, replayer, replayed) });
};
