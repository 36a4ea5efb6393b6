import { CAPTAIN_TEXTS } from './texts';
import type { TeamActs } from 'chess-match/contract/venue';
import type { CaptainProps } from '../kit/display';
import { HoldButton } from './HoldButton';
import type { TurnEntry } from './turnEntry';

interface MatchActsProps extends Pick<CaptainProps, 'match' | 'seat' | 'language'> {
  readonly acts: TeamActs | null;
  readonly entry: TurnEntry;
  /** Of one board alone; null, or left out: of the whole game. */
  readonly thread?: string | null;
  readonly isEnabled: boolean;
}

/** What is of the whole game and cannot be taken back: by holding. What the rules bar now is not offered. */
export const MatchActs = ({
  match,
  seat: { team },
  language,
  acts,
  entry,
  thread = null,
  isEnabled,
}: MatchActsProps) => {
  if (acts === null) return null;
  const texts = CAPTAIN_TEXTS[language];
  const rows = [
    ['offerDraw', acts.offerDraw, texts.offerDraw],
    ['declineDraw', acts.declineDraw, texts.declineDraw],
    ['resignMatch', acts.resign, thread === null ? texts.resignMatch : texts.resignGame],
  ] as const;
  return rows.map(
    ([type, bar, words]) =>
      bar === null && (
        <HoldButton
          key={type}
          testId={type}
          disabled={!isEnabled}
          onDone={() =>
            void entry.act({ type, expectedVersion: match.version, team, ...(thread === null ? {} : { thread }) })
          }
        >
          {words}
        </HoldButton>
      ),
  );
};

/** That the opponent offers a draw on the whole game. */
export const DrawOffered = ({ acts, language }: Pick<MatchActsProps, 'acts' | 'language'>) =>
  acts?.declineDraw === null && (
    <p className="offers" role="status" data-testid="offers">
      {CAPTAIN_TEXTS[language].offered}
    </p>
  );
