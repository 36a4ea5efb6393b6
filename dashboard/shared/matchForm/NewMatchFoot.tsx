import type { Problem } from 'chess-match/client';
import type { PageProps } from '../frame';
import { WindowKeys } from '../keys';
import { Button, CancelButton, Refusal, Switch } from '../ui';
import { GamesField } from './GamesField';
import { isAboutRunning } from './LeaveRunning';
import { isAboutSetting } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

const CREATE = { en: MATCH_FORM_TEXTS.en.create, ru: MATCH_FORM_TEXTS.ru.create } as const;

interface NewMatchFootProps extends PageProps {
  readonly isRehearsal: boolean;
  readonly games: number | null;
  readonly problem: Problem | null;
  readonly pending: boolean;
  readonly onRehearsal: (isRehearsal: boolean) => void;
  readonly onGames: (games: number | null) => void;
  readonly onClose: () => void;
  readonly onCreate: () => void;
}

/** What is said of the match as a whole, and the button that makes it. */
export const NewMatchFoot = ({ language, isRehearsal, games, problem, pending, ...on }: NewMatchFootProps) => {
  const texts = MATCH_FORM_TEXTS[language];
  return (
    <>
      {isAboutSetting(problem) || isAboutRunning(problem) ? null : (
        <Refusal problem={problem} testId="problem-new-match" />
      )}
      <Switch
        label={texts.rehearsalSwitch}
        checked={isRehearsal}
        onChange={on.onRehearsal}
        local
        testId="is-rehearsal"
      />
      <GamesField value={games} language={language} onChange={on.onGames} />
      <span className="push" />
      <CancelButton onClose={on.onClose} />
      <WindowKeys bindings={[{ id: 'create', label: CREATE, keys: 'Ctrl+Enter', run: on.onCreate, when: !pending }]} />
      <Button kind="primary" busy={pending} keyId="create" data-testid="create-match" onClick={on.onCreate}>
        {texts.create}
      </Button>
    </>
  );
};
