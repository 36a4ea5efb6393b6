import { remainingAt } from '../../common/clock';
import type { Problem } from '../../common/problem';
import type { Result } from '../../common/result';
import { SIDES, type Side } from '../../common/sides';
import type { CorrectPosition, DuelCommand } from '../commands';
import type { DuelState } from '../state';
import type { SaidEnd } from './saidEnd';

/** What a player of records has to know of a game. */
export interface PlayerRules<State, Command, Event> {
  decide(
    state: State,
    command: Command | DuelCommand | CorrectPosition,
    nowMs: number,
  ): Result<readonly Event[], Problem>;
  evolve(state: State, event: Event): State;
  toMove(state: State): Side;
}

/** What was agreed, by the names of settings. */
export type Agreed = Readonly<Record<string, string | number | boolean>>;

/** What records need of a state beside its board. */
export type Timed = DuelState & {
  readonly settings: Agreed & { readonly incrementMs: number };
};

/** A game played on from a record, its events gathered. Records carry no time of day: it begins at 0. */
export class RecordPlayer<State extends Timed, Command, Event> {
  readonly events: Event[] = [];
  state: State;
  readonly #rules: PlayerRules<State, Command, Event>;
  #nowMs = 0;

  constructor(rules: PlayerRules<State, Command, Event>, state: State) {
    this.#rules = rules;
    this.state = state;
  }

  /** @returns why the rules refuse it, or null */
  do(command: Command | DuelCommand | CorrectPosition, atMs: number = this.#nowMs): Problem | null {
    const decided = this.#rules.decide(this.state, command, atMs);
    if (!decided.ok) return decided.error;
    this.state = decided.value.reduce((state, event) => this.#rules.evolve(state, event), this.state);
    this.events.push(...decided.value);
    this.#nowMs = atMs;
    return null;
  }

  /**
   * A turn, by the clock that its side shows after the press; null where the record does not tell: until it does, none
   * runs.
   */
  turn(command: Command, clockMs: number | null): Problem | null {
    if (clockMs !== null && !this.state.clockUsed) this.do({ type: 'startClock' });
    return this.do(command, this.#nowMs + this.#usedMs(clockMs));
  }

  /** How long a side thought. More time than was left was given: the record is right. */
  #usedMs(clockMs: number | null): number {
    if (clockMs === null || this.state.clock.running === null) return 0;
    const side = this.#rules.toMove(this.state);
    const shownMs = clockMs - this.state.settings.incrementMs;
    const usedMs = remainingAt(this.state.clock, side, this.#nowMs) - shownMs;
    if (usedMs < 0) this.do({ type: 'setClock', side, remainingMs: shownMs, reason: '' });
    return Math.max(0, usedMs);
  }

  /** How the record says the game ended, where no turn tells it. */
  end(said: SaidEnd): Problem | null {
    switch (said.kind) {
      case 'resignation':
        return this.do({ type: 'resignMatch', team: said.side });
      case 'flag': {
        const { side } = said;
        return this.do({ type: 'setClock', side, remainingMs: 0, reason: '' }) ?? this.do({ type: 'flag', side });
      }
      case 'agreement':
        for (const team of SIDES) {
          const fault = this.do({ type: 'offerDraw', team });
          if (fault !== null) return fault;
        }
        return null;
      case 'ruled':
        return this.do({ type: 'ruleResult', ruling: said.ruling, reason: '' });
      case 'aborted':
        return this.do({ type: 'abortMatch', reason: '' });
    }
  }
}
