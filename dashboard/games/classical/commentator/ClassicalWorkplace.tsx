import { studyRulesFor, type Moment } from 'chess-match/client/explore';
import { useMemo, useState } from 'react';
import { clocksAt } from '../../../commentator/apart/moments';
import { Moves } from '../../../commentator/apart/Moves';
import { StudyOf } from '../../../commentator/apart/StudyOf';
import { Pieces } from '../../../commentator/boards/Pieces';
import type { CommentatorPageProps } from '../../../commentator/screen';
import { OutlookFold } from '../../../commentator/outlook/OutlookFold';
import { Above } from '../../../commentator/Above';
import { COMMENTATOR_TEXTS } from '../../../commentator/texts/texts';
import { useWalk } from '../../../commentator/walk/useWalk';
import { WalkBar } from '../../../commentator/walk/WalkBar';
import { BoardCard } from './BoardCard';
import '../../../commentator/boards/boards.css';
import './classical.css';

/** "2:12..." is of board 2: where only its moves are listed, the number of the board goes without saying. */
const ofItsBoard = (turn: string): string => turn.replace(/^\d+:/, '');

interface BoardsProps extends Pick<CommentatorPageProps, 'snapshot' | 'language'> {
  readonly moments: readonly Moment[];
  readonly moment: Moment;
  readonly isLive: boolean;
  readonly chosen: string;
  readonly onChoose: (thread: string) => void;
}

/** All boards of a moment with their players and clocks, the first first. */
const Boards = ({ snapshot, language, moments, moment, isLive, chosen, onChoose }: BoardsProps) => {
  const { match, clocks, play } = snapshot;
  /** What every clock shows before the first press. */
  const full = Number(match.settings['timePerPlayerMs']);
  return (
    <div className="co-tables" data-count={moment.boards.length} style={{ '--count': moment.boards.length }}>
      {moment.boards.map((view) => {
        const thread = String(view.board);
        return (
          <BoardCard
            key={thread}
            {...{ match, view, thread, language }}
            clocks={clocks.clocks.filter((clock) => clock.thread === thread)}
            past={isLive ? null : (clocksAt(moments, moment.ply, thread) ?? { white: full, black: full })}
            play={isLive ? play : null}
            isChosen={thread === chosen}
            onChoose={() => onChoose(thread)}
          />
        );
      })}
    </div>
  );
};

/** All boards at any moment of the match, the moves of the one that is chosen, and that one to try moves on. */
export const ClassicalWorkplace = ({ matchId, snapshot, chronicle, language }: CommentatorPageProps) => {
  const { moments, isStale } = chronicle;
  const [chosen, setChosen] = useState('1');
  const rules = useMemo(() => studyRulesFor('classical', {}), []);
  const walking = useWalk(moments);
  const { moment, isLive } = walking;
  const view = moment?.boards.find(({ board }) => String(board) === chosen) ?? moment?.boards[0];
  if (moment === undefined || view === undefined) return null;
  const thread = String(view.board);
  return (
    <main className="co-classical" data-ply={moment.ply} data-live={isLive}>
      <Pieces />
      <Above isStale={isStale} texts={COMMENTATOR_TEXTS[language]} />
      <WalkBar walking={walking} moment={moment} language={language} />
      <Boards {...{ snapshot, language, moments, moment, isLive }} chosen={thread} onChoose={setChosen} />
      <Moves {...{ thread, moments, language }} ply={moment.ply} onPly={walking.goTo} shown={ofItsBoard} />
      <OutlookFold {...{ moments, moment, language }} board={view.board} onPly={walking.goTo} />
      <StudyOf {...{ matchId, moments, moment, view, thread, rules, language }} onReset={walking.goLive} />
    </main>
  );
};
