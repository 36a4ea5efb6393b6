import { useReplicant } from 'chess-match/client';
import { Panel } from '../../shared';
import type { HallTexts } from './texts/texts';

const TEAMS = ['white', 'black'] as const;
const TABLES = [1, 2, 3, 4, 5] as const;

/** What the teams tried at their tables, as PGN: once the game is over. */
export const TablesExport = ({ texts }: { readonly texts: HallTexts }) => {
  const match = useReplicant('match');
  if (match === undefined || match.matchId === null) return null;
  return (
    <Panel title={texts.tables} testId="tables-export">
      {match.status === 'over' ? (
        TEAMS.map((team) => (
          <p key={team} className="hall-pgn">
            <span>{match.teams[team].name}:</span>
            <a href={`/chess-match/tables.pgn?team=${team}`} download data-testid={`pgn-${team}`}>
              {texts.allTables}
            </a>
            {TABLES.map((table) => (
              <a key={table} href={`/chess-match/tables.pgn?team=${team}&table=${table}`} download>
                {texts.tableNumber(table)}
              </a>
            ))}
          </p>
        ))
      ) : (
        <p>{texts.pgnAfter}</p>
      )}
    </Panel>
  );
};
