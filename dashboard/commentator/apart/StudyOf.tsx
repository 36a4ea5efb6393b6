import type { Language } from 'chess-match/client';
import type { Moment, StudyRules } from 'chess-match/client/explore';
import { useMemo } from 'react';
import { ExplorerPanel } from '../explorer/ExplorerPanel';
import type { Place } from '../state/desk';
import { useDesk } from '../state/useDesk';
import { lastIn, movesMade, stoodOn } from './moments';

interface StudyOfProps {
  readonly matchId: string;
  readonly moments: readonly Moment[];
  readonly moment: Moment;
  /** The board that is taken up. */
  readonly view: Moment['boards'][number];
  readonly thread: string;
  readonly rules: StudyRules;
  readonly language: Language;
  /** Back to the game as it stands. */
  readonly onReset: () => void;
}

/** One of the boards as it stands at the moment looked at, to try moves on. */
export const StudyOf = (props: StudyOfProps) => {
  const { matchId, moments, moment, view, thread, rules, language, onReset } = props;
  const place = useMemo<Place>(
    () => ({
      board: view.board,
      branch: thread,
      view,
      ply: movesMade(moments, moment.ply, thread),
      turn: lastIn(moments, moment.ply, thread)?.turn ?? '',
    }),
    [view, thread, moments, moment.ply],
  );
  const control = useDesk(matchId, place, moment, rules, (own) => stoodOn(moments, own));
  const { desk } = control;
  return (
    <ExplorerPanel
      control={control}
      boardName={desk.branch}
      language={language}
      onReset={() => {
        control.release();
        onReset();
      }}
    />
  );
};
