import { branchColour, type Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { chipsOf } from 'chess-match/games/business';
import { useRef } from 'react';
import { useElementSize } from '../../../../shared/useElementSize';
import { BUSINESS_TEXTS } from '../texts';
import { chipBands } from './chipBands';

interface ChipsTabProps {
  readonly moments: readonly Moment[];
  readonly rows: readonly number[];
  readonly ply: number;
  readonly language: Language;
}

const LEFT = 8;
const BOTTOM = 26;
/** A band at least so wide and high (px) says its board and chips itself. */
const LABELLED = { width: 54, height: 22 } as const;

/** Every chip of the game by turn and board: how high a band is, is what the line is worth. */
export const ChipsTab = ({ moments, rows, ply, language }: ChipsTabProps) => {
  const texts = BUSINESS_TEXTS[language];
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const [width, height] = [Math.max(240, size?.width ?? 0), Math.max(140, size?.height ?? 0)];
  const bands = chipBands(moments, rows);
  const most = Math.max(1, ...bands.map(({ base, chips }) => base + chips));
  const turns = Math.max(1, moments.length);
  const x = (at: number): number => LEFT + ((width - 2 * LEFT) * at) / turns;
  const unit = (height - BOTTOM) / most;
  const words = moments
    .find((moment) => moment.ply === ply)
    ?.boards.map((view) => texts.chipsOf(view.board, texts.chips(chipsOf(view))))
    .join('; ');
  return (
    <div ref={box} className="co-chart" data-testid="chips-chart">
      <svg width={width} height={height} role="img" aria-label={`${texts.chipsChart}. ${words ?? ''}`}>
        {bands.map(({ branch, board, fromPly, toPly, base, chips }) => {
          const [left, right] = [x(fromPly), x(toPly)];
          const top = height - BOTTOM - (base + chips) * unit;
          const isLabelled = right - left >= LABELLED.width && chips * unit >= LABELLED.height;
          return (
            <g key={`${branch} ${fromPly} ${base}`} data-band={`${board}:${chips}`}>
              <rect
                x={left}
                y={top}
                width={right - left}
                height={chips * unit}
                fill={branchColour(board)}
                className="co-band"
              />
              {isLabelled ? (
                <text x={(left + right) / 2} y={top + (chips * unit) / 2 + 6} className="co-band-text">
                  {board}: {chips}
                </text>
              ) : null}
            </g>
          );
        })}
        {moments.map((moment) =>
          moment.ply % 2 === 1 && (moment.ply === 1 || (moment.ply + 1) % 10 === 0) ? (
            <text key={moment.ply} x={x(moment.ply + 0.5)} y={height - 6} className="co-tick">
              {(moment.ply + 1) / 2}
            </text>
          ) : null,
        )}
        <line x1={x(ply + 0.5)} x2={x(ply + 0.5)} y1={0} y2={height - BOTTOM} className="co-now" />
      </svg>
    </div>
  );
};
