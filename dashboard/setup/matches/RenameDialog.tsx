import { seenName } from 'chess-match/client/view';
import { Button, CancelButton, Dialog, type PageProps, Refusal, submits, useSend } from '../../shared';
import { formOf, MatchForm, useMatchForm, type MatchItem } from '../../shared/matchForm';
import { SETUP_TEXTS } from '../texts/texts';

interface RenameDialogProps extends PageProps {
  readonly match: MatchItem;
  readonly onClose: () => void;
}

/** Other names for a match; an open one has them on air at once. */
export const RenameDialog = ({ language, match, onClose }: RenameDialogProps) => {
  const texts = SETUP_TEXTS[language];
  const { matchId, game, event, white, black } = match;
  const state = useMatchForm(() => formOf({ event, white, black }, {}, game));
  const { send, pending, problem } = useSend();
  const save = async (): Promise<void> => {
    if (!state.check()) return;
    const { form } = state;
    const names = { event: seenName(form.event), white: seenName(form.white), black: seenName(form.black) };
    const answer = await send({ type: 'renameMatch', expectedVersion: null, matchId, ...names });
    if (answer.ok) onClose();
  };
  return (
    <Dialog
      open
      wide
      title={texts.rename}
      onClose={onClose}
      testId="rename"
      footer={
        <>
          <CancelButton onClose={onClose} />
          <Button kind="primary" busy={pending} data-testid="save-names" onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form className="match-form" noValidate onSubmit={submits(save)}>
        <MatchForm state={state} language={language} refusal={problem} insteadOfSettings="" explained={false} />
        <Refusal problem={problem} testId="problem-rename" />
      </form>
    </Dialog>
  );
};
