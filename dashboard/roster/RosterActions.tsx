import type { Decoded, RosterView } from 'chess-match/client';
import type { RefObject } from 'react';
import { Button, type PageProps } from '../shared';
import { download } from '../shared/download';
import { readText } from '../shared/readText';
import { writeCsv } from './model/importList';
import { ROSTER_TEXTS } from './texts/texts';

interface RosterActionsProps extends PageProps {
  readonly people: RosterView;
  readonly pending: boolean;
  readonly canUndo: boolean;
  /** Opens the window in which a file is chosen. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onUndo: () => void;
  readonly onSwap: () => void;
  readonly onAdd: () => void;
  /** A list was chosen and read; null where it is no text. */
  readonly onRead: (name: string, text: Decoded | null) => void;
}

/** What is done with all people at once. */
export const RosterActions = (props: RosterActionsProps) => {
  const { language, people, pending, canUndo, picker, onUndo, onSwap, onAdd, onRead } = props;
  const texts = ROSTER_TEXTS[language];
  return (
    <>
      <Button busy={pending} disabled={!canUndo} keyId="undo" data-testid="undo" onClick={onUndo}>
        {texts.undo}
      </Button>
      <Button busy={pending} keyId="swap" data-testid="swap" onClick={onSwap}>
        {texts.swap}
      </Button>
      <Button local data-testid="export-csv" onClick={() => download('roster.csv', 'text/csv', writeCsv(people))}>
        {texts.exportCsv}
      </Button>
      <Button
        local
        data-testid="export-json"
        onClick={() => download('roster.json', 'application/json', `${JSON.stringify(people, null, 2)}\n`)}
      >
        {texts.exportJson}
      </Button>
      <Button keyId="import" data-testid="import" onClick={() => picker.current?.click()}>
        {texts.importFile}
      </Button>
      <Button kind="primary" keyId="add" data-testid="add-person" onClick={onAdd}>
        {texts.add}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        hidden
        aria-label={texts.importFile}
        data-testid="import-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void readText(file).then((text) => onRead(file.name, text));
        }}
      />
    </>
  );
};
