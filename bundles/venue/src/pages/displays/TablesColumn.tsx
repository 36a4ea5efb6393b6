import { boardName, branchColour, sideOn } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';
import { ReadBoard } from '../tables/ReadBoard';
import { TABLE_TEXTS } from '../tables/texts';
import { WrittenLine } from '../tables/WrittenLine';
import type { DisplayProps } from './display';
import './tablesColumn.css';

/** So many leave each other room to be larger. */
const FEW = 3;

type TablesColumnProps = Pick<DisplayProps, 'views' | 'match' | 'language'> & { readonly team: Team };

/** The team's work tables at which something is tried: the others show what hangs beside them anyway. */
export const TablesColumn = ({ views, match, language, team }: TablesColumnProps) => {
  const texts = TABLE_TEXTS[language];
  const { tables } = (team === 'white' ? views.tablesWhite : views.tablesBlack) ?? { tables: [] };
  const busy = tables.filter(({ follows, plies }) => !follows || plies > 0);
  if (busy.length === 0) return null;
  return (
    <aside className="tables-column" aria-label={texts.tables} data-few={busy.length <= FEW}>
      {busy.map((view) => (
        <figure key={view.table} data-table={view.table} data-plies={view.plies}>
          <ReadBoard view={view} bottom={sideOn(match, view.board, team)} />
          <figcaption>
            <h2>
              {texts.table(view.table)}
              <b className="badge" style={{ background: branchColour(view.board) }}>
                {boardName(match, view.board)}
              </b>
            </h2>
            {view.name !== '' && <p className="name">{view.name}</p>}
            <WrittenLine line={view.line} language={language} />
          </figcaption>
        </figure>
      ))}
    </aside>
  );
};
