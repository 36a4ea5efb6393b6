import type { Tag } from '../../common/recordText';
import type { MadeTurn, State } from '../rules/state';
import { correctionText } from '../../duel/record/correctionText';
import type { PpgnFile, RecordedSeries } from './file';
import { resultOf } from '../../duel/record/result';
import { endRemark } from './saidEnd';
import { TAGS } from './settingTags';

const seriesOf = ({ number, moves, clockMs }: MadeTurn, comments: readonly string[]): RecordedSeries => ({
  number,
  moves: moves.map(({ san }) => ({ text: san, line: 0 })),
  clockMs,
  comments,
  line: 0,
});

/**
 * A game as a record. A position that the arbiter set stands in a comment where it was set; how the game ended, where
 * no move tells it, in the last.
 * @param who tags of who played, and when
 */
export const recordOf = (state: State, who: readonly Tag[]): PpgnFile => {
  const result = resultOf(state.end);
  const remark = endRemark(state);
  const after = (count: number): readonly string[] => [
    ...state.corrections.filter(({ afterTurns }) => afterTurns === count).map(correctionText),
    ...(count === state.turns.length && remark !== null ? [remark] : []),
  ];
  return {
    tags: [...who, ...TAGS.write(state.settings), { name: 'Result', value: result, line: 0 }],
    comments: after(0),
    turns: state.turns.map((made, index) => seriesOf(made, after(index + 1))),
    result: { text: result, line: 0 },
  };
};
