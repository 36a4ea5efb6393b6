import { planTurns, type TickerStep } from '../../../ticker/plan';
import { entriesOf, type TickerPicture } from './entries';

/** What changed in the band between two pictures: points that come after a turn tell it anew. */
export const planTicker = (previous: TickerPicture, current: TickerPicture): readonly TickerStep[] =>
  planTurns(entriesOf(previous), entriesOf(current));
