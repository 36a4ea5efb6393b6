import { Unbroken, isApart } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';
import { BoardWall } from './BoardsDisplay';
import type { DisplayProps } from '../kit/display';
import { TablesColumn, triedTables } from './TablesColumn';
import './audienceDisplay.css';

interface TaskProps extends DisplayProps {
  readonly team: Team;
}

/**
 * What the team has to decide now: its turn, boards without a move, key changes that are still open, the line so far.
 */
const Task = ({ views, match, texts, language, own: game, team }: TaskProps) => {
  const own = team === 'white' ? views.teamWhite : views.teamBlack;
  const isCurrent = own !== undefined && own.matchVersion === match.version;
  const current = isCurrent ? own : null;
  const last = views.turns?.turns.at(-1);
  if (match.status === 'over')
    return (
      <footer className="task">
        <strong>{texts.matchIsOver}</strong>
      </footer>
    );
  // Boards that are played apart have no turn in common.
  if (isApart(match)) return null;
  if (current === null || current.draft === null)
    return (
      <footer className="task">
        <strong>{texts.notYourTurn}</strong>
        {last !== undefined && (
          <span>
            <Unbroken text={`${texts.lastTurn}: ${last.turn} ${game.turnWords(last, language)}`} />
          </span>
        )}
      </footer>
    );
  const { draft } = current;
  return (
    <footer className="task" data-own-turn>
      <strong>{texts.ownTurn(match.turn)}</strong>
      <span>
        {draft.ready ? texts.turnIsReady : draft.lacks.length > 0 ? game.lacksWords(draft, views, language) : ''}
      </span>
      <span>{game.stillOpen(current.own, language)}</span>
      {draft.line !== '' && (
        <b className="line">
          <Unbroken text={game.lineWords(draft.line, language)} />
        </b>
      )}
    </footer>
  );
};

/**
 * The picture for a team's own audience in the hall: the boards from its side, what it tries at its tables, and what it
 * is about to do.
 */
export const AudienceDisplay = (props: TaskProps) => {
  const { views, match, team } = props;
  const tables = triedTables(views, team);
  return (
    <main className="audience" data-team={team} data-version={match.version}>
      <div className="boards-and-tables" data-tables={tables.length}>
        <BoardWall {...props} seenBy={team} />
        {tables.length > 0 && <TablesColumn {...props} tables={tables} />}
      </div>
      <Task {...props} />
    </main>
  );
};
