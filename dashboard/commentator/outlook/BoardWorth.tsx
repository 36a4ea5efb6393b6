import { branchColour, type JudgedView, type Language, type OutlookView } from 'chess-match/client';
import { San } from '../San';
import { pointsText } from './pointsText';
import { OUTLOOK_TEXTS } from './texts';

interface BoardWorthProps {
  readonly line: OutlookView['boards'][number] & Pick<JudgedView['lines'][number], 'variations'>;
  /** All its variations are told, else the best alone. */
  readonly isWhole: boolean;
  readonly language: Language;
  readonly testId: string;
}

/** A line that goes on: what it may pay, and how it would go on. */
export const BoardWorth = ({ line, isWhole, language, testId }: BoardWorthProps) => {
  const { board, points, worth, depth, variations } = line;
  const texts = OUTLOOK_TEXTS[language];
  return (
    <li className="co-worth" data-testid={testId} data-depth={depth ?? ''}>
      <span className="co-badge" style={{ background: branchColour(board) }} aria-label={texts.board(board)}>
        {board}
      </span>
      {worth === null ? (
        <span className="co-quiet">{texts.unknown}</span>
      ) : (
        <>
          <span className="co-worth-bar" aria-hidden="true">
            <span style={{ width: `${worth * 100}%` }} />
          </span>
          <strong className="co-worth-points">
            {texts.worth(
              pointsText(points * worth, language, points),
              pointsText(points * (1 - worth), language, points),
              new Intl.NumberFormat(language).format(points),
            )}
          </strong>
          <small className="co-quiet">{depth === null ? '' : texts.depth(depth)}</small>
        </>
      )}
      <ol className="co-variations">
        {variations.slice(0, isWhole ? variations.length : 1).map(({ score, moves }, index) => (
          <li key={index}>
            <span className="co-turn">{score}</span>{' '}
            {moves.map((san, at) => (
              <span key={at}>
                <San san={san} />{' '}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </li>
  );
};
