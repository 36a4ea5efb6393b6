import { problemText } from 'chess-match/client';
import { useState } from 'react';
import { Dialog } from '../../shared/Dialog';
import { ProblemText } from '../ProblemText';
import { formOf, readForm, SETTING_NAMES, type FormField, type SettingsForm } from '../model/settingsForm';
import { useOperator, useStore, useStrings } from '../state/context';
import { SettingInput } from './SettingInput';

interface NewMatchDialogProps {
  /** The finished match this is the return game of, or null. */
  readonly returnOf: string | null;
  readonly onClose: () => void;
}

const NAMES = ['event', 'white', 'black'] as const;

/** A new match with everything agreed in advance; as a return game with its first game's settings and sides reversed. */
export const NewMatchDialog = ({ returnOf, onClose }: NewMatchDialogProps) => {
  const strings = useStrings();
  const store = useStore();
  const { matches, isConnected, busy, refusals } = useOperator();
  const first = matches.matches.find(({ matchId }) => matchId === returnOf);
  const names = { event: first?.event ?? '', white: first?.black ?? '', black: first?.white ?? '' };
  const [form, setForm] = useState<SettingsForm>(() => formOf(names, {}));
  const [isTouched, setTouched] = useState(false);
  const { problems, settings } = readForm(form);
  const refusal = refusals.newMatch;
  const refusedSetting = refusal?.code === 'settings/bad_value' ? refusal.params['setting'] : undefined;
  const words = strings.newMatch;
  const problemOf = (field: FormField) =>
    isTouched || !NAMES.some((name) => name === field) ? (problems.get(field) ?? null) : null;

  const create = async (): Promise<void> => {
    setTouched(true);
    if (problems.size > 0) return;
    const [event, white, black] = [form.event.trim(), form.white.trim(), form.black.trim()];
    const given = returnOf === null ? settings : {};
    const isDone = await store.act('newMatch', (expectedVersion) => ({
      type: 'newMatch',
      expectedVersion,
      event,
      white,
      black,
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
        <div className="names">
          {NAMES.map((name) => {
            const problem = problemOf(name);
            return (
              <div key={name} className="setting">
                <label htmlFor={`new-${name}`}>{words.field[name]}</label>
                <input
                  id={`new-${name}`}
                  type="text"
                  autoFocus={name === 'event'}
                  value={form[name]}
                  aria-invalid={problem !== null}
                  data-testid={`new-${name}`}
                  onChange={({ target }) => {
                    setForm({ ...form, [name]: target.value });
                  }}
                />
                {problem === null ? null : (
                  <span className="problem" role="alert">
                    {words.problem(problem)}
                  </span>
                )}
              </div>
            );
          })}
        </div>
        {returnOf === null ? (
          <fieldset className="settings">
            <legend>{words.agreed}</legend>
            {SETTING_NAMES.map((name) => (
              <SettingInput
                key={name}
                name={name}
                value={form.settings[name]}
                problem={problemOf(name)}
                refusal={
                  refusedSetting === name && refusal !== undefined ? problemText(refusal, strings.language) : null
                }
                onChange={(value) => {
                  setForm({ ...form, settings: { ...form.settings, [name]: value } });
                }}
              />
            ))}
          </fieldset>
        ) : (
          <p>{words.returnHint}</p>
        )}
        {refusal !== undefined && refusedSetting === undefined ? (
          <ProblemText problem={refusal} testId="problem-new-match" />
        ) : null}
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
