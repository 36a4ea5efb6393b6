import { remainingAt } from '../../../common/clock';
import type { Problem } from '../../../common/problem';
import type { Side } from '../../../common/sides';
import type { Command } from '../../rules/commands';
import { decide } from '../../rules/decide';
import type { Event } from '../../rules/events';
import { evolve } from '../../rules/evolve';
import { BOARDS, TEAMS, type BoardId, type Seat } from '../../rules/seats';
import { nextNumber, perMove, type State } from '../../rules/state';
import { moveLabel } from '../../rules/undoLabel';
import { readCorrection } from './correctionText';
import type { BpgnMove } from './file';
import type { SaidEnd } from './saidEnd';
import { spelled } from './spelled';

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
export class Player {
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
