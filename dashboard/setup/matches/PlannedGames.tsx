import { formatPair } from 'chess-match/client';
import type { SetupTexts } from '../texts/texts';
import { PlannedBoards } from './PlannedBoards';
import type { TransferReply } from './transfer';

interface PlannedGamesProps {
  readonly games: Extract<TransferReply, { readonly kind: 'games' }>['games'];
  readonly texts: SetupTexts;
}

/** The games of a file, each with what it would become here. */
export const PlannedGames = ({ games, texts }: PlannedGamesProps) => {
  const as = { new: texts.asNew, copy: texts.asCopy, known: texts.asKnown };
  return (
    <ul className="planned">
      {games.map((game) => (
        <li key={game.matchId} data-testid="planned-game" data-as={game.as}>
          <strong>
            {game.white} — {game.black}
          </strong>
          <span>{game.event}</span>
          <span>
            {formatPair(game.scoreWhite, game.scoreBlack)}, {texts.turns(game.turns)}
          </span>
          <span data-testid="planned-day">{game.isDated ? texts.playedOn(game.createdAtMs) : texts.noDate}</span>
          <em>{as[game.as]}</em>
          <PlannedBoards game={game} texts={texts} />
        </li>
      ))}
    </ul>
  );
};
