import type { AirView } from '@schemas/air';
import { TOLD_VERSION, type ToldState, type ToldTexts } from '../../contract/told';
import type { HomeSources } from '../../contract/viewers';
import { remainingAt } from '../../view/clock';
import { formatHalves } from '../../view/halves';
import { formatClock } from '../../view/timeText';
import { homeContent } from '../home/content';
import { NO_PAST } from '../home/past';

/** What is told is a cut of public views alone, by type. */
export type ToldSources = HomeSources & { readonly air: AirView };

export const stateOf = ({ air, ...sources }: ToldSources): ToldState => {
  const { match, boards, clocks, score, course, turns, play, people, players, speaking } = homeContent(
    'all',
    sources,
    NO_PAST.list,
  );
  return { match, boards, clocks, score, course, turns, play, people, speaking, air, ...(players && { players }) };
};

export const textsOf = ({ score, clocks }: Pick<ToldState, 'score' | 'clocks'>, atMs: number): ToldTexts => ({
  score: { white: formatHalves(score.white), black: formatHalves(score.black) },
  clocks: Object.fromEntries(clocks.clocks.map((clock) => [clock.id, formatClock(remainingAt(clock, atMs))])),
});

/** A state that is told, written out once however many are told it. */
export interface Telling {
  readonly state: ToldState;
  readonly json: string;
  /** Of the match. */
  readonly version: number;
}

/** A message in words of JSON. @param atMs the moment that is told @param version null: it is not said */
export const messageOf = ({ state, json }: Telling, atMs: number, delayMs: number, version: number | null): string => {
  const head = JSON.stringify({ v: TOLD_VERSION, at: atMs, delayMs, version, texts: textsOf(state, atMs) });
  return `${head.slice(0, -1)},"state":${json}}`;
};
