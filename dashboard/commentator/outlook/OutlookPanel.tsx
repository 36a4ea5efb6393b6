import { useReplicant, type Language, type OutlookView } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { BestNow } from './BestNow';
import { BoardWorth } from './BoardWorth';
import { CourseGraph } from './CourseGraph';
import { EngineLine } from './EngineLine';
import { pointsText } from './pointsText';
import { Shifts } from './Shifts';
import { OUTLOOK_TEXTS } from './texts';
import { Turnings } from './Turnings';
import './outlook.css';

export interface OutlookPanelProps {
  readonly moments: readonly Moment[];
  readonly moment: Moment;
  /** The board whose variations are all told; of the others the best. */
  readonly board: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

const Expected = ({ expected, language }: Pick<OutlookPanelProps, 'language'> & Pick<OutlookView, 'expected'>) => {
  const texts = OUTLOOK_TEXTS[language];
  if (expected === null) return <p className="co-quiet">{texts.unknown}</p>;
  const { white, black, spread } = expected;
  return (
    <p className="co-expected" data-testid="expected">
      {texts.expected}{' '}
      <strong>
        ≈ {pointsText(white, language)} : {pointsText(black, language)}
      </strong>
      {spread > 0 ? <small title={texts.spreadHint}> {texts.spread(pointsText(spread, language))}</small> : null}
    </p>
  );
};

/**
 * What the engine makes of the match: how it may end, how that went, and each line that goes on. For the crew alone.
 */
export const OutlookPanel = ({ moments, moment, board, language, onPly }: OutlookPanelProps) => {
  const texts = OUTLOOK_TEXTS[language];
  const outlook = useReplicant('outlook');
  const judged = useReplicant('judged');
  if (outlook === undefined || judged === undefined) return null;
  const { engine, boards, course, ply, turnings, shifts } = outlook;
  const last = moments.at(-1)?.ply ?? 0;
  const isLive = moment.ply === last;
  /** Reckoned of another turn than the one that stands here: it says nothing of this one. */
  const isLate = ply !== last || judged.ply !== last;
  const variationsOn = (board: number) => judged.lines.find((line) => line.board === board)?.variations ?? [];
  const there = course.find((point) => point.ply === moment.ply)?.expected ?? null;
  if (engine.state === 'off' || engine.state === 'not-here')
    return <p className="co-quiet">{texts.states[engine.state]}</p>;
  return (
    <div className="co-outlook" data-testid="outlook" data-state={engine.state}>
      <div className="co-outlook-head">
        <Expected expected={isLive && isLate ? null : there} language={language} />
        <EngineLine engine={engine} language={language} />
      </div>
      <CourseGraph
        course={course}
        turnings={turnings}
        turns={last}
        ply={moment.ply}
        language={language}
        onPly={onPly}
      />
      <div className="co-outlook-parts">
        <div className="co-outlook-part">
          {isLive ? (
            <ul className="co-worths">
              {isLate
                ? null
                : boards.map((line) => (
                    <BoardWorth
                      key={line.board}
                      line={{ ...line, variations: variationsOn(line.board) }}
                      isWhole={line.board === board}
                      language={language}
                      testId={`worth-${line.board}`}
                    />
                  ))}
            </ul>
          ) : (
            <p className="co-quiet">{texts.past}</p>
          )}
          {isLive && !isLate && judged.best !== null ? <BestNow best={judged.best} language={language} /> : null}
          {isLive && boards.length === 0 ? <p className="co-quiet">{texts.nothingOpen}</p> : null}
        </div>
        <div className="co-outlook-part">
          <Turnings turnings={turnings} ply={moment.ply} language={language} onPly={onPly} />
          <Shifts shifts={shifts} ply={moment.ply} language={language} onPly={onPly} />
        </div>
      </div>
      <p className="co-quiet">{texts.crewOnly}</p>
    </div>
  );
};
