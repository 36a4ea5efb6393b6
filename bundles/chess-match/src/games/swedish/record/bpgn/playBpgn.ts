import { err, ok, type Result } from '../../../common/result';
import type { Event } from '../../rules/events';
import { initial } from '../../rules/initial';
import type { State } from '../../rules/state';
import { moveLabel } from '../../rules/undoLabel';
import { checkResult, loserOf, onMove } from './checkResult';
import type { BpgnFile } from './file';
import { Player } from './player';
import { refused, tagFault, type PlayProblem } from './playProblem';
import { saidEnd } from './saidEnd';
import { settingsGiven, tagOfSetting, timeFault } from './settingTags';
import { setUpFault } from './setUpTags';

export interface PlayedBpgn {
  readonly initial: State;
  readonly events: readonly Event[];
  /**
   * After each move of the record with what its comments set, in its order; last with the end that the record tells.
   */
  readonly states: readonly State[];
  /** With the end that the record tells. */
  readonly state: State;
}

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
