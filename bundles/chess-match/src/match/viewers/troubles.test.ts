import { expect, it } from 'vitest';
import { NOBODY } from './host';
import { viewersTroubles } from './troubles';

const edge = (state: 'new' | 'up' | 'full' | 'down' | 'refused') => ({
  ...{ name: `${state}.example:1`, state, viewers: 9000, lagMs: 0, failures: 0 },
});
const codes = (...given: Parameters<typeof viewersTroubles>) => viewersTroubles(...given).map(({ code }) => code);

it('viewers are a trouble where they are not served, and each engine that does not carry', () => {
  expect(codes(NOBODY)).toEqual([]);
  expect(codes({ ...NOBODY, problem: 'EADDRINUSE', isSecretMissing: true })).toEqual([
    'viewers/not_served',
    'viewers/no_secret',
  ]);
  const edges = (['new', 'up', 'full', 'down', 'refused'] as const).map(edge);
  expect(viewersTroubles({ ...NOBODY, edges })).toEqual([
    { code: 'viewers/edge_full', level: 'notice', params: { edge: 'full.example:1', viewers: 9000 } },
    { code: 'viewers/edge_down', level: 'notice', params: { edge: 'down.example:1' } },
    { code: 'viewers/edge_refused', level: 'notice', params: { edge: 'refused.example:1' } },
  ]);
});
