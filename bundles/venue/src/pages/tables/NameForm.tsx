import type { TableAct, TableView } from 'chess-match/contract/venue';
import { TABLE_LIMITS } from 'chess-match/contract/venue';
import { useState, type FormEvent } from 'react';
import type { TableTexts } from './texts';

interface NameFormProps {
  readonly open: NonNullable<TableView['study']>;
  readonly texts: TableTexts;
  /** @returns whether it was done */
  readonly onAct: (act: TableAct) => Promise<boolean>;
}

/** What the place in a study is called; and what begins there taken away. */
export const NameForm = ({ open, texts, onAct }: NameFormProps) => {
  const step = open.study.current;
  const [typed, setTyped] = useState<{ readonly at: string; readonly name: string } | null>(null);
  const at = `${open.id}:${step}`;
  const name = typed?.at === at ? typed.name : (open.notes[step]?.name ?? '');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // A name that was refused stays to be changed.
    void onAct({ type: 'name', study: open.id, step, name }).then((isDone) => isDone && setTyped(null));
  };
  const removal = step === (open.study.steps[0]?.id ?? 0) ? texts.discard : texts.remove;
  return (
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
        aria-label={removal}
        title={removal}
        data-testid="remove"
        onClick={() => void onAct({ type: 'remove', study: open.id, step })}
      >
        ✕
      </button>
    </form>
  );
};
