import { remainingAt } from '../../common/clock';
import type { Problem } from '../../common/problem';
import { tagText } from '../../common/recordText';
import { err, ok, type Result } from '../../common/result';
import { SIDES } from '../../common/sides';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import { planSeries } from '../rules/planSeries';
import { kindIn, toMove, type State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import { SETTING_NAMES } from '../rules/settings';
import { readCorrection } from './correctionText';
import { asProblem } from './problems';
import { wrong } from './errors';
import type { RecordedSeries, RecordFile } from './file';
import { resultOf, saidEnd, type SaidEnd } from './saidEnd';
import { settingsGiven, tagOfSetting } from './settingTags';

/** What stops a record from playing. */
export interface PlayFault {
  /** Of the file, from 1. */
  readonly line: number;
  readonly problem: Problem;
}

export interface PlayedRecord {
  readonly initial: State;
  readonly events: readonly Event[];
  /** After each series with what its comments set; last with the end that the record tells. */
  readonly states: readonly State[];
}

/** A game played on from a record, its events gathered. Records carry no time of day: it begins at 0. */
class Player {
  readonly events: Event[] = [];
  state: State;
  #nowMs = 0;

  constructor(state: State) {
    this.state = state;
  }

  /** @returns why the rules refuse it, or null */
  do(command: Command, atMs: number = this.#nowMs): Problem | null {
    const decided = decide(this.state, command, atMs);
    if (!decided.ok) return decided.error;
    this.state = decided.value.reduce(evolve, this.state);
    this.events.push(...decided.value);
    this.#nowMs = atMs;
    return null;
  }

  /** How long a side thought, by the clock it shows after the press. More time than was left was given: the record is right. */
  #usedMs({ clockMs }: RecordedSeries): number {
    if (clockMs === null || this.state.clock.running === null) return 0;
    const side = toMove(this.state);
    const shownMs = clockMs - this.state.settings.incrementMs;
    const usedMs = remainingAt(this.state.clock, side, this.#nowMs) - shownMs;
    if (usedMs < 0) this.do({ type: 'setClock', side, remainingMs: shownMs, reason: '' });
    return Math.max(0, usedMs);
  }

  series(series: RecordedSeries): PlayFault | null {
    const { number, moves, line } = series;
    const { turn } = this.state.stand;
    if (this.state.end === null && number !== turn) {
      const at = { line, text: turnLabel(series) };
      return { line, problem: asProblem(wrong('wrong_turn', { line, expected: turnLabel({ number: turn }) }, at)) };
    }
    if (series.clockMs !== null && !this.state.clockUsed) this.do({ type: 'startClock' });
    const text = moves.map((move) => move.text).join(' ');
    const planned = planSeries(this.state, text);
    const problem = this.do({ type: 'commitTurn', line: text }, this.#nowMs + this.#usedMs(series));
    if (problem === null) return null;
    const at = planned.items.findIndex((item) => item.problem !== null);
    return { line: moves[at]?.line ?? line, problem: { ...problem, item: problem.item ?? turnLabel(series) } };
  }

  /** What the comments behind a series, or before the first, say that the arbiter set. */
  corrections(comments: readonly string[]): Problem | null {
    for (const comment of comments) {
      const command = readCorrection(comment);
      const problem = command === null ? null : this.do(command);
      if (problem !== null) return { ...problem, item: comment };
    }
    return null;
  }

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
      case 'claim':
        return this.do({ type: 'decideClaim', board: 1, accepted: true, reason: '' });
      case 'aborted':
        return this.do({ type: 'abortMatch', reason: '' });
    }
  }
}

/** The state a record begins with, settings from its tags; each by itself, so that the tag which is wrong is named. */
const begin = ({ tags }: RecordFile): Result<State, PlayFault> => {
  const given = settingsGiven(tags);
  const begun = initial({ settings: given });
  if (begun.ok) return begun;
  const named = SETTING_NAMES.find((name) => name === begun.error.params['setting']) ?? 'start';
  const tag = tagOfSetting(tags, named);
  const { line, item } = tag === null ? { line: 1, item: null } : { line: tag.line, item: tagText(tag) };
  return err({ line, problem: { ...begun.error, item } });
};

const mayClaim = (state: State): boolean => {
  const { quietTurns } = kindIn(state);
  return quietTurns !== null && state.stand.quiet >= quietTurns;
};

/** The result that a record writes must be the one it comes to. */
const resultFault = ({ result }: RecordFile, { end }: State): PlayFault | null => {
  const expected = resultOf(end);
  if (result === null || result.text === expected) return null;
  const { line, text: written } = result;
  const error = wrong('bad_result', { line, written, expected }, { line, text: written });
  return { line, problem: asProblem(error) };
};

/** Plays a record through the rules, to its end; stops at the first series they refuse. */
export const playRecord = (file: RecordFile): Result<PlayedRecord, PlayFault> => {
  const begun = begin(file);
  if (!begun.ok) return begun;
  const player = new Player(begun.value);
  const set = player.corrections(file.comments);
  if (set !== null) return err({ line: 1, problem: set });
  const states: State[] = [];
  for (const series of file.turns) {
    const fault = player.series(series);
    if (fault !== null) return err(fault);
    const problem = player.corrections(series.comments);
    if (problem !== null) return err({ line: series.line, problem });
    states.push(player.state);
  }
  const said = player.state.end === null ? saidEnd(file, mayClaim(player.state)) : null;
  const fault = said === null ? null : player.end(said);
  if (fault !== null) return err({ line: file.result?.line ?? 1, problem: fault });
  const wrongResult = resultFault(file, player.state);
  if (wrongResult !== null) return err(wrongResult);
  if (said !== null) states.push(player.state);
  return ok({ initial: begun.value, events: player.events, states });
};
