import { boardName } from 'chess-match/client/drawing';
import type { TableAct, TableBoard, TableView, VenueViews } from 'chess-match/contract/venue';
import { TABLE_LIMITS } from 'chess-match/contract/venue';
import { useState, type FormEvent } from 'react';
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
  const step = open?.study.current ?? 0;
  const [typed, setTyped] = useState<{ readonly at: string; readonly name: string } | null>(null);
  const at = `${open?.id ?? ''}:${step}`;
  const name = typed?.at === at ? typed.name : (open?.notes[step]?.name ?? '');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // A name that was refused stays to be changed.
    if (open !== null)
      void onAct({ type: 'name', study: open.id, step, name }).then((isDone) => isDone && setTyped(null));
  };
  return (
    <>
      {open !== null && (
        <form className="table-name" onSubmit={save}>
          <input
            aria-label={texts.name}
            placeholder={texts.nameHint}
            value={name}
            maxLength={TABLE_LIMITS.nameChars}
            autoComplete="off"
            data-testid="name"
            onChange={({ target }) => setTyped({ at, name: target.value })}
          />
          <button type="submit" disabled={typed?.at !== at} data-testid="save-name">
            {texts.save}
          </button>
          <button
            type="button"
            aria-label={step === (open.study.steps[0]?.id ?? 0) ? texts.discard : texts.remove}
            title={step === (open.study.steps[0]?.id ?? 0) ? texts.discard : texts.remove}
            data-testid="remove"
            onClick={() => void onAct({ type: 'remove', study: open.id, step })}
          >
            ✕
          </button>
        </form>
      )}
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
