import { LANGUAGES, type Language, type ShowView } from 'chess-match/client';
import { GRAPHIC_NAMES } from '../shared/graphicNames';
import { Refusal } from './Refusal';
import { usePage } from './state/context';
import type { Strings } from './strings/strings';

interface TopBarProps {
  readonly show: ShowView;
  readonly isPeopleOpen: boolean;
  readonly onPeople: () => void;
  readonly onLanguage: (language: Language) => void;
}

const undoWords = ({ undo }: ShowView, strings: Strings): string => {
  if (undo === null) return strings.nothingToUndo;
  if (undo.what !== 'take') return strings.undoClear;
  return strings.undoTake(undo.graphics.map(({ graphic }) => GRAPHIC_NAMES[strings.language][graphic].name).join(', '));
};

/** What concerns all graphics at once: clear, and take back. */
export const TopBar = ({ show, isPeopleOpen, onPeople, onLanguage }: TopBarProps) => {
  const { desk, strings, isConnected } = usePage();
  const isIdle = isConnected && !desk.busy.has('all');
  return (
    <header className="top">
      <h1>{strings.title}</h1>
      <button
        type="button"
        className="danger"
        disabled={!isIdle}
        data-testid="clear"
        onClick={() => void desk.act('all', { type: 'clearGraphics' })}
      >
        {strings.clear}
      </button>
      <button
        type="button"
        disabled={!isIdle || show.undo === null}
        data-testid="undo"
        onClick={() => void desk.act('all', { type: 'undoShow', showVersion: show.version })}
      >
        {undoWords(show, strings)}
      </button>
      <Refusal place="all" />
      <span className="gap" />
      <button type="button" aria-pressed={isPeopleOpen} data-testid="people" onClick={onPeople}>
        {strings.people.heading}
      </button>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === strings.language}
          onClick={() => onLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </header>
  );
};
