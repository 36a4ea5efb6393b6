import { withoutMarks } from '../../chess/spelling';
import { otherMoves, type MovesByBoard } from '../../common/correction';
import type { Replayer, JudgedTurn } from '../../common/game';
import type { Problem } from '../../common/problem';
import { ok, type Result } from '../../common/result';
import { commitTurn, seriesFault } from './commands/commitTurn';
import { decide } from './decide';
import type { Event, TurnPlayed } from './events';
import { advance } from './game';
import { planSeries } from './planSeries';
import { readMove } from './readMove';
import { moveOf, stepsIn } from './series';
import { gameIn, type MadeMove, type State } from './state';
import { writtenStep, writtenSteps } from './written';

/** As many as a person looks through. */
const MOST = 12;

const manOf = (san: string): string => /^[KQRBNO]/.exec(san)?.[0] ?? '';

/**
 * The same man from the same square to the same square, as it is written where the board stands now; else what the
 * sheet says.
 */
const writtenAgain = (state: State, { moves }: TurnPlayed): string => {
  let game = gameIn(state);
  const moved = ({ from, to, promotion, san }: MadeMove): string => {
    const same = stepsIn(game.series).find((step) => {
      const move = moveOf(game.series.kind, step);
      return move.from === from && move.to === to && move.promotion === promotion;
    });
    const now = same === undefined ? null : writtenStep(game, same);
    const text = now !== null && manOf(now) === manOf(san) ? now : withoutMarks(san);
    const read = readMove(game, text);
    if (read.ok) game = advance(game, read.value.step);
    return text;
  };
  return moves.map(moved).join(' ');
};

const replayTurn = (state: State, event: Event, line: string | null): Result<Event, Problem> => {
  if (event.type !== 'turnPlayed') return ok(event);
  const decided = commitTurn(state, line ?? writtenAgain(state, event), event.atMs);
  if (!decided.ok) return decided;
  return ok(decided.value[0] ?? event);
};

const replayOther = (state: State, was: State, event: Event): Event | null => {
  switch (event.type) {
    case 'flagFell': {
      const decided = decide(state, { type: 'flag', side: event.side }, event.atMs);
      return decided.ok ? (decided.value[0] ?? null) : null;
    }
    case 'resigned':
    case 'drawOffered':
    case 'drawAgreed':
    case 'drawDeclined':
    case 'aborted':
      return state.end === null ? event : null;
    case 'claimDecided':
      return state.end === null && state.stand.quiet >= was.stand.quiet ? event : null;
    case 'positionCorrected':
      return state.end === null && state.stand.turn === was.stand.turn ? event : null;
    default:
      return event;
  }
};

/** How near a move is to the one that cannot be made: the same goal, the same man. */
const nearness = (wanted: string, san: string): number => {
  const goalOf = (text: string): string => /[a-h][1-8](?=[^1-8]*$)/.exec(text)?.[0] ?? '';
  return (goalOf(wanted) === goalOf(san) ? 2 : 0) + (manOf(wanted) === manOf(san) ? 1 : 0);
};

/**
 * A past series as pages edit it, with what could stand in the place of the first move that is wrong, or is lacking.
 */
const judge = (state: State, _thread: string | null, line: string): JudgedTurn => {
  const planned = planSeries(state, line);
  const { items, lacks } = planned;
  const texts = items.map(({ text }) => text);
  const wrong = items.findIndex(({ problem }) => problem !== null);
  const at = wrong < 0 ? texts.length : wrong;
  const wanted = texts[at] ?? '';
  const isOpen = lacks > 0;
  const alternatives = isOpen
    ? writtenSteps(planned.game)
        .toSorted((one, other) => nearness(wanted, other.san) - nearness(wanted, one.san))
        .slice(0, MOST)
        .map(({ san }) => ({ item: san, line: texts.toSpliced(at, at < texts.length ? 1 : 0, san).join(' ') }))
    : wrong < 0
      ? []
      : [{ item: null, line: texts.slice(0, wrong).join(' ') }];
  return {
    items: items.map(({ text, problem }) => ({ text, problem })),
    problems: [],
    lacks: isOpen ? [1] : [],
    ready: seriesFault(state, planned) === null,
    boards: [],
    alternatives,
  };
};

const meaningOf = (event: Event): string =>
  event.type === 'turnPlayed' ? JSON.stringify([event.moves.map(({ san }) => san), event.end?.reason]) : '';

const describe = (event: Event, before: string, after: string): ReturnType<Replayer<State, Event>['describe']> => {
  if (event.type !== 'turnPlayed') return null;
  const movesIn = (line: string): MovesByBoard => new Map(line === '' ? [] : [[1, line]]);
  return { number: event.number, side: event.side, moves: otherMoves(movesIn(before), movesIn(after)) };
};

/** The past of chess in series corrected: a turn is its line, made again where the board stands then. */
export const replayer: Replayer<State, Event> = {
  replayTurn: (state, _was, event, line) => replayTurn(state, event, line),
  replayOther,
  threadOf: () => null,
  judge,
  meaningOf,
  describe,
};
