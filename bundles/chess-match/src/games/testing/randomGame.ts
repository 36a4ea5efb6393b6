import { remainingAt } from '../common/clock';
import { sideOfPly, SIDES } from '../common/sides';
import { decideAmend, type PastEdits } from '../common/amend';
import { append, foldHistory, type History } from '../common/history';
import { decideRedo, decideUndo } from '../common/undo';
import type { ClockChoice } from '../common/leaveClocks';
import { decideTakeBack } from '../common/takeBack';
import { business } from '../business';
import type { Command } from '../business/rules/commands';
import { isOver, liveBranches, type State } from '../business/rules/state';
import { newGame, T0 } from './play';
import { W } from './positions';
import { random, type Random } from '../common/random';
import { randomTurn, type Style } from '../business/rules/randomTurn';
import type { Replayer } from '../common/game';
import type { GameEvent } from '../common/event';
import { replayer } from '../business/rules/replayer';
import { randomAmend } from './randomAmend';
import { randomLine } from './randomLine';

type HistoryCommand =
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'takeBack'; readonly turns: number; readonly reason: string; readonly clocks: ClockChoice }
  | (PastEdits & { readonly type: 'correctTurns'; readonly reason: string; readonly clocks: ClockChoice });

/** One step of a random game: what was asked, what came of it. */
export interface Step {
  readonly command: Command | HistoryCommand;
  /** The refusal's code, or null. */
  readonly refused: string | null;
  readonly history: History<State>;
}

export interface RandomGame {
  readonly seed: number;
  readonly steps: readonly Step[];
  readonly history: History<State>;
  /** Ratings were corrected in this game: its chips are no longer those it began with. */
  readonly mayCorrectRatings: boolean;
  readonly mayCorrectPositions: boolean;
}

const STYLES: readonly Style[] = [
  { shuffles: 0, captures: 0.1, branches: 0.4, passes: 0.3, selects: 0.05, resigns: 0.02, offers: 0.05 },
  { shuffles: 0.97, captures: 0, branches: 0.08, passes: 0.1, selects: 0, resigns: 0, offers: 0.01 },
  { shuffles: 0, captures: 0.9, branches: 0.2, passes: 0.5, selects: 0.02, resigns: 0, offers: 0.02 },
  { shuffles: 0.3, captures: 0.3, branches: 0.7, passes: 0.2, selects: 0.15, resigns: 0.05, offers: 0.3 },
];

const randomSettings = ({ pick, chance }: Random): Record<string, unknown> => ({
  gameRating: pick([1, 2, 10, 10, 10, 24]),
  boards: pick([1, 2, 3, 5, 5, 5, 5]),
  vetoScope: pick(['both', 'opponent']),
  passSize: pick([1, 1, 2]),
  selectionTargets: pick(['many', 'one']),
  endgame: pick(['increment30', 'plus5min', 'incrementAtFlag', 'incrementAtFlag', 'none']),
  timePerTeamMs: pick([5_400_000, 150_000]),
  vetoWindowMs: pick([1_800_000, 100_000]),
  reuseBoards: chance(0.8),
  repetitionThroughMother: chance(0.5),
  cloneStop: chance(0.2),
});

const clockCommand = ({ pick, below }: Random, state: State, nowMs: number): Command => {
  const side = pick(SIDES);
  const commands: readonly Command[] = [
    state.clock.running === null ? { type: 'startClock' } : { type: 'stopClock', reason: 'random' },
    { type: 'setClock', side, remainingMs: pick([0, 1, below(3_000_000)]), reason: 'random' },
    { type: 'addTime', side, ms: below(120_000) - 60_000, reason: 'random' },
    { type: 'noteGap', cause: 'down', fromMs: nowMs - 5000, toMs: nowMs },
    { type: 'dismissGap', giveBack: state.ply % 2 === 0 },
    { type: 'redLine', side, player: 'Ivanov', penalty: pick(['warning', 'expulsion', 'time']), reason: 'random' },
    { type: 'substitute', side, out: 'Ivanov', in: 'Petrov' },
    { type: 'withdrawPenalty', number: 1 + below(3), reason: 'random' },
  ];
  return pick(commands);
};

const NEAR_ENDS = [
  W.mateInOne,
  W.pawnStalemateInOne,
  W.pawnStalemateInOne,
  W.deadInOne,
  W.fiftyInOne,
  W.seventyFiveInOne,
  W.promotion,
];

/** Near ends of all kinds, for the side to move. */
const endingFor = (random: Random, state: State): string => {
  const fen = random.pick(NEAR_ENDS);
  return sideOfPly(state.ply) === 'white' ? fen : mirrored(fen);
};

/** The same position with colours exchanged. */
const mirrored = (fen: string): string => {
  const [placement = '', , , , half = '0', full = '1'] = fen.split(' ');
  const swap = (sign: string): string => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase());
  const ranks = placement.split('/').toReversed();
  return `${ranks.map((rank) => rank.replace(/[a-z]/gi, swap)).join('/')} b - - ${half} ${full}`;
};

interface Rules {
  readonly style: Style;
  readonly mayCorrectRatings: boolean;
  readonly mayCorrectPositions: boolean;
  /** The past is corrected in this game, over and over. */
  readonly mayAmend: boolean;
}

