import { Refusal, useToast, type PageProps } from '../../shared';
import { ImportDialog } from '../../shared/files/ImportDialog';
import { SETUP_TEXTS } from '../texts/texts';
import { FaultList } from '../../shared/files/FaultList';
import { ImportProgress } from './ImportProgress';
import { PlannedGames } from './PlannedGames';
import { useImport } from './useImport';

interface ImportMatchProps extends PageProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** What a match file would bring, as the server has checked it; then the import itself. */
export const ImportMatch = ({ language, file, onClose }: ImportMatchProps) => {
  const texts = SETUP_TEXTS[language];
  const say = useToast();
  const { record, reply, progress, isSending, take } = useImport(file, () => {
    say(texts.imported);
    onClose();
  });
  return (
    <ImportDialog
      title={texts.importTitle}
      fileName={file.name}
      text={record}
      take={texts.importDo}
      busy={isSending}
      canTake={reply?.kind === 'games'}
      onTake={() => void take()}
      onClose={onClose}
    >
      <ImportProgress texts={texts} progress={progress} />
      {reply?.kind === 'refused' && reply.faults.length === 0 ? (
        <Refusal problem={reply.problem} testId="problem-import" />
      ) : null}
      {reply?.kind === 'refused' && reply.faults.length > 0 ? <FaultList faults={reply.faults} /> : null}
      {reply?.kind === 'silent' ? (
        <p className="problem" role="alert">
          {texts.serverSilent}
        </p>
      ) : null}
      {reply?.kind === 'games' && reply.games.some(({ as: how }) => how !== 'known') ? (
        <p data-testid="loaded-is-hidden">{texts.loadedIsHidden}</p>
      ) : null}
      {reply?.kind === 'games' ? <PlannedGames games={reply.games} texts={texts} /> : null}
    </ImportDialog>
  );
};
