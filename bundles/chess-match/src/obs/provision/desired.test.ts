import { describe, expect, it } from 'vitest';
import { GAMES_ON_AIR } from '../../games/words';
import { GRAPHIC_IDS } from '../../show';
import { desiredCollection } from './desired';

const { scenes } = desiredCollection({
  audience: { white: 'White audience', black: 'Black audience' },
  team: null,
  pageUrl: (graphic) => graphic,
  isStingerUsed: false,
  stream: null,
});
const graphicsOf = (scene: string): ReadonlySet<string> =>
  new Set(scenes.find(({ name }) => name === scene)?.items.map(({ name }) => name.replace(/^Graphics /, '')));
const ALL = scenes.map(({ name }) => graphicsOf(name));

describe.each(Object.entries(GAMES_ON_AIR))('OBS set up for an evening of %s', (_, { presets, cards, idle }) => {
  it.each(presets.map(({ id, airs }) => [id, airs] as const))('has the picture %s whole in one scene', (__, airs) => {
    expect(airs.length).toBeGreaterThan(0);
    expect(ALL.some((there) => airs.every(({ graphic }) => there.has(graphic)))).toBe(true);
  });

  it('has in the scene of the boards whatever takes their place while the match is played', () => {
    const played = presets.filter(({ id }) => !['break', 'result'].includes(id)).flatMap(({ airs }) => airs);
    const wanted = [...played.map(({ graphic }) => graphic), ...(cards.length > 0 ? (['explainer'] as const) : [])];
    expect(wanted.filter((graphic) => !graphicsOf('Boards').has(graphic))).toEqual([]);
    expect(wanted.filter((graphic) => (idle as readonly string[]).includes(graphic))).toEqual([]);
  });
});

it('has every graphic somewhere, but the test card, the upright picture and what a team tries', () => {
  const nowhere = GRAPHIC_IDS.filter((graphic) => !ALL.some((there) => there.has(graphic)));
  expect(nowhere).toEqual(['tables-white', 'tables-black', 'test-card', 'vertical']);
});
