import { useReplicant, type Replicants } from 'chess-match/client';
import { isDemonstration } from 'chess-match/client/show';
import { seenName } from 'chess-match/client/view';
import { useState } from 'react';
import type { PageProps } from '../frame';
import { WindowKeys } from '../keys';
import { Button, Dialog, Refusal, Switch } from '../ui';
import { useSend } from '../useSend';
import { GamesField } from './GamesField';
import { isAboutRunning, LeaveRunning } from './LeaveRunning';
import { MatchForm, useMatchForm } from './MatchForm';
import { formOf, gameForm, isAboutSetting } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

const CREATE = { en: MATCH_FORM_TEXTS.en.create, ru: MATCH_FORM_TEXTS.ru.create } as const;

export type MatchItem = Replicants['matches']['matches'][number];

interface NewMatchDialogProps extends PageProps {
  /** The finished match this is the return game of, or null. */
  readonly first: MatchItem | null;
  readonly rehearsal: boolean;
  readonly onClose: () => void;
}

interface NewMatchWindowProps extends NewMatchDialogProps {
  /** What the two teams are called, as far as anybody has said. */
  readonly names: Readonly<Record<'white' | 'black', string>>;
  readonly isResultOnAir: boolean;
}

const NewMatchWindow = ({ language, first, rehearsal, names, isResultOnAir, onClose }: NewMatchWindowProps) => {
  const texts = MATCH_FORM_TEXTS[language];
  const [isRehearsal, setRehearsal] = useState(rehearsal);
  const state = useMatchForm(() => {
    if (first === null) return formOf({ event: '', ...names }, {});
    return formOf({ event: first.event, white: first.black, black: first.white }, {}, first.game);
  });
  const [games, setGames] = useState<number | null>(null);
  const { send, pending, problem, clear } = useSend();
  const create = async (leave?: string): Promise<void> => {
    if (!state.check()) return;
    const { event, white, black } = state.form;
    const answer = await send({
      type: 'newMatch',
      expectedVersion: null,
      event: seenName(event),
      white: seenName(white),
      black: seenName(black),
      game: state.form.game,
      settings: first === null ? state.settings : {},
      returnOf: first?.matchId ?? null,
      rehearsal: isRehearsal,
      ...(games === null ? {} : { games }),
      ...(leave === undefined ? {} : { leave }),
    });
    if (answer.ok) onClose();
  };
  const stays = first?.open === true && isResultOnAir ? ` ${texts.resultStays}` : '';
  const hint =
    first === null
      ? null
      : (gameForm(first.game)?.returnHint?.[language]({
          score: { white: first.scoreWhite, black: first.scoreBlack },
          settings: first.settings,
        }) ?? '') + stays;
  return (
    <Dialog
      open
      wide
      title={first === null ? (isRehearsal ? texts.newRehearsal : texts.newMatch) : texts.returnGame}
      onClose={onClose}
      testId="wizard"
      footer={
        <>
          {isAboutSetting(problem) || isAboutRunning(problem) ? null : (
            <Refusal problem={problem} testId="problem-new-match" />
          )}
          <Switch
            label={texts.rehearsalSwitch}
            checked={isRehearsal}
            onChange={setRehearsal}
            local
            testId="is-rehearsal"
          />
          <GamesField value={games} language={language} onChange={setGames} />
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
      </form>
      <LeaveRunning
        language={language}
        problem={problem}
        busy={pending}
        onLeave={(matchId) => void create(matchId)}
        onClose={clear}
      />
    </Dialog>
  );
};

/**
 * A new match with everything agreed in advance, each setting explained; as a return game what follows from the first.
 */
export const NewMatchDialog = (props: NewMatchDialogProps) => {
  const people = useReplicant('roster');
  const air = useReplicant('air');
  if (people === undefined || air === undefined) return null;
  // The invented people of a demonstration leave with the match that is made.
  const names = isDemonstration(people)
    ? { white: '', black: '' }
    : { white: people.white.name, black: people.black.name };
  return <NewMatchWindow {...props} names={names} isResultOnAir={air.graphics.result.on} />;
};
