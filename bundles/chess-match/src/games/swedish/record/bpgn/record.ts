import type { MadeMove, State } from '../../rules/state';
import { correctionText } from './correctionText';
import { endRemark, resultOf } from './endRemark';
import type { Tag } from '../../../common/recordText';
import type { BpgnFile, BpgnMove } from './file';
import { settingTags } from './settingTags';

/** Who played, as the record names them. */
export interface Names {
  readonly event: string;
  readonly date: string;
  readonly whiteA: string;
  readonly blackA: string;
  readonly whiteB: string;
  readonly blackB: string;
}

const moveOf = ({ board, side, number, san, clockMs }: MadeMove): BpgnMove => ({
  board,
  side,
  number,
  text: san,
  clockMs,
  elapsedMs: null,
  comments: [],
  notes: [],
  line: 0,
});

const tag = (name: string, value: string): Tag => ({ name, value, line: 0 });

const nameTags = ({ event, date, whiteA, blackA, whiteB, blackB }: Names): readonly Tag[] => [
  tag('Event', event),
  tag('Date', date),
  tag('WhiteA', whiteA),
  tag('BlackA', blackA),
  tag('WhiteB', whiteB),
  tag('BlackB', blackB),
];

/**
 * A match as a record. What the arbiter has set on the boards, for which BPGN has no words, stands in comments where it
 * was set; how the match ended, where no move tells it, in the last.
 * @param more tags of who played, besides the names
 */
export const recordOf = (state: State, names: Names, more: readonly Tag[] = []): BpgnFile => {
  const result = resultOf(state.end);
  const remark = endRemark(state.end);
  const remarks = remark === null ? [] : [remark];
  const after = (count: number): readonly string[] => [
    ...state.corrections.filter(({ afterMoves }) => afterMoves === count).map(correctionText),
    ...(count === state.moves.length ? remarks : []),
  ];
  return {
    tags: [...nameTags(names), ...more, ...settingTags(state.settings), tag('Result', result)],
    comments: after(0),
    moves: state.moves.map((made, index) => ({ ...moveOf(made), comments: after(index + 1) })),
    result,
    line: 0,
  };
};
