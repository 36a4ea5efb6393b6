import { remainingAt } from '../../../common/clock';
import { err, ok, type Result } from '../../../common/result';
import type { Side } from '../../../common/sides';
import type { Problem } from '../../../common/problem';
import type { Command } from '../../rules/commands';
import { decide } from '../../rules/decide';
import type { Event } from '../../rules/events';
import { evolve } from '../../rules/evolve';
import { initial } from '../../rules/initial';
import { teamAt, TEAMS, BOARDS, type BoardId, type Seat } from '../../rules/seats';
import { nextNumber, perMove, type State } from '../../rules/state';
import { moveLabel } from '../../rules/undoLabel';
import { readCorrection } from './correctionText';
import { resultOf } from './endRemark';
import { setUpFault } from './setUpTags';
import { saidEnd, type SaidEnd } from './saidEnd';
import { spelled } from './spelled';
import type { Tag } from '../../../common/recordText';
import type { BpgnFile, BpgnMove, BpgnProblem, BpgnResult } from './file';
import { settingsGiven, tagOfSetting, timeFault, type TimeFault } from './settingTags';

/** What stops a record from playing: where it stands in the file, the word, and what the rules say. */
export interface PlayProblem {
  readonly line: number;
  readonly token: string;
  readonly problem: Problem;
}

export interface PlayedBpgn {
  readonly initial: State;
  readonly events: readonly Event[];
  /** After each move of the record with what its comments set, in its order; last with the end that the record tells. */
  readonly states: readonly State[];
  /** With the end that the record tells. */
  readonly state: State;
}

/** Only where a position was set: otherwise the reader has seen to it. */
const wrongTurn = (move: BpgnMove, expected: string): Problem => ({
  code: 'bpgn/wrong_turn',
  params: { line: move.line, expected },
  rule: 'S1',
  item: `${moveLabel(move)}.`,
});

const unknown = (code: 'bpgn/unknown_end' | 'bpgn/unknown_player', remark: string): Problem => ({
  code,
  params: {},
  rule: 'S8',
  item: remark,
});

/** A match played on from a record, its events gathered. */
class Player {
  readonly events: Event[] = [];
  state: State;
  #nowMs: number;

  constructor(state: State, startMs: number) {
    this.state = state;
    this.#nowMs = startMs;
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  /** @returns why the rules refuse it, or null */
  do(command: Command, atMs: number): Problem | null {
    const decided = decide(this.state, command, atMs);
    if (!decided.ok) return decided.error;
    for (const event of decided.value) this.state = evolve(this.state, event);
    this.events.push(...decided.value);
    this.#nowMs = Math.max(this.#nowMs, atMs);
    return null;
  }

  /** When a move's clock was pressed, from the time it showed then: the mover's had run since the last press there. */
  #pressedMs({ board, side, clockMs, elapsedMs }: BpgnMove, startMs: number): number {
    if (elapsedMs !== null) return startMs + elapsedMs;
    const { boards, end } = this.state;
    const { sinceMs, remainingMs, delayMs } = boards[board].clock;
    if (end === null && sinceMs === null) return this.#nowMs;
    // Once it is over the clocks stand: what this one shows less it ran on (S9).
    const beganMs = end?.atMs ?? (sinceMs ?? 0) - delayMs;
    const usedMs = clockMs === null ? 0 : remainingMs[side] + perMove(this.state).incrementMs - clockMs;
    return usedMs > 0 ? beganMs + delayMs + usedMs : beganMs;
  }

