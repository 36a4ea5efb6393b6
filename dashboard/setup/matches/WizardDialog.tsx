import { useReplicant } from 'chess-match/client';
import { useState } from 'react';
import { Button, Dialog, Refusal, Switch, useSend, WindowKeys, type PageProps } from '../../shared';
import { formOf, gameForm, isAboutSetting, MatchForm, useMatchForm } from '../../shared/matchForm';
import { labelOf, SETUP_TEXTS } from '../texts/texts';
import type { MatchItem } from './MatchesTab';

const CREATE = labelOf(({ create }) => create);

interface WizardDialogProps extends PageProps {
  /** The finished match this is the return game of, or null. */
  readonly first: MatchItem | null;
  readonly rehearsal: boolean;
  readonly onClose: () => void;
}

/** A new match with everything agreed in advance, each setting explained; as a return game what follows from the first. */
export const WizardDialog = ({ language, first, rehearsal, onClose }: WizardDialogProps) => {
  const texts = SETUP_TEXTS[language];
  const people = useReplicant('people');
  const [isRehearsal, setRehearsal] = useState(rehearsal);
  const state = useMatchForm(() => {
    const fresh = { event: '', white: people?.white.name ?? '', black: people?.black.name ?? '' };
    if (first === null) return formOf(fresh, {});
    return formOf({ event: first.event, white: first.black, black: first.white }, {}, first.game);
  });
  const { send, pending, problem } = useSend();
  const create = async (): Promise<void> => {
    if (!state.check()) return;
    const { event, white, black } = state.form;
    const answer = await send({
      type: 'newMatch',
      expectedVersion: null,
      event: event.trim(),
      white: white.trim(),
      black: black.trim(),
      game: state.form.game,
      settings: first === null ? state.settings : {},
      returnOf: first?.matchId ?? null,
      rehearsal: isRehearsal,
    });
    if (answer.ok) onClose();
  };
  const hint =
    first === null
      ? null
      : (gameForm(first.game)?.returnHint?.[language]({
          score: { white: first.scoreWhite, black: first.scoreBlack },
          settings: first.settings,
        }) ?? '');
  return (
    <Dialog
      open
      wide
      title={first === null ? (isRehearsal ? texts.newRehearsal : texts.newMatch) : texts.returnGame}
      onClose={onClose}
      testId="wizard"
      footer={
        <>
          <Switch
            label={texts.rehearsalSwitch}
            checked={isRehearsal}
            onChange={setRehearsal}
            local
            testId="is-rehearsal"
          />
          <span className="push" />
          <Button local onClick={onClose}>
            {texts.cancel}
          </Button>
          <WindowKeys
            bindings={[{ id: 'create', label: CREATE, keys: 'Ctrl+Enter', run: () => void create(), when: !pending }]}
          />
          <Button kind="primary" busy={pending} keyId="create" data-testid="create-match" onClick={() => void create()}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form
        className="match-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <MatchForm state={state} language={language} refusal={problem} insteadOfSettings={hint} explained />
        {isAboutSetting(problem) ? null : <Refusal problem={problem} testId="problem-new-match" />}
      </form>
    </Dialog>
  );
};
