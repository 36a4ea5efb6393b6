import type { TeamView } from 'chess-match/contract/venue';
import type { CaptainProps } from '../kit/display';

export const teamOf = ({ views, seat }: Pick<CaptainProps, 'views' | 'seat'>): TeamView | undefined =>
  seat.team === 'white' ? views.teamWhite : views.teamBlack;
