import { SIDES, boardName, formatHalves, formatPair, gameOfText, isApart } from 'chess-match/client/drawing';
import { Clock } from './Clock';
import type { PartProps } from './parts';

/** Both teams: name, clocks, points, whose move it is. */
export const Score = ({ facts, own, heard, words, language, isCovered }: PartProps) => {
  const { match, clocks, score } = facts;
  const hasColour = !isApart(match);
  return (
    <div className="score">
      {SIDES.map((team) => {
        const { name } = match.teams[team];
        const points = formatHalves(score[team]);
        return (
          <section key={team} data-team={team} data-to-move={match.toMove === team}>
            {hasColour && <i className="colour" data-side={team} aria-hidden />}
            <div className="who">
              <h2>{name || words.sides[team]}</h2>
              <p>
                {hasColour && <span>{match.toMove === team ? words.toMove[team] : words.sides[team]}</span>}
                {clocks.clocks
                  .filter((clock) => clock.team === team)
                  .map((clock) => {
                    const board = clock.board === null ? null : boardName(match, clock.board);
                    const label = words.clockOf(board === null ? name : `${name}, ${words.board(board)}`);
                    return <Clock key={clock.id} {...{ clock, board, heard, label }} />;
                  })}
                {own.marks(facts, team, language).map((mark) => (
                  <span key={mark} className="mark">
                    {mark}
                  </span>
                ))}
              </p>
            </div>
            <b className="points" role="img" aria-label={isCovered ? words.covered : words.points(points)}>
              {isCovered ? '?' : points}
            </b>
          </section>
        );
      })}
      {!isCovered && score.match !== null && (
        <p className="both">
          {[
            gameOfText(score, language),
            (score.match.game === 2 ? words.bothGames : words.allGames)(
              formatPair(score.match.white, score.match.black),
            ),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      )}
    </div>
  );
};
