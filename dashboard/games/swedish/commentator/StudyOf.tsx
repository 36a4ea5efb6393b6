import type { Language, MatchView } from 'chess-match/client';
import { swedishStudy, type Moment } from 'chess-match/client/explore';
import { useMemo } from 'react';
import { ExplorerPanel } from '../../../commentator/explorer/ExplorerPanel';
import type { Place } from '../../../commentator/state/desk';
import { useDesk } from '../../../commentator/state/useDesk';
import { lastOn, movesMade, stoodOn } from './moments';

interface StudyOfProps {
  readonly match: MatchView;
  readonly matchId: string;
  readonly moments: readonly Moment[];
  readonly moment: Moment;
  /** The board that is taken up. */
  readonly view: Moment['boards'][number];
  readonly thread: string;
  readonly language: Language;
  /** Back to the game as it stands. */
  readonly onReset: () => void;
}

/** One of the boards as it stands at the moment looked at, with its reserves, to try moves and drops on. */
export const StudyOf = (props: StudyOfProps) => {
  const { match, matchId, moments, moment, view, thread, language, onReset } = props;
  const agreed = JSON.stringify(match.settings);
  const rules = useMemo(() => swedishStudy(JSON.parse(agreed) as MatchView['settings']), [agreed]);
  const place = useMemo<Place>(
    () => ({
      board: view.board,
      branch: thread,
      view,
      ply: movesMade(moments, moment.ply, thread),
      turn: lastOn(moments, moment.ply, thread)?.turn ?? '',
    }),
    [view, thread, moments, moment.ply],
  );
  const control = useDesk(matchId, place, moment, rules, (own) => stoodOn(moments, own));
  const { desk } = control;
  return (
    <div className="co-swedish-study">
      <ExplorerPanel
        control={control}
        boardName={desk.branch}
        language={language}
        onReset={() => {
          control.release();
          onReset();
        }}
      />
    </div>
  );
};
