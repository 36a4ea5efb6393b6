import { Dialog } from '../../shared/Dialog';
import { ProblemText } from '../ProblemText';
import { formOf, isAboutSetting, MatchForm, useMatchForm } from '../../shared/matchForm';
import { useOperator, useStore, useStrings } from '../state/context';

interface NewMatchDialogProps {
  /** The finished match this is the return game of, or null. */
  readonly returnOf: string | null;
  readonly onClose: () => void;
}

/** A new match with everything agreed in advance; as a return game with its first game's settings and sides reversed. */
export const NewMatchDialog = ({ returnOf, onClose }: NewMatchDialogProps) => {
  const strings = useStrings();
  const store = useStore();
  const { matches, isConnected, busy, refusals } = useOperator();
  const first = matches.matches.find(({ matchId }) => matchId === returnOf);
  const names = { event: first?.event ?? '', white: first?.black ?? '', black: first?.white ?? '' };
  const state = useMatchForm(() => formOf(names, {}, first?.game));
  const refusal = refusals.newMatch ?? null;
  const isAtField = isAboutSetting(refusal);
  const words = strings.newMatch;

  const create = async (): Promise<void> => {
    if (!state.check()) return;
    const { form, settings } = state;
    const [event, white, black] = [form.event.trim(), form.white.trim(), form.black.trim()];
    const given = returnOf === null ? settings : {};
    const isDone = await store.act('newMatch', (expectedVersion) => ({
      type: 'newMatch',
      expectedVersion,
      event,
      white,
      black,
      game: form.game,
      settings: given,
      returnOf,
    }));
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={returnOf === null ? words.title : words.returnTitle}
      closeLabel={strings.close}
      isWide
      onClose={onClose}
    >
      <form
        className="new-match"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <MatchForm
          state={state}
          language={strings.language}
          refusal={refusal}
          insteadOfSettings={returnOf === null ? null : words.returnHint}
          explained={false}
        />
        {refusal !== null && !isAtField ? <ProblemText problem={refusal} testId="problem-new-match" /> : null}
        <div className="dialog-buttons">
          <button type="button" onClick={onClose}>
            {strings.cancel}
          </button>
          <button
            type="submit"
            className="primary"
            data-testid="create-match"
            disabled={!isConnected || busy.has('newMatch')}
          >
            {words.create}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
