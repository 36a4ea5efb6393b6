import { describe, expect, it } from 'vitest';
import { GAMES_ON_AIR } from '../../games/words';
import { GRAPHIC_IDS, isOfEngine, type GraphicId } from '../../show';
import { desiredCollection } from './desired';

const PARTS = {
  audience: { white: 'White audience', black: 'Black audience' },
  team: null,
  pageUrl: (graphic: string) => graphic,
  isForHome: false,
  isStingerUsed: false,
  stream: null,
} as const;
const { scenes } = desiredCollection(PARTS);
const { scenes: atHome } = desiredCollection({ ...PARTS, isForHome: true });
const graphicsOf = (scene: string, among = scenes): ReadonlySet<string> =>
  new Set(among.find(({ name }) => name === scene)?.items.map(({ name }) => name.replace(/^Graphics /, '')));
const ALL = scenes.map(({ name }) => graphicsOf(name));
const ALL_AT_HOME = atHome.map(({ name }) => graphicsOf(name, atHome));

describe.each(Object.entries(GAMES_ON_AIR))('OBS set up for an evening of %s', (_, { presets, cards, idle }) => {
  it.each(presets.map(({ id, airs }) => [id, airs] as const))('has the picture %s whole in one scene', (__, airs) => {
    expect(airs.length).toBeGreaterThan(0);
    const where = airs.some(({ graphic }) => isOfEngine(graphic)) ? ALL_AT_HOME : ALL;
    expect(where.some((there) => airs.every(({ graphic }) => there.has(graphic)))).toBe(true);
  });

  it('has in the scene of the boards whatever takes their place while the match is played', () => {
    const played = presets.filter(({ id }) => !['break', 'result'].includes(id)).flatMap(({ airs }) => airs);
    const wanted = [...played.map(({ graphic }) => graphic), ...(cards.length > 0 ? (['explainer'] as const) : [])];
    const isThere = (graphic: GraphicId): boolean =>
      graphicsOf('Boards', isOfEngine(graphic) ? atHome : scenes).has(graphic);
    expect(wanted.filter((graphic) => !isThere(graphic))).toEqual([]);
    expect(wanted.filter((graphic) => (idle as readonly string[]).includes(graphic))).toEqual([]);
  });
});

it('has what an engine says where nobody in the hall sees it, and only there', () => {
  const added = atHome.map(({ name, items }) => [
    name,
    items.map((item) => item.name.replace(/^Graphics /, '')).filter((graphic) => !graphicsOf(name).has(graphic)),
  ]);
  expect(added.filter(([, graphics]) => graphics?.length !== 0)).toEqual([
    ['Boards', ['graph', 'outlook', 'turning-point']],
    ['Focus', ['turning-point']],
    ['Tree', ['turning-point']],
    ['Commentary', ['turning-point']],
  ]);
});

it('has every graphic somewhere, but the test card, the upright picture, an engine’s and what a team tries', () => {
  const nowhere = GRAPHIC_IDS.filter((graphic) => !ALL.some((there) => there.has(graphic)));
  expect(nowhere).toEqual([
    'tables-white',
    'tables-black',
    'test-card',
    'vertical',
    'outlook',
    'graph',
    'turning-point',
  ]);
});
