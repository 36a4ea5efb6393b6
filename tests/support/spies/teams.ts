import { randomUUID } from 'node:crypto';
import type { MatchView } from '@schemas/match';
import { expect } from 'vitest';
import type { ViewersLink } from '../../../bundles/chess-match/src/contract/viewersAccess';
import { mustPost } from '../commands';
import { issueLink } from '../links';
import { obsWith, spyElsewhere } from './crew';
import type { DeviceSpy } from './device';
import { BLACKS, eventually, WHITES, type SpyHouse } from './house';

const TEAM_PICTURES = ['obs-white', 'obs-black'] as const;

/** Teams by the colour for which everything was issued to them. */
const ISSUED = { Reds: 'white', Blues: 'black' } as const;
export type TeamName = keyof typeof ISSUED;
const RIVAL = { Reds: 'Blues', Blues: 'Reds' } as const;
export const COLOURS = ['white', 'black'] as const;

/** What the teams of a house of spies think, and what their viewers are let in to. */
export const teamSecrets = (house: SpyHouse) => {
  const { crew, hall, cookies, former, match, mayKnow, knowing, arrives, askAll } = house;

  /**
   * The colours have changed: browsers and OBS of the teams' viewers were cut off, and come in anew with the keys they
   * have.
   */
  const picturesComeAgain = async (): Promise<void> => {
    for (const who of TEAM_PICTURES.flatMap((issued) => [issued, obsWith(issued)])) {
      const at = crew.findIndex((spy) => spy.who === who);
      const before = crew[at];
      if (before === undefined) throw new Error(who);
      await eventually(() => before.isCutOff()).toBe(true);
      former.push(before);
      const anew = await spyElsewhere(house.server, who, cookies.get(who) ?? '');
      crew[at] = anew;
      await anew.askEverything();
    }
  };

  const deviceOf = (place: string): DeviceSpy => {
    const spy = hall.find(({ who }) => who === place);
    if (spy === undefined) throw new Error(place);
    return spy;
  };
  const draftBy = (team: TeamName, line: string) =>
    deviceOf(`captain-${ISSUED[team]}`).act('command', {
      type: 'setDraft',
      line,
      expectedVersion: null,
      id: randomUUID(),
      issuedAt: Date.now(),
    });
  const tryBy = async (team: TeamName, san: string, name: string): Promise<void> => {
    const table = deviceOf(`table-${ISSUED[team]}-1`);
    const begun = (await table.act('table', { type: 'open', study: 1 })) as { ok: boolean };
    if (!begun.ok) await table.act('table', { type: 'move', study: null, step: 0, san });
    expect(await table.act('table', { type: 'name', study: 1, step: 0, name })).toMatchObject({ ok: true });
  };

  /** What was thought until now, and whose it is. */
  const thoughts: (readonly [mark: string, who: readonly string[]])[] = [];
  /**
   * Both teams think at their tables and their captains' screens: it comes to their own people, whatever anybody asks
   * for.
   */
  const thinkAloud = async (stage: string, white: TeamName): Promise<void> => {
    const prepares = async (team: TeamName, mark: string): Promise<void> => {
      await eventually(() => draftBy(team, mark)).toMatchObject({ ok: true });
      expect(await draftBy(RIVAL[team], `${mark}FORGED`)).toMatchObject({ ok: false });
      thoughts.push([mark, mayKnow(team === 'Reds' ? WHITES : BLACKS)]);
      await arrives(mark, mayKnow(team === 'Reds' ? WHITES : BLACKS));
    };
    for (const team of [white, RIVAL[white]]) {
      const mark = `MARK${stage}${team.toUpperCase()}`;
      await prepares(team, `${mark}DRAFT`);
      await tryBy(team, team === white ? 'h4' : 'h5', `${mark}TRIED`);
      const tried = mayKnow([team === 'Reds' ? 'tablesWhite' : 'tablesBlack']);
      thoughts.push([`${mark}TRIED`, tried]);
      await arrives(`${mark}TRIED`, tried);
      if (team === white) await mustPost(house.server, { type: 'commitTurn', line: '1:e4' });
    }
    await mustPost(house.server, { type: 'undo', expectedVersion: (await match()).version, reason: null });
    await prepares(white, `MARK${stage}UNDONE`);
    await askAll();
    for (const [mark, who] of thoughts) expect([stage, mark, knowing(mark)]).toEqual([stage, mark, who]);
  };

  const links: (ViewersLink & { readonly team: TeamName })[] = [];
  /** Links to what each team's viewers get under the colours of the game that is open. */
  const issueLinks = async (white: TeamName): Promise<void> => {
    for (const [colour, team] of [['white', white] as const, ['black', RIVAL[white]] as const])
      links.push({ ...(await issueLink(house.server, colour)), team });
  };
  /**
   * Each link opens its own team's document, or nothing; picture and sound as well while it is known whose they are.
   */
  const linksOpen = async (white: TeamName, feeds: 'open' | 'shut'): Promise<void> => {
    for (const { audience, path, team } of links)
      for (const [at, asked] of [house.home, house.spectators].flatMap((at) =>
        COLOURS.map((colour) => [at, colour] as const),
      )) {
        const isOwnColour = (audience === 'white') === (team === white);
        const status = asked !== audience ? 403 : isOwnColour ? 200 : 410;
        const opened = async () => {
          const answer = await fetch(`${at}/${path}viewers/${asked}.json`);
          const { match: told } = (answer.ok ? await answer.json() : { match: null }) as { match: MatchView | null };
          return [answer.status, told && told.teams[asked].name];
        };
        await eventually(opened).toEqual([status, status === 200 ? team : null]);
        for (const file of ['a.m3u8', 'a-1.ts'])
          expect([file, (await fetch(`${at}/${path}feed/${asked}/${file}`)).status]).toEqual([
            file,
            status === 200 && feeds === 'shut' ? 404 : status,
          ]);
      }
  };

  const openAgain = async (matchId: string | null): Promise<void> => {
    await mustPost(house.server, { type: 'openMatch', matchId, leave: (await match()).matchId });
  };
  return { thoughts, thinkAloud, issueLinks, linksOpen, picturesComeAgain, openAgain };
};
