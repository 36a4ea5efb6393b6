import { boardName } from 'chess-match/client/drawing';
import type { TableAct, TableBoard, TableView, VenueViews } from 'chess-match/contract/venue';
import { NameForm } from './NameForm';
import type { TableTexts } from './texts';

interface StudyToolsProps {
  readonly view: TableView;
  readonly tables: readonly TableBoard[];
  readonly match: VenueViews['match'];
  readonly texts: TableTexts;
  /** @returns whether it was done */
  readonly onAct: (act: TableAct) => Promise<boolean>;
  readonly onHand: (study: number, to: number) => void;
}

/** What is done with a study as a whole: names, taking away, looking at another one, handing on. */
export const StudyTools = ({ view, tables, match, texts, onAct, onHand }: StudyToolsProps) => {
  const open = view.study;
  return (
    <>
      {open !== null && <NameForm open={open} texts={texts} onAct={onAct} />}
      {view.studies.length > 0 && (
        <div className="table-choices table-studies" role="group" aria-label={texts.studies}>
          <span>{texts.studies}</span>
          {view.studies.map(({ id, board, name: title, moves }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === open?.id}
              data-testid={`study-${id}`}
              onClick={() => void onAct({ type: 'open', study: id })}
            >
              {title === '' ? texts.study(id, boardName(match, board), moves) : title}
            </button>
          ))}
        </div>
      )}
      {open !== null && (
        <div className="table-choices" role="group" aria-label={texts.handOn}>
          <span>{texts.handOn}</span>
          {tables
            .filter(({ table }) => table !== view.table)
            .map(({ table }) => (
              <button key={table} type="button" data-testid={`hand-${table}`} onClick={() => onHand(open.id, table)}>
                {table}
              </button>
            ))}
        </div>
      )}
    </>
  );
};
