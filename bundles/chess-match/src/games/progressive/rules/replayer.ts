import { withoutMarks } from '../../chess/spelling';
import { pieceOf, nearness } from '../../chess/nearness';
import { otherTurn } from '../../common/correction';
import type { Replayer, JudgedTurn } from '../../common/game';
import { nearest } from '../../common/judgedTurn';
import type { Problem } from '../../common/problem';
import { firstOf, ok, type Result } from '../../common/result';
import { commitTurn, seriesFault } from './commands/commitTurn';
import { decide } from './decide';
import type { Event, TurnPlayed } from './events';
import { advance } from './game';
import { planSeries } from './planSeries';
import { readMove } from './readMove';
import { moveOf, stepsIn } from './series';
import { gameIn, type MadeMove, type State } from './state';
import { writtenStep, writtenSteps } from './written';

/**
 * The same piece from the same square to the same square, as it is written where the board stands now; else what the
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
    const text = now !== null && pieceOf(now) === pieceOf(san) ? now : withoutMarks(san);
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
      return firstOf(decided);
    }
    case 'resigned':
    case 'drawOffered':
    case 'drawAgreed':
    case 'drawDeclined':
    case 'resultRuled':
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

/** A past series as pages edit it, with what could stand where the first move is wrong, or is lacking. */
const judge = (state: State, _thread: string | null, line: string): JudgedTurn => {
  const planned = planSeries(state, line);
  const { items, lacks } = planned;
  const texts = items.map(({ text }) => text);
  const wrong = items.findIndex(({ problem }) => problem !== null);
  const at = wrong < 0 ? texts.length : wrong;
  const wanted = texts[at] ?? '';
  const near = nearness(wanted);
  const isOpen = lacks > 0;
  const alternatives = isOpen
    ? nearest(writtenSteps(planned.game), wanted, ({ san }) => near(san)).map(({ san }) => ({
        item: san,
        line: texts.toSpliced(at, at < texts.length ? 1 : 0, san).join(' '),
      }))
    : wrong < 0
      ? []
      : [{ item: null, line: texts.slice(0, wrong).join(' ') }];
  return {
    items: items.map(({ text, problem }) => ({ text, problem })),
    problems: [],
    // What is lacking of a series is told by the refusal of it.
    lacks: [],
    ready: seriesFault(state, planned) === null,
    boards: [],
    alternatives,
  };
};

const meaningOf = (event: Event): string =>
  event.type === 'turnPlayed' ? JSON.stringify([event.moves.map(({ san }) => san), event.end?.reason]) : '';

const describe = (event: Event, before: string, after: string): ReturnType<Replayer<State, Event>['describe']> =>
  event.type === 'turnPlayed' ? otherTurn(event, 1, before, after) : null;

/** The past of chess in series corrected: a turn is its line, made again where the board stands then. */
export const replayer: Replayer<State, Event> = {
  replayTurn: (state, _was, event, line) => replayTurn(state, event, line),
  replayOther,
  threadOf: () => null,
  judge,
  meaningOf,
  describe,
};
