import { studiedFacts, studyRulesFor, type Moment } from 'chess-match/client/explore';
import { turnIn } from 'chess-match/games/belarusian';
import { useMemo } from 'react';
import { MarkedBoard } from '../../../commentator/boards/MarkedBoard';
import { Pieces } from '../../../commentator/boards/Pieces';
import { PlainStudy } from '../../../commentator/plain/PlainStudy';
import type { CommentatorPageProps } from '../../../commentator/screen';
import { Above } from '../../../commentator/Above';
import { studied } from '../../../commentator/state/desk';
import { COMMENTATOR_TEXTS } from '../../../commentator/texts/texts';
import { Turns, type TurnRow } from '../../../commentator/walk/Turns';
import { useWalk } from '../../../commentator/walk/useWalk';
import { WalkBar } from '../../../commentator/walk/WalkBar';
import { WritingContext } from '../../../commentator/writing';
import { THRONE_TEXTS } from './texts';
import { ThroneLine } from './ThroneLine';
import '../../../commentator/boards/boards.css';
import '../../../commentator/plain/duel.css';
import './belarusian.css';

const rowsOf = (moments: readonly Moment[]): readonly TurnRow[] =>
  moments.flatMap(({ ply, turn, side, usedMs, line }) =>
    turn === '' ? [] : [{ turn, side: side ?? 'white', usedMs, moves: [{ at: ply, san: line }] }],
  );

/** The match turn by turn, what the throne says of it, and a board of one's own. */
export const BelarusianWorkplace = ({ matchId, snapshot, chronicle, language }: CommentatorPageProps) => {
  const { moments, isStale } = chronicle;
  const texts = THRONE_TEXTS[language];
  const agreed = JSON.stringify(snapshot.match.settings);
  const settings = useMemo(() => JSON.parse(agreed) as Readonly<Record<string, unknown>>, [agreed]);
  const rules = useMemo(() => studyRulesFor('belarusian', settings), [settings]);
  const walking = useWalk(moments);
  const { moment, isLive, goTo } = walking;
  const view = moment?.boards[0];
  if (moment === undefined || view === undefined) return null;
  const throneLine = (text: string | null, testId: string) => {
    const facts = text === null ? null : studiedFacts(settings, text);
    return facts === null ? null : <ThroneLine facts={facts} language={language} testId={testId} />;
  };
  return (
    <WritingContext value={turnIn}>
      <main className="co-duel" data-ply={moment.ply} data-live={isLive}>
        <Pieces />
        <Above isStale={isStale} texts={COMMENTATOR_TEXTS[language]} />
        <WalkBar walking={walking} moment={moment} language={language} />
        <div className="co-game-told">{throneLine(moment.positions[String(view.board)] ?? null, 'throne')}</div>
        <div className="co-game-board">
          <MarkedBoard
            position={view}
            bottom="white"
            label={COMMENTATOR_TEXTS[language].board(view.board)}
            hasCoordinates
            testId="board-1"
          />
        </div>
        <Turns title={texts.turns} rows={rowsOf(moments)} current={moment.ply} language={language} onGo={goTo} />
        <PlainStudy
          {...{ matchId, moments, moment, view, rules, language }}
          entryHint={texts.entryHint}
          onReset={walking.goLive}
          notes={({ desk }) => throneLine(studied(desk), 'study-throne')}
        />
      </main>
    </WritingContext>
  );
};
