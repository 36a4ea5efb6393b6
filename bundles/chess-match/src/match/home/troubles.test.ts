import { expect, it } from 'vitest';
import { DISK_FULL, NO_SOUND, type FeedView } from './feedStatus';
import type { EdgeView } from './edge';
import { NOBODY } from './host';
import { viewersTroubles } from './troubles';

const edge = (state: EdgeView['state']): EdgeView => ({
  name: `${state}.example:1`,
  state,
  viewers: 9000,
  lagMs: 0,
  failures: 0,
  distrust: state === 'untrusted' ? 'name' : null,
});
const codes = (...given: Parameters<typeof viewersTroubles>) => viewersTroubles(...given).map(({ code }) => code);

it('of picture and sound what stopped is a trouble, and what cannot be packed', () => {
  const feed = (state: FeedView['state'], trouble: string | null = null): FeedView => ({
    audience: 'white',
    state,
    sinceMs: 1,
    lastAtMs: 1,
    freeBytes: 0,
    trouble,
  });
  const of = (...feeds: readonly FeedView[]) => viewersTroubles({ ...NOBODY, feeds });
  expect(of(feed('comes'), feed('waits'), feed('unpacked'))).toEqual([]);
  expect(of(feed('away'))).toEqual([{ code: 'viewers/feed_away', level: 'notice', params: { feed: 'white' } }]);
  expect(of(feed('comes', 'EACCES'))).toEqual([
    { code: 'viewers/feed_trouble', level: 'notice', params: { feed: 'white', reason: 'EACCES' } },
  ]);
  expect(of(feed('away', DISK_FULL))).toEqual([
    { code: 'viewers/feed_no_room', level: 'notice', params: { feed: 'white' } },
  ]);
  expect(of(feed('waits', NO_SOUND))).toEqual([
    { code: 'viewers/feed_no_sound', level: 'notice', params: { feed: 'white' } },
  ]);
  expect(of(feed('gone'), feed('gone'))).toEqual([{ code: 'viewers/media_gone', level: 'notice', params: {} }]);
});

it('viewers are a trouble where they are not served, and each engine that does not carry', () => {
  expect(codes(NOBODY)).toEqual([]);
  expect(codes({ ...NOBODY, problem: 'EADDRINUSE', isSecretMissing: true })).toEqual([
    'viewers/not_served',
    'viewers/no_secret',
  ]);
  const hall = { ...NOBODY, problem: 'EADDRNOTAVAIL' };
  expect(viewersTroubles({ ...NOBODY, hall })).toEqual([
    { code: 'viewers/hall_not_served', level: 'notice', params: { reason: 'EADDRNOTAVAIL' } },
  ]);
  expect(codes({ ...NOBODY, hall: NOBODY })).toEqual([]);
  const edges = (['new', 'up', 'full', 'down', 'refused', 'untrusted'] as const).map(edge);
  expect(viewersTroubles({ ...NOBODY, edges })).toEqual([
    { code: 'viewers/edge_full', level: 'notice', params: { edge: 'full.example:1', viewers: 9000 } },
    { code: 'viewers/edge_down', level: 'notice', params: { edge: 'down.example:1' } },
    { code: 'viewers/edge_refused', level: 'notice', params: { edge: 'refused.example:1' } },
    { code: 'viewers/edge_untrusted', level: 'notice', params: { edge: 'untrusted.example:1', distrust: 'name' } },
  ]);
});
