import { chipsText } from '../../view';
import type { Language } from '../../view/language';
import { branchColour } from '../../view/branchColours';
import './chips.css';

const GROUP = 5;
/** Above these a figure says more than counters do. */
const COUNTED_BY_EYE = 15;

interface ChipsProps {
  /** Whose colour they have; null: the arbiters' table. */
  readonly board: number | null;
  readonly count: number;
  readonly language: Language;
}

/** Chips as counters in groups of five, to be counted from afar, and the figure beside them. */
export const Chips = ({ board, count, language }: ChipsProps) => {
  const drawn = Math.min(count, COUNTED_BY_EYE);
  const groups = Array.from({ length: Math.ceil(drawn / GROUP) }, (_, group) => Math.min(GROUP, drawn - group * GROUP));
  return (
    <span className="chips" data-chips={count} role="img" aria-label={chipsText(count, language)}>
      <b>{count}</b>
      {groups.map((size, group) => (
        <span key={group} className="chip-group" aria-hidden>
          {Array.from({ length: size }, (_, index) => (
            <i key={index} style={board === null ? undefined : { background: branchColour(board) }} />
          ))}
        </span>
      ))}
    </span>
  );
};
