import type { CrewList, Workplace } from '../../bundles/chess-match/src/contract/crew';
import { rawRequest } from './commands';
import type { TestServer } from './server';

/** What a proxy adds: by it the server takes this for another machine, as it must. */
export const ELSEWHERE = { 'x-forwarded-for': '192.0.2.7' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** What Set-up does with codes and keys. */
export const askCrew = async (server: TestServer, fields: object): Promise<CrewList> =>
  JSON.parse((await rawRequest(server, 'POST', '/chess-match/crew', JSON_TYPE, JSON.stringify(fields))).text);

/** A key for a workplace, as a script reads it out of the answer to its code. */
export const crewKey = async (
  server: TestServer,
  workplace: Workplace,
): Promise<{ readonly key: string; readonly id: string }> => {
  const before = await askCrew(server, { issue: workplace, name: 'script' });
  const answer = await fetch(`${server.url}/chess-match/entry`, {
    method: 'POST',
    headers: { ...ELSEWHERE, ...JSON_TYPE },
    body: JSON.stringify({ code: before.codes.at(-1)?.code }),
  });
  const key = /^[\w-]+=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { keys } = await askCrew(server, { drop: 'none' });
  return { key, id: keys.at(-1)?.id ?? '' };
};
