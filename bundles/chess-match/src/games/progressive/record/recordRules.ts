import { recordFault, wrong, type PlayFault } from '../../duel/record/faults';
import type { RecordPlayer } from '../../duel/record/player';
import type { RecordRules } from '../../duel/record/playRecord';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import { planSeries } from '../rules/planSeries';
import { toMove, type State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import type { PpgnFile, RecordedSeries } from './file';
import { claimSaid } from './saidEnd';
import { TAGS } from './settingTags';

const GAME = 'progressive';

const played = (player: RecordPlayer<State, Command, Event>, series: RecordedSeries): PlayFault | null => {
  const { number, moves, line, clockMs } = series;
  const { stand, end } = player.state;
  if (end === null && number !== stand.turn) {
    const expected = turnLabel({ number: stand.turn });
    return recordFault(GAME, wrong('wrong_number', { line, expected }, { line, text: turnLabel(series) }));
  }
  const text = moves.map((move) => move.text).join(' ');
  const planned = planSeries(player.state, text);
  const refused = player.turn({ type: 'commitTurn', line: text }, clockMs);
  if (refused === null) return null;
  const at = planned.items.findIndex((item) => item.problem !== null);
  return { line: moves[at]?.line ?? line, problem: { ...refused, item: refused.item ?? turnLabel(series) } };
};

/** How a record of chess in series is played. */
export const RECORD_RULES: RecordRules<State, Command, Event, RecordedSeries, PpgnFile> = {
  game: GAME,
  tags: TAGS,
  initial,
  decide,
  evolve,
  toMove,
  turn: played,
  ownEnd: claimSaid,
};
