import { sideOn } from 'chess-match/client/drawing';
import type { TeamTable } from 'chess-match/contract/venue';
import { useState } from 'react';
import { useTruth } from '../device/hooks';
import type { DisplayProps } from '../kit/display';
import { Refusal } from '../kit/Refusal';
import { OtherTable } from './OtherTable';
import { OwnTable } from './OwnTable';
import { TableThumbs } from './TableThumbs';
import { TABLE_TEXTS } from './texts';
import { useStepKeys, useTable } from './useTable';
import { useTools } from './useTools';
import './table.css';
import './tools.css';
import './line.css';
import './thumbs.css';

export interface TablePageProps extends DisplayProps {
  readonly at: TeamTable;
}

/** A work table: the team thinks aloud on it, by touch or with a mouse, and sees what it thinks at the other tables. */
const TablePage = ({ device, views, match, at, language, own: game }: TablePageProps) => {
  const texts = TABLE_TEXTS[language];
  const { kind: truth } = useTruth(device);
  const control = useTable(device, views, at, match);
  const { view, tables, problem, act, dismiss } = control;
  const tools = useTools();
  const [looked, setLooked] = useState(at.table);
  useStepKeys(view, (make) => void act(make));
  const own = tables.find(({ table }) => table === at.table);
  const other = looked === at.table ? undefined : tables.find(({ table }) => table === looked);
  if (view === undefined || own === undefined)
    return (
      <main className="notice">
        <p>{texts.noTables}</p>
      </main>
    );
  const sideOf = (board: number): 'white' | 'black' => sideOn(match, board, at.team);
  const drawn = { match, language, own: game };
  return (
    <main
      className="table-page"
      data-team={at.team}
      data-table={at.table}
      data-follows={own.follows}
      data-truth={truth}
    >
      {other === undefined ? (
        <OwnTable {...drawn} view={view} table={own} control={control} tools={tools} side={sideOf(own.board)} />
      ) : (
        <OtherTable {...drawn} table={other} bottom={sideOf(other.board)} onBack={() => setLooked(at.table)} />
      )}
      <div className="table-foot">
        <Refusal problem={problem} language={language} texts={texts} onDismiss={dismiss} />
        <TableThumbs
          tables={tables}
          match={match}
          texts={texts}
          active={looked}
          bottomOf={sideOf}
          onChoose={setLooked}
        />
      </div>
    </main>
  );
};

/** Loaded where it is needed: it brings the rules of chess along, which no display wants. */
export default TablePage;