  /** Of the next move of a side. */
  #label(board: BoardId, side: Side): string {
    return `${moveLabel({ number: nextNumber(this.state, { board, side }), board, side })}.`;
  }

  move(move: BpgnMove, startMs: number): Problem | null {
    const { board, side, clockMs, text } = move;
    const { toMove } = this.state.boards[board].position;
    if (this.state.end === null && toMove !== side) return wrongTurn(move, this.#label(board, toMove));
    const atMs = this.#pressedMs(move, startMs);
    const { clock } = this.state.boards[board];
    // More time than was left: somebody gave it, or the record counts otherwise. The record is right.
    const hadMs = clockMs === null ? 0 : clockMs - perMove(this.state).incrementMs;
    const isGiven = clockMs !== null && clock.sinceMs !== null && hadMs > remainingAt(clock, side, atMs);
    const set = isGiven ? this.do({ type: 'setClock', board, side, remainingMs: hadMs, reason: '' }, atMs) : null;
    if (set !== null) return set;
    const read = spelled(this.state, board, text);
    return read.ok ? this.do({ type: 'press', board, text: read.value }, atMs) : read.error;
  }

  /** What the comments after a move, or before the first, say that the arbiter set. */
  corrections(comments: readonly string[]): Problem | null {
    for (const comment of comments) {
      const command = readCorrection(comment);
      const problem = command === null ? null : this.do(command, this.#nowMs);
      if (problem !== null) return { ...problem, item: comment };
    }
    return null;
  }

  /** Boards drift against each other by what the net took: a clock that ran out unsaid had time left. */
  #spare(seats: readonly Seat[]): void {
    for (const board of BOARDS) {
      const { clock, position } = this.state.boards[board];
      const side = position.toMove;
      const isSaid = seats.some((seat) => seat.board === board && seat.side === side);
      if (!isSaid && remainingAt(clock, side, this.#nowMs) <= 0)
        this.do({ type: 'setClock', board, side, remainingMs: 1, reason: '' }, this.#nowMs);
    }
  }

  flags(seats: readonly Seat[]): Problem | null {
    this.#spare(seats);
    for (const { board, side } of seats) {
      const fault = this.do({ type: 'setClock', board, side, remainingMs: 0, reason: '' }, this.#nowMs);
      if (fault !== null) return fault;
    }
    const [first] = seats;
    return first === undefined ? null : this.do({ type: 'flag', ...first }, this.#nowMs);
  }

  end(said: SaidEnd): Problem | null {
    switch (said.kind) {
      case 'resignation':
        return this.do({ type: 'resign', team: said.team }, this.#nowMs);
      case 'flags':
        return this.flags(said.seats);
      case 'punishment':
        return this.do({ type: 'punish', ...said.seat, reason: '' }, this.#nowMs);
      case 'agreement':
        for (const team of TEAMS) {
          const fault = this.state.end === null ? this.do({ type: 'offerDraw', team }, this.#nowMs) : null;
          if (fault !== null) return fault;
        }
        return null;
      case 'aborted':
        return this.do({ type: 'abort', reason: '' }, this.#nowMs);
      case 'unknown-end':
        return unknown('bpgn/unknown_end', said.remark);
      case 'unknown-player':
        return unknown('bpgn/unknown_player', said.remark);
    }
  }
}

const refused = (line: number, token: string, problem: Problem): Result<never, PlayProblem> =>
  err({ line, token, problem });

const tagText = ({ name, value }: Tag): string => `[${name} "${value}"]`;

/** A tag that says what these rules do not know. */
const tagFault = (tag: Tag, code: TimeFault['code'] | 'bpgn/bad_set_up'): PlayProblem => {
  const { line, value } = tag;
  const token = tagText(tag);
  return { line, token, problem: { code, params: { line, written: value }, rule: 'S1', item: token } };
};

/** Whose turn it is, a board each. */
const onMove = ({ boards }: State): readonly Seat[] =>
  BOARDS.map((board) => ({ board, side: boards[board].position.toMove }));

const loserOf =
  (state: State) =>
  (team: 'first' | 'second'): Seat =>
    onMove(state).find(({ board, side }) => teamAt(board, side) === team) ?? {
      board: 'A',
      side: team === 'first' ? 'white' : 'black',
    };

const MIRRORED: Readonly<Record<BpgnResult, BpgnResult>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '1/2-1/2': '1/2-1/2',
  '*': '*',
};

/** The one board that ended the match, by who lost there; null where both did, or a team as a whole. */
const endedOn = ({ end }: State, said: SaidEnd | null): BoardId | null => {
  const seats = said?.kind === 'resignation' && said.seat !== null ? [said.seat] : (end?.at ?? []);
  const [board, ...others] = new Set(seats.map((seat) => seat.board));
  return others.length > 0 ? null : (board ?? null);
};

/**
 * The result a record writes must be the one it comes to. Archives write that of White on the board where play ended:
 * on board B the other way round.
 */
const checkResult = (file: BpgnFile, state: State, said: SaidEnd | null): PlayProblem | null => {
  const result = resultOf(state.end);
  if (file.result === null || result === file.result) return null;
  if (endedOn(state, said) === 'B' && file.result === MIRRORED[result]) return null;
  const params = { line: file.line, written: file.result, expected: result };
  const problem: Problem = { code: 'bpgn/bad_result', params, rule: 'S8', item: file.result };
  return { line: file.line, token: file.result, problem };
};

/**
 * Plays a record through the rules, to its end.
 * @param startMs when the clocks of both boards were started, Unix ms
 */
export const playBpgn = (file: BpgnFile, startMs: number): Result<PlayedBpgn, PlayProblem> => {
  const time = timeFault(file.tags);
  if (time !== null) return err(tagFault(time.tag, time.code));
  const unset = setUpFault(file.tags);
  if (unset !== null) return err(tagFault(unset, 'bpgn/bad_set_up'));
  const begun = initial({ settings: settingsGiven(file.tags) });
  if (!begun.ok) {
    const { name = '', value = '', line = 1 } = tagOfSetting(file.tags, String(begun.error.params['setting'])) ?? {};
    return refused(line, `[${name} "${value}"]`, begun.error);
  }
  const player = new Player(begun.value, startMs);
  const isTimed = file.moves.some(({ clockMs, elapsedMs }) => clockMs !== null || elapsedMs !== null);
  if (isTimed) player.do({ type: 'startClocks' }, startMs);
  const set = player.corrections(file.comments);
  if (set !== null) return refused(1, set.item ?? '', set);
  const states: State[] = [];
  for (const move of file.moves) {
    const problem = player.move(move, startMs) ?? player.corrections(move.comments);
    if (problem !== null) return refused(move.line, `${moveLabel(move)}. ${move.text}`, problem);
    states.push(player.state);
  }
  const said = player.state.end === null ? saidEnd(file, loserOf(player.state), onMove(player.state)) : null;
  const fault = said === null ? null : player.end(said);
  if (fault !== null) return refused(file.line, fault.item ?? file.result ?? '', fault);
  const wrong = checkResult(file, player.state, said);
  if (wrong !== null) return err(wrong);
  const { events, state } = player;
  if (states.at(-1) !== state) states.push(state);
  return ok({ initial: begun.value, events, states, state });
};

/** A reading problem in the words of the rules' refusals. */
export const asProblem = ({ code, token, expected, line }: BpgnProblem): Problem => ({
  code,
  params: { line, expected },
  rule: 'notation',
  // A comment may go over several lines.
  item: token.replace(/\s+/g, ' '),
});
