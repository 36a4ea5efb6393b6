import { GRAPHIC_IDS, type GraphicId } from 'chess-match/client/show';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { viewsFor } from '../../bundles/chess-match/src/contract/views';
import { namesFor } from '../air/byGame';
import type { Graphic } from '../air/graphic';
import { EXPORTED_IDS } from '../air/host/fields';
import * as connection from './client/connection';
import * as published from './client/published';

/** What is not told, though it may be: what may be done now. */
const UNTOLD = ['options'];
/** The screens of the teams' own viewers: their views are public, and they are the house's all the same. */
const OF_THE_HOUSE: readonly GraphicId[] = ['audience-white', 'audience-black'];

const own = async (id: GraphicId): Promise<Graphic<GraphicId, never>> =>
  ((await import(`../${id}/overlay.ts`)) as { readonly default: Graphic<GraphicId, never> }).default;

beforeAll(() => void vi.stubGlobal('location', { search: '' }));
afterAll(() => void vi.unstubAllGlobals());

it('all graphics are exported that are drawn from views other programs may have, and no others', async () => {
  const may = viewsFor('programs').filter((name) => !UNTOLD.includes(name));
  const drawn = await Promise.all(GRAPHIC_IDS.map(async (id) => ({ id, names: namesFor(await own(id)) })));
  const allowed = drawn.filter(({ names }) => names.every((name) => may.some((known) => known === name)));
  expect(allowed.map(({ id }) => id).filter((id) => !OF_THE_HOUSE.includes(id))).toEqual(EXPORTED_IDS);
  expect(drawn.length).toBeGreaterThan(allowed.length);
});

it('what stands in the place of the client’s files has all that they have', async () => {
  const original = {
    connection: await import('../../bundles/chess-match/src/client/connection'),
    published: await import('../../bundles/chess-match/src/client/published'),
  };
  expect(Object.keys(connection).sort()).toEqual(Object.keys(original.connection).sort());
  expect(Object.keys(published).sort()).toEqual(Object.keys(original.published).sort());
});
