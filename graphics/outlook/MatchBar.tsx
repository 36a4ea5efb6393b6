import type { OutlookView } from 'chess-match/client';
import { Bar, Spread } from './Bar';
import { isHeld } from './calm';
import { partOf } from './shares';

interface MatchBarProps {
  readonly outlook: OutlookView;
  /** Pixels. */
  readonly height: number;
}

/** How all points of the match may be shared, and how little one knows of it. */
export const MatchBar = ({ outlook: { boards, expected }, height }: MatchBarProps) => {
  if (expected === null) return <Bar of="match" white={null} isHeld={false} height={height} />;
  const all = expected.white + expected.black;
  const part = partOf(expected);
  const reach = all === 0 ? 0 : expected.spread / all;
  return (
    <Bar of="match" white={part} isHeld={boards.some(isHeld)} height={height}>
      {expected.spread > 0 && <Spread from={part - reach} to={part + reach} />}
    </Bar>
  );
};
