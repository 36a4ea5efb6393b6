import type { RescueView } from '@schemas/rescue';
import { getJson, rawRequest } from '../../../tests/support/commands';
import { until } from '../../../tests/support/until';
import type { Random } from '../../../bundles/chess-match/src/games/common/random';
import type { Way } from '../../../bundles/chess-match/src/match/safety/rescue/contract';
import type { Victim } from './victim';

export const rescueOf = async (victim: Victim): Promise<RescueView> =>
  (await getJson(victim, '/chess-match/rescue')) as RescueView;

const offered = ({ found, copies }: RescueView): readonly Way[] => [
  ...(found === null ? [] : [{ way: 'play' } as const]),
  ...copies.filter(({ readable }) => readable).map(({ file }) => ({ way: 'copy', file }) as const),
  { way: 'empty' },
];

/**
 * Takes one of the ways that the rescue offers, drawn by the numbers. Its server is down then. @throws where it is
 * refused
 */
export const takeWay = async (victim: Victim, random: Random): Promise<Way> => {
  const way = random.pick(offered(await rescueOf(victim)));
  const json = { 'content-type': 'application/json' };
  const { status, text } = await rawRequest(victim, 'POST', '/chess-match/rescue/take', json, JSON.stringify(way));
  if (status !== 200) throw new Error(`${JSON.stringify(way)} was offered and refused: ${text}`);
  await until(() => !victim.isAlive(), 'the server to end for its new journal');
  return way;
};
