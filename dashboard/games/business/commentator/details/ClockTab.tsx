import type { Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { formatSpan, SIDES, turnText } from 'chess-match/client/view';
import { useRef } from 'react';
import { EmptyState } from '../../../../shared';
import { useElementSize } from '../../../../shared/useElementSize';
import { BUSINESS_TEXTS } from '../texts';
import { timeUse } from './timeUse';

interface ClockTabProps {
  readonly moments: readonly Moment[];
  readonly ply: number;
  readonly language: Language;
  readonly onPly: (ply: number) => void;
}

const Summary = ({ moments, language }: Pick<ClockTabProps, 'moments' | 'language'>) => {
  const texts = BUSINESS_TEXTS[language];
  return (
    <div className="co-clock-sides">
      {SIDES.map((side) => {
        const { usedMs, averageMs, longest, leftMs } = timeUse(moments, side);
        return (
          <p key={side} className="co-clock-side" data-side={side} data-testid={`time-${side}`}>
            <strong>{texts.side[side]}</strong> {texts.used} {formatSpan(usedMs)}, {texts.average}{' '}
            {formatSpan(averageMs)}
            {longest === null ? null : `, ${texts.longest} ${formatSpan(longest.ms)} (${turnText(longest.turn)})`}
            {leftMs === null ? null : `, ${texts.left} ${formatSpan(leftMs)}`}
          </p>
        );
      })}
    </div>
  );
};

/** Time used turn by turn: White's bars above the line, Black's below; pressing a bar goes there. */
export const ClockTab = ({ moments, ply, language, onPly }: ClockTabProps) => {
  const texts = BUSINESS_TEXTS[language];
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const timed = moments.filter(({ usedMs }) => usedMs !== null);
  if (timed.length === 0) return <EmptyState title={texts.noClock} />;
  const [width, height] = [Math.max(240, size?.width ?? 0), Math.max(120, size?.height ?? 0)];
  const most = Math.max(...timed.map(({ usedMs }) => usedMs ?? 0));
  const step = width / Math.max(1, moments.length);
  const half = height / 2;
  return (
    <div className="co-clock">
      <Summary moments={moments.filter((moment) => moment.ply <= ply)} language={language} />
      <div ref={box} className="co-chart">
        <svg width={width} height={height} role="img" aria-label={texts.clockChart}>
          <line x1={0} x2={width} y1={half} y2={half} className="co-zero" />
          {timed.map((moment) => {
            const long = Math.max(2, ((moment.usedMs ?? 0) / most) * (half - 6));
            const isWhite = moment.ply % 2 === 1;
            return (
              <g
                key={moment.ply}
                onClick={() => onPly(moment.ply)}
                className={moment.ply === ply ? 'is-now' : undefined}
              >
                <title>{`${turnText(moment.turn)} ${formatSpan(moment.usedMs ?? 0)}`}</title>
                <rect x={moment.ply * step} y={0} width={step} height={height} className="co-bar-field" />
                <rect
                  x={moment.ply * step + step * 0.12}
                  y={isWhite ? half - long : half}
                  width={step * 0.76}
                  height={long}
                  className={isWhite ? 'co-bar-white' : 'co-bar-black'}
                  data-used={`${moment.ply}:${moment.usedMs ?? 0}`}
                />
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
};
