import { recordFault, wrong, type PlayFault } from '../../duel/record/faults';
import type { RecordRules } from '../../duel/record/playRecord';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import { toMove, type State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import type { NumberedFile, NumberedTurn } from '../../duel/record/numbered';
import { TAGS } from './settingTags';

const GAME = 'belarusian';

/** The number before the first turn must be that of the position. */
const firstFault = ({ first }: NumberedFile, state: State): PlayFault | null => {
  const { moveNumber: number } = state.position;
  const side = toMove(state);
  if (first === null || (first.number === number && first.isBlack === (side === 'black'))) return null;
  const { line } = first;
  const expected = turnLabel({ number, side });
  return recordFault(GAME, wrong('wrong_number', { line, expected }, { line, text: `${first.number}.` }));
};

/** How a record of Belarusian chess is played. */
export const RECORD_RULES: RecordRules<State, Command, Event, NumberedTurn, NumberedFile> = {
  game: GAME,
  tags: TAGS,
  initial,
  decide,
  evolve,
  toMove,
  begun: firstFault,
  turn: (player, { text, clockMs, line }) => {
    const refused = player.turn({ type: 'commitTurn', line: text }, clockMs);
    return refused === null ? null : { line, problem: { ...refused, item: refused.item ?? text } };
  },
};
