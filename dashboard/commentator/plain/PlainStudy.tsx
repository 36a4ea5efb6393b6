import type { Language } from 'chess-match/client';
import type { Moment, StudyRules } from 'chess-match/client/explore';
import { useMemo, type ReactNode } from 'react';
import { ExplorerPanel } from '../explorer/ExplorerPanel';
import { deskAt, type Place } from '../state/desk';
import { useDesk, type DeskControl } from '../state/useDesk';

const placeOn = ({ ply, turn }: Moment, view: Moment['boards'][number]): Place => {
  const { board, line } = view;
  return { board, branch: line ?? String(board), ply, turn, view };
};

interface PlainStudyProps {
  readonly matchId: string;
  readonly moments: readonly Moment[];
  readonly moment: Moment;
  /** The board that is taken up. */
  readonly view: Moment['boards'][number];
  readonly rules: StudyRules;
  readonly language: Language;
  /** Back to the game as it stands. */
  readonly onReset: () => void;
  /** What only the game says of the position on the board, or does with it. */
  readonly notes?: (control: DeskControl) => ReactNode;
  /** How moves are typed in this game; as in chess by default. */
  readonly entryHint?: string;
}

/** A board of the moment looked at, to try moves on. */
export const PlainStudy = (props: PlainStudyProps) => {
  const { matchId, moments, moment, view, rules, language, onReset, notes, entryHint } = props;
  const place = useMemo(() => placeOn(moment, view), [moment, view]);
  const control = useDesk(matchId, place, moment, rules, (own) =>
    moments
      .filter(({ ply }) => ply === own.ply)
      .flatMap((past) =>
        past.boards
          .filter(({ board }) => board === own.board)
          .map((stood) => deskAt(matchId, placeOn(past, stood), past)),
      ),
  );
  return (
    <ExplorerPanel
      control={control}
      boardName={String(control.desk.board)}
      language={language}
      entryHint={entryHint}
      onReset={() => {
        control.release();
        onReset();
      }}
    >
      {notes?.(control)}
    </ExplorerPanel>
  );
};