const CHOICES: readonly ClockChoice[] = ['asNow', 'asThen'];

/** What the arbiter enters beside the game: copies compared, score changes entered, claims ruled on. */
const entryCommand = ({ pick, chance, below }: Random, state: State): Command => {
  const board = liveBranches(state).at(below(5))?.board ?? 1;
  const commands: readonly Command[] = [
    { type: 'confirmBoard', board, confirmed: chance(0.7) },
    { type: 'fixScore', branch: state.ledger.at(-1)?.branch ?? 'b1', fixed: chance(0.7), reason: '' },
    { type: 'decideClaim', board, accepted: chance(0.5), reason: 'random' },
  ];
  return pick(commands);
};

const arbiterCommand = (from: Random, state: State, rules: Rules, nowMs: number): Command => {
  const live = liveBranches(state);
  const board = live.length === 0 ? 1 : from.pick(live).board;
  const side = from.chance(0.9) ? sideOfPly(state.ply) : from.pick(SIDES);
  const commands: Command[] = [{ type: 'declareVeto', side }];
  const isEndgame = live.length === 1 && state.branches.length > 1 && !state.controlBoard;
  if (isEndgame || from.chance(0.05)) commands.push({ type: 'controlBoard', side });
  if (remainingAt(state.clock, side, nowMs) <= 0 || from.chance(0.05)) commands.push({ type: 'flag', side });
  if (rules.mayCorrectPositions)
    commands.push({ type: 'correctPosition', board, fen: endingFor(from, state), reason: 'random' });
  if (rules.mayCorrectRatings)
    commands.push({ type: 'correctRating', board, rating: from.below(12), reason: 'random' });
  return from.pick(commands);
};

const nextCommand = (from: Random, history: History<State>, rules: Rules, nowMs: number): Step['command'] => {
  const { state, redoable } = history;
  if (rules.mayAmend && from.chance(0.1)) {
    if (state.clock.running !== null) return { type: 'stopClock', reason: 'random' };
    const asked = randomAmend(from, history, rules.style);
    return { type: 'correctTurns', ...asked, reason: 'random', clocks: from.pick(CHOICES) };
  }
  const dice = from.next();
  if (redoable.length > 0 && from.chance(0.5)) return { type: 'redo' };
  if (dice < 0.045) return { type: 'undo' };
  if (dice < 0.05) return { type: 'takeBack', turns: 1 + from.below(5), reason: 'random', clocks: 'asNow' };
  if (dice < 0.06) return { type: 'redo' };
  if (dice < 0.08) return { type: 'commitTurn', line: randomLine(from) };
  if (dice < 0.16) return clockCommand(from, state, nowMs);
  if (dice < 0.18) return entryCommand(from, state);
  if (dice < 0.24) return arbiterCommand(from, state, rules, nowMs);
  if (isOver(state)) return { type: 'undo' };
  if (state.clock.running === null && from.chance(0.1)) return { type: 'startClock' };
  return { type: 'commitTurn', line: randomTurn(from, state, rules.style) };
};

const decideHistory = (history: History<State>, command: HistoryCommand, nowMs: number) => {
  switch (command.type) {
    case 'undo':
      return decideUndo(business, history, nowMs, null);
    case 'takeBack':
      return decideTakeBack(business, history, nowMs, command);
    case 'correctTurns':
      return decideAmend(business, replayer as Replayer<unknown, GameEvent>, history, nowMs, command);
    case 'redo':
      return decideRedo(business, history, nowMs);
  }
};

const isOfHistory = (command: Step['command']): command is HistoryCommand =>
  ['undo', 'redo', 'takeBack', 'correctTurns'].includes(command.type);

const step = (history: History<State>, command: Step['command'], nowMs: number): Step => {
  if (isOfHistory(command)) {
    const decided = decideHistory(history, command, nowMs);
    if (!decided.ok) return { command, refused: decided.error.code, history };
    return { command, refused: null, history: append(business, history, decided.value) };
  }
  const decided = business.decide(history.state, command, nowMs);
  if (!decided.ok) return { command, refused: decided.error.code, history };
  const next = decided.value.reduce((at, event) => append(business, at, event), history);
  return { command, refused: null, history: next };
};

/** A game of up to `length` commands, most of them turns; ends when the game is over and stays so. */
export const randomGame = (seed: number, length: number): RandomGame => {
  const from = random(seed);
  const rules: Rules = {
    style: STYLES[seed % STYLES.length] ?? from.pick(STYLES),
    mayCorrectRatings: seed % 7 === 0,
    mayCorrectPositions: seed % 3 === 0,
    mayAmend: seed % 4 === 1,
  };
  let history: History<State> = foldHistory(business, newGame(randomSettings(from)), []);
  let nowMs = T0;
  const steps: Step[] = [];
  for (let count = 0; count < length; count += 1) {
    if (isOver(history.state) && from.chance(0.6)) break;
    nowMs += from.below(20_000);
    const made = step(history, nextCommand(from, history, rules, nowMs), nowMs);
    steps.push(made);
    history = made.history;
  }
  const { mayCorrectRatings, mayCorrectPositions } = rules;
  return { seed, steps, history, mayCorrectRatings, mayCorrectPositions };
};
