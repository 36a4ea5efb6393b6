import { useMemo, useState } from 'react';
import { swedishStudy } from 'chess-match/client/explore';
import { clocksAt } from '../../../commentator/apart/moments';
import { Moves } from '../../../commentator/apart/Moves';
import { StudyOf } from '../../../commentator/apart/StudyOf';
import { Pieces } from '../../../commentator/boards/Pieces';
import type { CommentatorPageProps } from '../../../commentator/screen';
import { Above } from '../../../commentator/Above';
import { COMMENTATOR_TEXTS } from '../../../commentator/texts/texts';
import { useWalk } from '../../../commentator/walk/useWalk';
import { WalkBar } from '../../../commentator/walk/WalkBar';
import { GameBoard, type Findings } from './GameBoard';
import './swedish.css';

/** The rules as agreed: the same object as long as the same is agreed. */
const useStudyRules = (settings: CommentatorPageProps['snapshot']['match']['settings']) => {
  const agreed = JSON.stringify(settings);
  return useMemo(() => swedishStudy(JSON.parse(agreed) as typeof settings), [agreed]);
};

/** What both clocks of a board show before the first press, ms. */
const fullClocks = (settings: CommentatorPageProps['snapshot']['match']['settings']) => {
  const full = Number(settings['timePerPlayerMs']);
  return { white: full, black: full };
};

const toldIn = ({ play, course }: CommentatorPageProps['snapshot']): Findings | null =>
  play.game === 'swedish' && course.game === 'swedish' ? { demanded: play.demanded, boards: course.boards } : null;

/** Both boards at any moment of the match, their reserves, clocks and moves. */
export const SwedishWorkplace = ({ snapshot, chronicle, language }: CommentatorPageProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const { match, clocks } = snapshot;
  const findings = toldIn(snapshot);
  const { moments, isStale } = chronicle;
  const [studied, setStudied] = useState<string | null>(null);
  const rules = useStudyRules(match.settings);
  const walking = useWalk(moments);
  const { moment, isLive } = walking;
  if (moment === undefined) return null;
  const viewOf = (thread: string) => {
    const boards = match.threads.find(({ id }) => id === thread)?.boards ?? [];
    return moment.boards.find(({ board }) => boards.includes(board));
  };
  const taken = studied === null ? undefined : viewOf(studied);
  return (
    <main className="co-swedish" data-ply={moment.ply} data-live={isLive}>
      <Pieces />
      <Above isStale={isStale} texts={texts} />
      <WalkBar walking={walking} moment={moment} language={language} />
      <div className="co-two">
        {match.threads.map(({ id }) => {
          const view = viewOf(id);
          return view === undefined ? null : (
            <GameBoard
              key={id}
              match={match}
              clocks={clocks}
              findings={isLive ? findings : null}
              view={view}
              thread={id}
              past={isLive ? null : (clocksAt(moments, moment.ply, id) ?? fullClocks(match.settings))}
              language={language}
              isStudied={studied === id}
              onStudy={() => setStudied(studied === id ? null : id)}
            />
          );
        })}
      </div>
      {studied === null || taken === undefined ? (
        <div className="co-two-moves">
          {match.threads.map(({ id }) => (
            <Moves key={id} thread={id} moments={moments} ply={moment.ply} language={language} onPly={walking.goTo} />
          ))}
        </div>
      ) : (
        <div className="co-swedish-study">
          <StudyOf
            {...{ moments, moment, rules, language }}
            matchId={match.matchId ?? ''}
            view={taken}
            thread={studied}
            onReset={walking.goLive}
          />
        </div>
      )}
    </main>
  );
};
