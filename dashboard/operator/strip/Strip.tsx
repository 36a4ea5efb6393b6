import { LANGUAGES, type Language } from 'chess-match/client';
import { useStrings, useUi } from '../state/context';
import type { DialogName } from '../state/ui';
import { ObsStrip } from './ObsStrip';

interface StripProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** OBS and the ways to everything that is not needed every turn. */
export const Strip = ({ language, onLanguage }: StripProps) => {
  const strings = useStrings();
  const { dispatch } = useUi();
  const doors: readonly (readonly [DialogName, string])[] = [
    ['matches', strings.matches.open],
    ['newMatch', strings.newMatch.open],
    ['arbiter', strings.arbiter.open],
    ['overlays', strings.overlays.open],
    ['help', `${strings.help.open} ?`],
  ];
  return (
    <footer className="strip">
      <ObsStrip />
      <nav className="doors">
        {doors.map(([dialog, label]) => (
          <button
            key={dialog}
            type="button"
            data-testid={`open-${dialog}`}
            onClick={() => {
              dispatch({ type: 'opened', dialog });
            }}
          >
            {label}
          </button>
        ))}
        <span className="languages" role="group" aria-label="Язык / Language">
          {LANGUAGES.map((candidate) => (
            <button
              key={candidate}
              type="button"
              aria-pressed={candidate === language}
              onClick={() => {
                onLanguage(candidate);
              }}
            >
              {candidate.toUpperCase()}
            </button>
          ))}
        </span>
      </nav>
    </footer>
  );
};
