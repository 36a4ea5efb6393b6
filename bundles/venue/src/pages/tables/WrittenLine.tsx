import { isTurnNamed, sanIn, turnText, type Language } from 'chess-match/client/drawing';
import type { TableBoard } from 'chess-match/contract/venue';

/** The moves of a table's variation, labelled where a turn begins and before the first. */
export const WrittenLine = ({ line, language }: Pick<TableBoard, 'line'> & { readonly language: Language }) => (
  <p className="written-line">
    {line.map(({ turn, san }, index) => (
      <span key={index}>
        {isTurnNamed(turn, line[index - 1]?.turn ?? null) && <i>{turnText(turn)}</i>}
        {sanIn(san, language)}
      </span>
    ))}
  </p>
);
