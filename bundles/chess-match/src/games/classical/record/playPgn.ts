import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import { tagText } from '../../common/recordText';
import { SIDES } from '../../common/sides';
import { readCorrection } from '../../duel/record/correctionText';
import { recordFault, wrong, type PlayFault } from '../../duel/record/faults';
import type { NumberedFile } from '../../duel/record/numbered';
import type { PgnGame } from '../../pgn/tree';
import { resultOf } from '../../duel/record/result';
import { saidEnd, type SaidEnd } from '../../duel/record/saidEnd';
import { tagValue } from '../../duel/record/whoPlayed';
import { claimable, START_FEN } from '../../chess/onFen';
import { teamAt } from '../rules/colours';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import { moveNumber, onBoard, toMoveOn, type BoardState, type State } from '../rules/state';
import { turnText } from '../rules/undoLabel';
import { schedule, type Scheduled } from './schedule';
import { settingsGiven, tagOfSetting } from './tags';

const GAME = 'classical';
const AGREED = /\bagree(d|ment)\b/i;

export interface PlayedPgn {
  readonly initial: State;
  readonly events: readonly Event[];
  /** After each move with what its comments set, and after each end that the file tells. */
  readonly states: readonly State[];
}

/**
 * The games of a file played through the rules, their events gathered. Records carry no time of day: play begins at 0.
 */
class Player {
  readonly events: Event[] = [];
  readonly states: State[] = [];
  state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** @returns why the rules refuse it, or null */
  do(command: Command, atMs: number): Problem | null {
    const decided = decide(this.state, command, atMs);
    if (!decided.ok) return decided.error;
    this.state = decided.value.reduce(evolve, this.state);
    this.events.push(...decided.value);
    return null;
  }

  /** What comments say that the arbiter set. */
  corrected(board: number, comments: readonly string[], atMs: number): Problem | null {
    for (const comment of comments) {
      const command = readCorrection(comment);
      const problem = command === null ? null : this.do({ ...command, board }, atMs);
      if (problem !== null) return { ...problem, item: comment };
    }
    return null;
  }

  move({ board, turn, atMs, setMs }: Scheduled): PlayFault | null {
    const thread = String(board);
    const of = onBoard(this.state, board);
    if (turn.clockMs !== null && of?.clockUsed === false) this.do({ type: 'startClock', thread }, 0);
    if (setMs !== null && of !== null)
      this.do({ type: 'setClock', thread, side: toMoveOn(of), remainingMs: setMs, reason: '' }, atMs);
    const refused =
      this.do({ type: 'commitTurn', thread, line: turn.text }, atMs) ?? this.corrected(board, turn.comments, atMs);
    if (refused !== null)
      return { line: turn.line, column: turn.column, problem: { ...refused, item: refused.item ?? turn.text } };
    this.states.push(this.state);
    return null;
  }
}

/** The number before the first move must be that of the position. */
const firstFault = ({ first }: NumberedFile, of: BoardState): PlayFault | null => {
  const [number, side] = [moveNumber(of), toMoveOn(of)];
  if (first === null || (first.number === number && first.isBlack === (side === 'black'))) return null;
  const { line } = first;
  const expected = turnText({ number, side });
  return recordFault(GAME, wrong('wrong_number', { line, expected }, { line, text: `${first.number}.` }));
};

/** A board that begins elsewhere than the first, and what stands before its first move. */
const begunOn = (player: Player, file: NumberedFile, board: number): PlayFault | null => {
  const fen = tagValue(file.tags, 'FEN') || START_FEN;
  const tag = file.tags.find(({ name }) => name === 'FEN');
  const line = tag?.line ?? 1;
  if (fen !== onBoard(player.state, board)?.fen) {
    const problem = player.do({ type: 'correctPosition', board, fen, reason: '' }, 0);
    if (problem !== null && !problem.code.endsWith('no_change')) return { line, problem };
  }
  const problem = player.corrected(board, file.comments, 0);
  const of = onBoard(player.state, board);
  return problem === null ? (of === null ? null : firstFault(file, of)) : { line, problem };
};

const remarksOf = ({ turns, comments }: NumberedFile): readonly string[] => turns.at(-1)?.comments ?? comments;

