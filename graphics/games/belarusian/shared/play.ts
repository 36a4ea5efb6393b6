import type { Replicants } from 'chess-match/client';

export type PlayView = Replicants['play'];
export type BelarusianPlay = Extract<PlayView, { game: 'belarusian' }>;
export type End = NonNullable<BelarusianPlay['end']>;

/** What is published of Belarusian chess alone; null while another match is open. */
export const playOf = (play: PlayView): BelarusianPlay | null => (play.game === 'belarusian' ? play : null);
