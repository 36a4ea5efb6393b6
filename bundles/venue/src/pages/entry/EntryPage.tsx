import { useRef, useState } from 'react';
import type { Preferences } from '../frame/preferences';
import { Choice } from '../frame/Choice';
import { TEXTS } from '../texts';
import { usePairing } from './usePairing';
import './entry.css';

interface EntryProps {
  readonly preferences: Preferences;
  readonly onToken: (token: string) => void;
}

const DIGITS = 9;

/** "123 456 789": three and three, as it is read aloud. */
const grouped = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, DIGITS)
    .replace(/(\d{3})(?=\d)/g, '$1 ');

/** Where a device enters its code. One that came by a QR code has entered it already. */
export const EntryPage = ({ preferences, onToken }: EntryProps) => {
  const texts = TEXTS[preferences.language];
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { problem, setProblem, isAsking, enter } = usePairing(onToken, () => field.current?.select());
  return (
    <main className="entry">
      <h1>{texts.title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter(code);
        }}
      >
        <label htmlFor="code">{texts.enterCode}</label>
        <input
          id="code"
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={code}
          aria-invalid={problem !== null}
          aria-describedby="code-help"
          placeholder="000 000 000"
          onChange={({ target }) => {
            setProblem(null);
            setCode(grouped(target.value));
          }}
        />
        <p id="code-help" role={problem === null ? undefined : 'alert'} data-problem={problem ?? undefined}>
          {problem === null ? texts.codeHelp : texts.problems[problem]}
        </p>
        <button type="submit" disabled={isAsking || code.replace(/\D/g, '').length < DIGITS}>
          {isAsking ? texts.opening : texts.open}
        </button>
      </form>
      <Choice
        label={texts.language}
        value={preferences.language}
        options={{ ru: texts.languages.ru, en: texts.languages.en }}
        onChoose={preferences.setLanguage}
      />
    </main>
  );
};
