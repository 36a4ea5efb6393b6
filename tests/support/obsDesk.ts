import type { MatchView } from '@schemas/match';
import type { ObsView } from '@schemas/obs';
import { createObs, type Obs } from '../../bundles/chess-match/src/obs';
import { until } from './until';

export const WHITE = 'White audience';
export const BLACK = 'Black audience';
export const BREAK = 'Break';

/** Our side of a connection with OBS, with everything it ever published. */
export interface Desk {
  readonly obs: Obs;
  view(): ObsView;
  /** Every request that was made, as `reason scene` or `reason scene code`. */
  requests(): string[];
  toMove(side: MatchView['toMove']): void;
  until(condition: (view: ObsView) => boolean, what: string): Promise<void>;
}

const matchOf = (toMove: MatchView['toMove'], version: number): MatchView => ({
  version,
  matchId: 'match-1',
  game: 'business',
  event: '',
  teams: { white: { name: 'White' }, black: { name: 'Black' } },
  status: 'playing',
  toMove,
  turn: '1.',
  moveNumber: 1,
  ply: 0,
  boards: 5,
  liveBoards: [1],
  stakes: [],
  table: 0,
  vetoes: [],
  controlBoard: false,
  cards: { white: 0, black: 0 },
  settings: {},
  demo: false,
  rehearsal: false,
});

const requestLine = ({ scene, reason, problem }: NonNullable<ObsView['lastRequest']>): string =>
  [reason, scene, problem?.code].filter((part) => part !== undefined).join(' ');

/** Started at once; the caller stops it. */
export const openDesk = (address: string | null, password: string | undefined): Desk => {
  const views: ObsView[] = [];
  const silent = { info: () => undefined, warn: () => undefined };
  const config = { address, whiteScene: WHITE, blackScene: BLACK };
  const onChange = (view: ObsView): void => void views.push(view);
  const obs = createObs({ config, password, onChange, log: silent, now: () => Date.now() });
  obs.start();
  let version = 0;
  const view = (): ObsView => {
    const last = views.at(-1);
    if (last === undefined) throw new Error('Nothing was published at start().');
    return last;
  };
  return {
    obs,
    view,
    requests: () => {
      const requests = views.map(({ lastRequest }) => lastRequest);
      const isNew = (request: ObsView['lastRequest'], i: number): boolean => request !== (requests[i - 1] ?? null);
      return requests.filter(isNew).flatMap((request) => (request === null ? [] : [requestLine(request)]));
    },
    toMove: (side) => obs.matchChanged(matchOf(side, (version += 1))),
    until: (condition, what) =>
      until(() => condition(view()), what).catch((error: unknown) => {
        throw new Error(`${String(error)} The view was ${JSON.stringify(view())}`);
      }),
  };
};
