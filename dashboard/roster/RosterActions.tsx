import type { Decoded, RosterView } from 'chess-match/client';
import type { RefObject } from 'react';
import { Button, type PageProps } from '../shared';
import { FileButton } from '../shared/files/FileButton';
import { download } from '../shared/files/download';
import { readText } from '../shared/files/readText';
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
      <FileButton
        label={texts.importFile}
        accept=".csv,.json,text/csv,application/json"
        testId="import"
        keyId="import"
        picker={picker}
        onFile={(file) => void readText(file).then((text) => onRead(file.name, text))}
      />
      <Button kind="primary" keyId="add" data-testid="add-person" onClick={onAdd}>
        {texts.add}
      </Button>
    </>
  );
};
