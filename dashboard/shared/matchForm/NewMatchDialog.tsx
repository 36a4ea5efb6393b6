import { useReplicant, type Language, type Replicants } from 'chess-match/client';
import { isDemonstration } from 'chess-match/client/show';
import { seenName } from 'chess-match/client/view';
import { useState } from 'react';
import type { PageProps } from '../frame';
import { Dialog, submits } from '../ui';
import { useSend } from '../useSend';
import { LeaveRunning } from './LeaveRunning';
import { MatchForm } from './MatchForm';
import { NewMatchFoot } from './NewMatchFoot';
import { formOf, gameForm, type SettingsForm } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';
import { useMatchForm } from './useMatchForm';

export type MatchItem = Replicants['matches']['matches'][number];

interface NewMatchDialogProps extends PageProps {
  /** The finished match this is the return game of, or null. */
  readonly first: MatchItem | null;
  readonly rehearsal: boolean;
  readonly onClose: () => void;
}

/** What a return game takes over from its first, in place of settings. */
const returnHint = (first: MatchItem, isResultOnAir: boolean, language: Language): string => {
  const hint = gameForm(first.game)?.returnHint?.[language]({
    score: { white: first.scoreWhite, black: first.scoreBlack },
    settings: first.settings,
  });
  const stays = first.open && isResultOnAir ? ` ${MATCH_FORM_TEXTS[language].resultStays}` : '';
  return (hint ?? '') + stays;
};

const namesIn = ({ event, white, black }: SettingsForm) => ({
  event: seenName(event),
  white: seenName(white),
  black: seenName(black),
});

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
    const answer = await send({
      type: 'newMatch',
      expectedVersion: null,
      ...namesIn(state.form),
      game: state.form.game,
      settings: first === null ? state.settings : {},
      returnOf: first?.matchId ?? null,
      rehearsal: isRehearsal,
      ...(games === null ? {} : { games }),
      ...(leave === undefined ? {} : { leave }),
    });
    if (answer.ok) onClose();
  };
  const hint = first === null ? null : returnHint(first, isResultOnAir, language);
  return (
    <Dialog
      open
      wide
      title={first === null ? (isRehearsal ? texts.newRehearsal : texts.newMatch) : texts.returnGame}
      onClose={onClose}
      testId="wizard"
      footer={
        <NewMatchFoot
          {...{ language, isRehearsal, games, problem, pending, onClose }}
          onRehearsal={setRehearsal}
          onGames={setGames}
          onCreate={() => void create()}
        />
      }
    >
      <form className="match-form" noValidate onSubmit={submits(create)}>
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
