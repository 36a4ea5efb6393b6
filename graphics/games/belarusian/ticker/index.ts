import type { DrawingProps } from '../../../air/onAirParts';
import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { planTurns, type TickerStep } from '../../../ticker/plan';
import { Ticker as AnyTicker } from '../../../ticker/Ticker';
import { buildTickerTimeline } from '../../../ticker/timeline';
import { shownIn } from '../shared/shownTurns';

type Props = DrawingProps<'ticker', 'turns', TickerStep>;

/** The moves as viewers read them. */
const Ticker = ({ picture, before, language, ...moving }: Props) => {
  const shown = (of: Props['picture']): Props['picture'] => ({ ...of, turns: shownIn(of.turns, language) });
  return AnyTicker({ ...moving, picture: shown(picture), before: before && shown(before), language });
};

/** The graphic `ticker` of Belarusian chess. */
export const ticker = onAir({
  graphic: 'ticker',
  names: ['turns'],
  plan: (previous, current) => planTurns(previous.turns.turns, current.turns.turns),
  build: withinAir(buildTickerTimeline),
  Drawing: Ticker,
});
