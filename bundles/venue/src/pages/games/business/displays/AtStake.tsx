import { playOf } from 'chess-match/games/business';
import { Chips } from 'chess-match/games/business/Chips';
import { branchColour, inHallOrder } from 'chess-match/client/drawing';
import type { DisplayProps } from '../../../kit/display';
import { BUSINESS_TEXTS } from '../texts';

/** The chips that lie on boards, and those that were taken out of play. */
export const AtStake = ({ views, language }: Pick<DisplayProps, 'views' | 'language'>) => {
  const texts = BUSINESS_TEXTS[language];
  const play = playOf(views);
  const stakes = inHallOrder(play.stakes).filter(({ chips }) => chips > 0);
  if (stakes.length === 0 && play.chipsOut === 0) return null;
  return (
    <dl className="stakes">
      {stakes.length > 0 && (
        <div>
          <dt>{texts.onBoards}</dt>
          <dd>
            {stakes.map(({ board, chips }) => (
              <span key={board} className="stake">
                <b className="badge" style={{ background: branchColour(board) }}>
                  {board}
                </b>
                <Chips board={board} count={chips} language={language} />
              </span>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.onTable}</dt>
        <dd>
          <Chips board={null} count={play.chipsOut} language={language} />
        </dd>
      </div>
    </dl>
  );
};
