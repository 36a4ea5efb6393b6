import type { Problem } from '../../common/problem';
import { tagText } from '../../common/recordText';
import { err, ok, type Result } from '../../common/result';
import { resultOf } from '../../duel/record/result';
import { RecordPlayer } from '../../duel/record/player';
import { saidEnd } from '../../duel/record/saidEnd';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import { SETTING_NAMES } from '../rules/settings';
import { toMove, type State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import { readCorrection } from './correctionText';
import { wrong } from './errors';
import type { RecordedTurn, RecordFile } from './file';
import { asProblem } from './problems';
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
  /** After each turn with what its comments set; last with the end that the record tells. */
  readonly states: readonly State[];
}

type Player = RecordPlayer<State, Command, Event>;

/** What the comments behind a turn, or before the first, say that the arbiter set. */
const corrected = (player: Player, comments: readonly string[]): Problem | null => {
  for (const comment of comments) {
    const command = readCorrection(comment);
    const problem = command === null ? null : player.do(command);
    if (problem !== null) return { ...problem, item: comment };
  }
  return null;
};

const played = (player: Player, { text, clockMs, comments, line }: RecordedTurn): PlayFault | null => {
  const refused = player.turn({ type: 'commitTurn', line: text }, clockMs);
  if (refused !== null) return { line, problem: { ...refused, item: refused.item ?? text } };
  const problem = corrected(player, comments);
  return problem === null ? null : { line, problem };
};

/** The state a record begins with, settings from its tags; each by itself, so that the tag which is wrong is named. */
const begin = ({ tags }: RecordFile): Result<State, PlayFault> => {
  const begun = initial({ settings: settingsGiven(tags) });
  if (begun.ok) return begun;
  const named = SETTING_NAMES.find((name) => name === begun.error.params['setting']) ?? 'start';
  const tag = tagOfSetting(tags, named);
  const { line, item } = tag === null ? { line: 1, item: null } : { line: tag.line, item: tagText(tag) };
  return err({ line, problem: { ...begun.error, item } });
};

/** The number before the first turn must be that of the position. */
const firstFault = ({ first }: RecordFile, state: State): PlayFault | null => {
  const { moveNumber: number } = state.position;
  const side = toMove(state);
  if (first === null || (first.number === number && first.isBlack === (side === 'black'))) return null;
  const expected = turnLabel({ number, side });
  const error = wrong('wrong_number', { line: first.line, expected }, { line: first.line, text: `${first.number}.` });
  return { line: first.line, problem: asProblem(error) };
};

/** The result that a record writes must be the one it comes to. */
const resultFault = ({ result }: RecordFile, { end }: State): PlayFault | null => {
  const expected = resultOf(end);
  if (result === null || result.text === expected) return null;
  const { line, text: written } = result;
  const error = wrong('bad_result', { line, written, expected }, { line, text: written });
  return { line, problem: asProblem(error) };
};

/** Plays a record through the rules, to its end; stops at the first turn they refuse. */
export const playRecord = (file: RecordFile): Result<PlayedRecord, PlayFault> => {
  const begun = begin(file);
  if (!begun.ok) return begun;
  const player: Player = new RecordPlayer({ decide, evolve, toMove }, begun.value);
  const set = corrected(player, file.comments);
  if (set !== null) return err({ line: 1, problem: set });
  const misnumbered = firstFault(file, player.state);
  if (misnumbered !== null) return err(misnumbered);
  const states: State[] = [];
  for (const turn of file.turns) {
    const fault = played(player, turn);
    if (fault !== null) return err(fault);
    states.push(player.state);
  }
  const remarks = file.turns.at(-1)?.comments ?? file.comments;
  const said = player.state.end === null ? saidEnd(file.result?.text ?? null, remarks) : null;
  const fault = said === null ? null : player.end(said);
  if (fault !== null) return err({ line: file.result?.line ?? 1, problem: fault });
  const wrongResult = resultFault(file, player.state);
  if (wrongResult !== null) return err(wrongResult);
  if (said !== null) states.push(player.state);
  return ok({ initial: begun.value, events: player.events, states });
};
