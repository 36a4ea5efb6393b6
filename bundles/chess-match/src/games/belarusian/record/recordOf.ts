import type { Tag } from '../../common/recordText';
import { loserOf, resultOf } from '../../duel/record/result';
import { endRemark } from '../../duel/record/saidEnd';
import type { MadeTurn, State } from '../rules/state';
import { correctionText } from '../../duel/record/correctionText';
import type { NumberedFile, NumberedTurn } from '../../duel/record/numbered';
import { TAGS } from './settingTags';

const turnOf = ({ text, clockMs }: MadeTurn, comments: readonly string[]): NumberedTurn => ({
  text,
  clockMs,
  comments,
  line: 0,
});

/**
 * A game as a record. A position that the arbiter set stands in a comment where it was set; how the game ended, where
 * no turn tells it, in the last.
 * @param who tags of who played, and when
 */
export const recordOf = (state: State, who: readonly Tag[]): NumberedFile => {
  const { turns, end, settings } = state;
  const result = resultOf(end);
  const remark = endRemark(end, loserOf(result));
  const after = (count: number): readonly string[] => [
    ...state.corrections.filter(({ afterTurns }) => afterTurns === count).map(correctionText),
    ...(count === turns.length && remark !== null ? [remark] : []),
  ];
  const [first] = turns;
  return {
    tags: [...who, ...TAGS.write(settings), { name: 'Result', value: result, line: 0 }],
    comments: after(0),
    turns: turns.map((made, index) => turnOf(made, after(index + 1))),
    first: first === undefined ? null : { number: first.number, isBlack: first.side === 'black', line: 0 },
    result: { text: result, line: 0 },
  };
};
