import type { Problem } from '../../common/problem';
import { tagText } from '../../common/recordText';
import { err, ok, type Result } from '../../common/result';
import { RecordPlayer } from '../../duel/record/player';
import { resultOf } from '../../duel/record/result';
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
import { saidEnd } from './saidEnd';
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

type Player = RecordPlayer<State, Command, Event>;

/** What the comments behind a series, or before the first, say that the arbiter set. */
const corrected = (player: Player, comments: readonly string[]): Problem | null => {
  for (const comment of comments) {
    const command = readCorrection(comment);
    const problem = command === null ? null : player.do(command);
    if (problem !== null) return { ...problem, item: comment };
  }
  return null;
};

const played = (player: Player, series: RecordedSeries): PlayFault | null => {
  const { number, moves, line, clockMs } = series;
  const { stand, end } = player.state;
  if (end === null && number !== stand.turn) {
    const expected = turnLabel({ number: stand.turn });
    return { line, problem: asProblem(wrong('wrong_turn', { line, expected }, { line, text: turnLabel(series) })) };
  }
  const text = moves.map((move) => move.text).join(' ');
  const planned = planSeries(player.state, text);
  const refused = player.turn({ type: 'commitTurn', line: text }, clockMs);
  if (refused === null) {
    const problem = corrected(player, series.comments);
    return problem === null ? null : { line, problem };
  }
  const at = planned.items.findIndex((item) => item.problem !== null);
  return { line: moves[at]?.line ?? line, problem: { ...refused, item: refused.item ?? turnLabel(series) } };
};

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

const ended = (player: Player, said: NonNullable<ReturnType<typeof saidEnd>>): Problem | null =>
  said.kind === 'claim' ? player.do({ type: 'decideClaim', board: 1, accepted: true, reason: '' }) : player.end(said);

/** Plays a record through the rules, to its end; stops at the first series they refuse. */
export const playRecord = (file: RecordFile): Result<PlayedRecord, PlayFault> => {
  const begun = begin(file);
  if (!begun.ok) return begun;
  const player: Player = new RecordPlayer({ decide, evolve, toMove }, begun.value);
  const set = corrected(player, file.comments);
  if (set !== null) return err({ line: 1, problem: set });
  const states: State[] = [];
  for (const series of file.turns) {
    const fault = played(player, series);
    if (fault !== null) return err(fault);
    states.push(player.state);
  }
  const said = player.state.end === null ? saidEnd(file, mayClaim(player.state)) : null;
  const fault = said === null ? null : ended(player, said);
  if (fault !== null) return err({ line: file.result?.line ?? 1, problem: fault });
  const wrongResult = resultFault(file, player.state);
  if (wrongResult !== null) return err(wrongResult);
  if (said !== null) states.push(player.state);
  return ok({ initial: begun.value, events: player.events, states });
};
