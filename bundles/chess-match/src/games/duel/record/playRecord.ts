import type { Problem } from '../../common/problem';
import { tagText } from '../../common/recordText';
import { err, ok, type Result } from '../../common/result';
import { readCorrection } from './correctionText';
import { recordFault, wrong, type PlayFault } from './faults';
import type { RecordFile, WrittenTurn } from './file';
import { RecordPlayer, type PlayerRules, type Timed } from './player';
import { resultOf } from './result';
import { saidEnd, type SaidEnd } from './saidEnd';
import type { SettingTags } from './settingTags';

export interface PlayedRecord<State, Event> {
  readonly initial: State;
  readonly events: readonly Event[];
  /** After each turn with what its comments set; last with the end that the record tells. */
  readonly states: readonly State[];
}

/** What a game has to say for its records to be played. */
export interface RecordRules<
  State extends Timed,
  Command,
  Event,
  Turn extends WrittenTurn,
  File extends RecordFile<Turn>,
> extends PlayerRules<State, Command, Event> {
  /** The game's id: codes of refusals begin with it. */
  readonly game: string;
  readonly tags: SettingTags;
  initial(setup: { readonly settings: Readonly<Partial<Record<string, string>>> }): Result<State, Problem>;
  /** What is wrong with a record before its first turn. Absent: nothing. */
  begun?(file: File, state: State): PlayFault | null;
  /** @returns why a turn cannot be made, or null */
  turn(player: RecordPlayer<State, Command, Event>, turn: Turn): PlayFault | null;
  /** The command by which it ended, where that is none of the ends every game has. Absent: it is one of those. */
  ownEnd?(state: State, remarks: readonly string[], said: SaidEnd): Command | null;
}

/** What the comments behind a turn, or before the first, say that the arbiter set. */
const corrected = <State extends Timed, Command, Event>(
  player: RecordPlayer<State, Command, Event>,
  comments: readonly string[],
): Problem | null => {
  for (const comment of comments) {
    const command = readCorrection(comment);
    const problem = command === null ? null : player.do(command);
    if (problem !== null) return { ...problem, item: comment };
  }
  return null;
};

type AnyRules<
  State extends Timed,
  Command,
  Event,
  Turn extends WrittenTurn,
  File extends RecordFile<Turn>,
> = RecordRules<State, Command, Event, Turn, File>;

/** The state a record begins with, settings from its tags; each by itself, so that the tag which is wrong is named. */
const begin = <State extends Timed, Command, Event, Turn extends WrittenTurn, File extends RecordFile<Turn>>(
  { initial, tags: settings }: AnyRules<State, Command, Event, Turn, File>,
  { tags }: File,
): Result<State, PlayFault> => {
  const begun = initial({ settings: settings.given(tags) });
  if (begun.ok) return begun;
  const tag = settings.tagOf(tags, settings.named(begun.error.params['setting']));
  const { line, item } = tag === null ? { line: 1, item: null } : { line: tag.line, item: tagText(tag) };
  return err({ line, problem: { ...begun.error, item } });
};

/** The result that a record writes must be the one it comes to. */
const resultFault = (game: string, result: RecordFile<WrittenTurn>['result'], end: Timed['end']): PlayFault | null => {
  const expected = resultOf(end);
  if (result === null || result.text === expected) return null;
  const { line, text: written } = result;
  return recordFault(game, wrong('bad_result', { line, written, expected }, { line, text: written }));
};

/** Plays a record through the rules, to its end; stops at the first turn they refuse. */
export const playRecord = <
  State extends Timed,
  Command,
  Event,
  Turn extends WrittenTurn,
  File extends RecordFile<Turn>,
>(
  rules: RecordRules<State, Command, Event, Turn, File>,
  file: File,
): Result<PlayedRecord<State, Event>, PlayFault> => {
  const begun = begin(rules, file);
  if (!begun.ok) return begun;
  const player = new RecordPlayer<State, Command, Event>(rules, begun.value);
  const set = corrected(player, file.comments);
  if (set !== null) return err({ line: 1, problem: set });
  const misbegun = rules.begun?.(file, player.state) ?? null;
  if (misbegun !== null) return err(misbegun);
  const states: State[] = [];
  for (const turn of file.turns) {
    const fault = rules.turn(player, turn);
    if (fault !== null) return err(fault);
    const problem = corrected(player, turn.comments);
    if (problem !== null) return err({ line: turn.line, problem });
    states.push(player.state);
  }
  const remarks = file.turns.at(-1)?.comments ?? file.comments;
  const said = player.state.end === null ? saidEnd(file.result?.text ?? null, remarks) : null;
  if (said !== null) {
    const own = rules.ownEnd?.(player.state, remarks, said) ?? null;
    const problem = own === null ? player.end(said) : player.do(own);
    if (problem !== null) return err({ line: file.result?.line ?? 1, problem });
  }
  const wrongResult = resultFault(rules.game, file.result, player.state.end);
  if (wrongResult !== null) return err(wrongResult);
  if (said !== null) states.push(player.state);
  return ok({ initial: begun.value, events: player.events, states });
};
