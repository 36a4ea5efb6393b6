import type { Language } from 'chess-match/client';
import { GAME_FORMS } from 'chess-match/client/settings';
import type { RefObject } from 'react';
import { Button, Switch } from '../../shared';
import { FileButton } from '../../shared/files/FileButton';
import { SETUP_TEXTS } from '../texts/texts';

/** Match files, and records of every game. */
const RECORDS = Object.values(GAME_FORMS).map(({ recordExtension }) => `.${recordExtension}`);
const FILES = ['.json', ...RECORDS, 'application/json'].join(',');

interface MatchActionsProps {
  readonly language: Language;
  readonly isArchiveShown: boolean;
  readonly onArchive: (shown: boolean) => void;
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onNew: (rehearsal: boolean) => void;
  readonly onFile: (file: File) => void;
}

/** What can be done above the list: the archive shown, a file read, a rehearsal or a match made. */
export const MatchActions = (props: MatchActionsProps) => {
  const { language, isArchiveShown, onArchive, picker, onNew, onFile } = props;
  const texts = SETUP_TEXTS[language];
  return (
    <>
      <Switch label={texts.showArchive} checked={isArchiveShown} onChange={onArchive} local testId="show-archive" />
      <FileButton label={texts.importFile} accept={FILES} testId="import" keyId="import" {...{ picker, onFile }} />
      <Button keyId="new-rehearsal" data-testid="new-rehearsal" onClick={() => onNew(true)}>
        {texts.newRehearsal}
      </Button>
      <Button kind="primary" keyId="new-match" data-testid="new-match" onClick={() => onNew(false)}>
        {texts.newMatch}
      </Button>
    </>
  );
};
