import { Unbroken, isTurnNamed, turnText, type Language } from 'chess-match/client/drawing';
import type { TableBoard } from 'chess-match/contract/venue';
import type { GameInHall } from '../kit/display';

interface WrittenLineProps extends Pick<TableBoard, 'line'> {
  readonly language: Language;
  readonly own: Pick<GameInHall, 'moveWords'>;
}

/** The moves of a table's variation, labelled where a turn begins and before the first. */
export const WrittenLine = ({ line, language, own }: WrittenLineProps) => (
  <p className="written-line">
    {line.map(({ turn, san }, index) => (
      <span key={index}>
        {isTurnNamed(turn, line[index - 1]?.turn ?? null) && <i>{turnText(turn)}</i>}
        <Unbroken text={own.moveWords(san, language)} />
      </span>
    ))}
  </p>
);