const commandsOf = (state: State, board: number, said: SaidEnd, isClaim: boolean): readonly Command[] => {
  const thread = String(board);
  switch (said.kind) {
    case 'resignation':
      return [{ type: 'resignMatch', thread, team: teamAt(state.settings, board, said.side) }];
    case 'flag': {
      const { side } = said;
      return [
        { type: 'setClock', thread, side, remainingMs: 0, reason: '' },
        { type: 'flag', thread, side },
      ];
    }
    case 'agreement':
      return isClaim
        ? [{ type: 'decideClaim', board, accepted: true, reason: '' }]
        : SIDES.map((team) => ({ type: 'offerDraw', thread, team }));
    case 'ruled':
      return [{ type: 'ruleResult', thread, ruling: said.ruling, reason: '' }];
    case 'aborted':
      return [];
  }
};

/**
 * How a game ended where no move tells it. A draw that may be claimed, and is not said to be agreed, was claimed (C6).
 */
const endedOn = (player: Player, file: NumberedFile, board: number, atMs: number): PlayFault | null => {
  const of = onBoard(player.state, board);
  if (of === null) return null;
  const remarks = remarksOf(file);
  const said = of.end === null ? saidEnd(file.result?.text ?? null, remarks) : null;
  const isClaim = claimable(of.keys, of.fen) !== null && !remarks.some((remark) => AGREED.test(remark));
  for (const command of said === null ? [] : commandsOf(player.state, board, said, isClaim)) {
    const problem = player.do(command, atMs);
    if (problem !== null) return { line: file.result?.line ?? 1, problem };
    if (onBoard(player.state, board)?.end !== null) player.states.push(player.state);
  }
  return null;
};

/** The result that a game writes must be the one it comes to. */
const resultFault = ({ result }: NumberedFile, of: BoardState | null): PlayFault | null => {
  const expected = resultOf(of?.end ?? null);
  if (result === null || result.text === expected) return null;
  const { line, text: written } = result;
  return recordFault(GAME, wrong('bad_result', { line, written, expected }, { line, text: written }));
};

/** The state a file begins with; the tag which is wrong is named. */
const begin = (files: readonly NumberedFile[]): Result<State, PlayFault> => {
  const games = files.map(({ tags }) => tags);
  const begun = initial({ settings: settingsGiven(games) });
  if (begun.ok) return begun;
  const tag = tagOfSetting(games[0] ?? [], begun.error.params['setting']);
  const { line, item } = tag === null ? { line: 1, item: null } : { line: tag.line, item: tagText(tag) };
  return err({ line, problem: { ...begun.error, item } });
};

const isBrokenOff = (file: NumberedFile, of: BoardState | null): boolean =>
  of?.end === null && saidEnd(file.result?.text ?? null, remarksOf(file))?.kind === 'aborted';

const firstOf = <T>(items: readonly T[], faultOf: (item: T, board: number) => PlayFault | null): PlayFault | null => {
  for (const [index, item] of items.entries()) {
    const fault = faultOf(item, index + 1);
    if (fault !== null) return fault;
  }
  return null;
};

/** Plays the games of a file through the rules, to their ends; stops at the first move they refuse. */
export const playPgn = (files: readonly PgnGame[]): Result<PlayedPgn, PlayFault> => {
  const begun = begin(files);
  if (!begun.ok) return begun;
  const player = new Player(begun.value);
  const misbegun = firstOf(files, (file, board) => begunOn(player, file, board));
  if (misbegun !== null) return err(misbegun);
  const fens = player.state.boards.map(({ fen }) => fen);
  const moves = schedule(begun.value.settings, files, fens);
  const atMs = moves.at(-1)?.atMs ?? 0;
  const fault =
    firstOf(moves, (move) => player.move(move)) ?? firstOf(files, (file, board) => endedOn(player, file, board, atMs));
  if (fault !== null) return err(fault);
  if (files.some((file, index) => isBrokenOff(file, onBoard(player.state, index + 1)))) {
    player.do({ type: 'abortMatch', reason: '' }, atMs);
    player.states.push(player.state);
  }
  const misjudged = firstOf(files, (file, board) => resultFault(file, onBoard(player.state, board)));
  if (misjudged !== null) return err(misjudged);
  return ok({ initial: begun.value, events: player.events, states: player.states });
};
