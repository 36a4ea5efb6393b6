import type { Language, OutlookView } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { useRef } from 'react';
import { useElementSize } from '../../shared/useElementSize';
import { courseShape } from './courseShape';
import { pointsText } from './pointsText';
import { OUTLOOK_TEXTS } from './texts';

interface CourseGraphProps {
  readonly course: OutlookView['course'];
  readonly turnings: OutlookView['turnings'];
  /** Turns of the match so far. */
  readonly turns: number;
  readonly ply: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

const HEIGHT = 84;

/** How the match might have ended after each turn; pressing a turn goes there. */
export const CourseGraph = ({ course, turnings, turns, ply, language, onPly }: CourseGraphProps) => {
  const texts = OUTLOOK_TEXTS[language];
  const box = useRef<HTMLDivElement>(null);
  const width = Math.max(200, useElementSize(box)?.width ?? 0);
  const step = width / (turns + 1);
  const { line, band } = courseShape(course, step, HEIGHT);
  return (
    <div ref={box} className="co-course">
      <svg width={width} height={HEIGHT} role="img" aria-label={texts.graph} data-testid="course">
        <line x1={0} x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} className="co-zero" />
        <polygon points={band} className="co-course-band" />
        <polyline points={line} className="co-course-line" />
        <line x1={(ply + 0.5) * step} x2={(ply + 0.5) * step} y1={0} y2={HEIGHT} className="co-course-now" />
        {turnings.map((turning) => (
          <line
            key={turning.ply}
            x1={(turning.ply + 0.5) * step}
            x2={(turning.ply + 0.5) * step}
            y1={0}
            y2={HEIGHT}
            className="co-course-turning"
            data-turning={turning.ply}
          />
        ))}
        {course.map((point) => (
          <rect
            key={point.ply}
            x={point.ply * step}
            y={0}
            width={step}
            height={HEIGHT}
            className="co-course-field"
            data-ply={point.ply}
            onClick={() => onPly(point.ply)}
          >
            <title>
              {texts.point(
                turnText(point.turn),
                pointsText(point.expected.white, language),
                pointsText(point.expected.black, language),
              )}
            </title>
          </rect>
        ))}
      </svg>
    </div>
  );
};
