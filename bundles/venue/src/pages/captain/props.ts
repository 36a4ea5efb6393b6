import type { Seat } from 'chess-match/contract/venue';
import type { Self } from '../../wire/wire';
import type { DisplayProps } from '../kit/display';

/** What a captain's page is given: a display's, and who it is. */
export interface CaptainProps extends DisplayProps {
  readonly seat: Seat;
  readonly self: Self;
}
