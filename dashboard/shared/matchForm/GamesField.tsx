import type { Language } from 'chess-match/client';
import { MATCH_FORM_TEXTS } from './texts/texts';

/** As many as a match is offered. */
const MOST = 10;

interface GamesFieldProps {
  /** Null: nobody has said. */
  readonly value: number | null;
  readonly language: Language;
  readonly onChange: (games: number | null) => void;
}

/** How many games the match is to have: after each the next one is begun by one press, with the colours changed. */
export const GamesField = ({ value, language, onChange }: GamesFieldProps) => {
  const { games } = MATCH_FORM_TEXTS[language];
  return (
    <label className="games-field" title={games.explain}>
      {games.label}{' '}
      <select
        className="ui-input"
        value={value ?? ''}
        data-testid="new-games"
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{games.open}</option>
        {Array.from({ length: MOST }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
};
