import { AIR_LANGUAGES } from 'chess-match/client/drawing';
import { AUDIENCES } from 'chess-match/contract/viewers';
import { LINK } from '../feed/link';
import { screensOf } from '../games/screens';
import { LOOKS, ORDERS, type Choose, type Preferences } from '../preferences';
import type { Words } from '../words';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly names: Readonly<Record<T, string>>;
  readonly of: readonly T[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few. */
export const Choice = <T extends string>({ legend, names, of, value, onChoose }: ChoiceProps<T>) => (
  <fieldset>
    <legend>{legend}</legend>
    {of.map((one) => (
      <label key={one}>
        <input type="radio" name={legend} checked={one === value} onChange={() => onChoose(one)} />
        <span>{names[one]}</span>
      </label>
    ))}
  </fieldset>
);

interface SettingsProps {
  readonly preferences: Preferences;
  readonly choose: Choose;
  readonly words: Words;
  /** What is played; null: nothing that is known. */
  readonly game: string | null;
  readonly onClose: () => void;
  readonly onKept: () => void;
}

/** Whom one listens to: chosen here, or what a link is for. */
const Listening = ({ preferences, choose, words }: Pick<SettingsProps, 'preferences' | 'choose' | 'words'>) =>
  LINK === null ? (
    <Choice
      legend={words.listening}
      names={words.audiences}
      of={AUDIENCES}
      value={preferences.audience}
      onChoose={(audience) => choose({ audience })}
    />
  ) : (
    <p>
      {words.byLink[LINK.audience]} <a href={LINK.open}>{words.watchOpen}</a>
    </p>
  );

export const Settings = ({ preferences, choose, words, game, onClose, onKept }: SettingsProps) => (
  <section
    className="settings"
    aria-label={words.settings}
    onKeyDown={({ key }) => {
      if (key === 'Escape') onClose();
    }}
  >
    <Listening preferences={preferences} choose={choose} words={words} />
    <Choice
      legend={words.language}
      names={words.languages}
      of={AIR_LANGUAGES}
      value={preferences.language}
      onChoose={(language) => choose({ language })}
    />
    {screensOf(game).worth !== null && (
      <Choice
        legend={words.order}
        names={words.orders}
        of={ORDERS}
        value={preferences.order}
        onChoose={(order) => choose({ order })}
      />
    )}
    <Choice
      legend={words.covers}
      names={words.coversNames}
      of={['yes', 'no']}
      value={preferences.covers}
      onChoose={(covers) => choose({ covers })}
    />
    <Choice
      legend={words.look}
      names={words.looks}
      of={LOOKS}
      value={preferences.look}
      onChoose={(look) => choose({ look })}
    />
    <p className="actions">
      <button type="button" onClick={onKept}>
        {words.kept}
      </button>
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
    </p>
  </section>
);
