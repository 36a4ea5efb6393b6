import { branchColour } from 'chess-match/client';
import { studyRulesFor, type Moment } from 'chess-match/client/explore';
import { useMemo, useState } from 'react';
import { MarkedBoard } from '../boards/MarkedBoard';
import { Pieces } from '../boards/Pieces';
import type { CommentatorPageProps } from '../screen';
import { Above } from '../Above';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { useWalk } from '../walk/useWalk';
import { WalkBar } from '../walk/WalkBar';
import { PlainStudy } from './PlainStudy';
import '../boards/boards.css';
import './plain.css';

interface BoardsProps extends Pick<CommentatorPageProps, 'matchId' | 'snapshot' | 'language'> {
  readonly moments: readonly Moment[];
  readonly moment: Moment;
  readonly onReset: () => void;
}

/** The boards of a moment, and one's own beside them. */
const Boards = ({ matchId, snapshot, language, moments, moment, onReset }: BoardsProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const { game, settings } = snapshot.match;
  const [chosen, setChosen] = useState(1);
  const agreed = JSON.stringify(settings);
  const rules = useMemo(() => studyRulesFor(game, JSON.parse(agreed) as typeof settings), [game, agreed]);
  const view = moment.boards.find(({ board }) => board === chosen) ?? moment.boards[0];
  if (view === undefined) return null;
  return (
    <>
      <div className="co-plain-boards">
        {moment.boards.map((one) => (
          <button
            key={one.board}
            type="button"
            className="co-card"
            aria-pressed={one.board === view.board}
            style={{ '--branch': branchColour(one.board) }}
            data-testid={`card-${one.board}`}
            onClick={() => setChosen(one.board)}
          >
            <MarkedBoard
              position={one}
              bottom="white"
              label={texts.board(one.board)}
              hasCoordinates
              testId={`board-${one.board}`}
            />
          </button>
        ))}
      </div>
      <PlainStudy {...{ matchId, language, moments, moment, rules, onReset }} view={view} />
    </>
  );
};

/** For a game without a page of its own: its boards at any moment, and a board to try moves on. */
export const PlainWorkplace = ({ matchId, snapshot, chronicle, language }: CommentatorPageProps) => {
  const { moments, isStale } = chronicle;
  const walking = useWalk(moments);
  const { moment, isLive } = walking;
  if (moment === undefined) return null;
  return (
    <main className="co-plain" data-ply={moment.ply} data-live={isLive}>
      <Pieces />
      <Above isStale={isStale} texts={COMMENTATOR_TEXTS[language]} />
      <WalkBar walking={walking} moment={moment} language={language} />
      <Boards {...{ matchId, snapshot, language, moments, moment }} onReset={walking.goLive} />
    </main>
  );
};
