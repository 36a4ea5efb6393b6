import { chipsText } from '../../../games/business/words/chips';
import type { AirLanguage } from '../../../view/language';
import { Counters } from './Counters';
import './chips.css';

interface ChipsProps {
  /** Whose colour they have; null: the arbiters' table. */
  readonly board: number | null;
  readonly count: number;
  readonly language: AirLanguage;
}

/** Draws chips as counters, to be counted from afar, and the figure beside them. */
export const Chips = ({ board, count, language }: ChipsProps) => (
  <span className="chips" data-chips={count} role="img" aria-label={chipsText(count, language)}>
    <b>{count}</b>
    <Counters board={board} count={count} />
  </span>
);
