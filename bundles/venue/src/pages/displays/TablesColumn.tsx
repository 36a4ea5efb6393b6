import { boardName, branchColour, sideOn } from 'chess-match/client/drawing';
import type { TableBoard, Team } from 'chess-match/contract/venue';
import { ReadBoard, SmallReserves } from '../tables/ReadBoard';
import { TABLE_TEXTS } from '../tables/texts';
import { WrittenLine } from '../tables/WrittenLine';
import type { DisplayProps } from '../kit/display';
import './tablesColumn.css';

/** So many leave each other room to be larger. */
const FEW = 3;
/** Moves at the end of a variation there is room for. */
const [SHORT, LONG] = [4, 12];

/** The team's work tables at which something is tried: the others show what hangs beside them anyway. */
export const triedTables = (views: DisplayProps['views'], team: Team): readonly TableBoard[] => {
  const { tables } = (team === 'white' ? views.tablesWhite : views.tablesBlack) ?? { tables: [] };
  return tables.filter(({ follows, plies }) => !follows || plies > 0);
};

type TablesColumnProps = Pick<DisplayProps, 'match' | 'language' | 'own'> & {
  readonly team: Team;
  readonly tables: readonly TableBoard[];
};

/** Work tables, the names of what is tried there, and the last moves of it. */
export const TablesColumn = ({ tables, match, language, own, team }: TablesColumnProps) => {
  const texts = TABLE_TEXTS[language];
  const isFew = tables.length <= FEW;
  const moves = isFew ? LONG : SHORT;
  return (
    <aside className="tables-column" aria-label={texts.tables} data-few={isFew}>
      {tables.map((view) => (
        <figure key={view.table} data-table={view.table} data-plies={view.plies}>
          <ReadBoard view={view} bottom={sideOn(match, view.board, team)} />
          <figcaption data-reserves={view.reserves !== null}>
            <h2>
              {texts.table(view.table)}
              <b className="badge" style={{ background: branchColour(view.board) }}>
                {boardName(match, view.board)}
              </b>
            </h2>
            <SmallReserves view={view} bottom={sideOn(match, view.board, team)} />
            {view.name !== '' && <p className="name">{view.name}</p>}
            <WrittenLine line={view.line.slice(-moves)} language={language} own={own} />
          </figcaption>
        </figure>
      ))}
    </aside>
  );
};
