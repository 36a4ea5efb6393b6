import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AnswerRow } from '../../http/answerRow';
import { HTTP_OPERATOR } from '../authority/identity';
import type { Closing } from '../gate/closing';
import { identityFor, OWN_MACHINE } from '../crew';
import { chaptersRoute } from '../after/route';
import { commandRoutes } from '../api';
import { healthOf } from '../vitals/health';
import { healthRoute, latelyRoute, matchRoutes } from '../gate/http/routes';
import type { MatchPeople } from '../gate/http/matchPeople';
import { peopleView } from '../../show';
import type { RescueWays } from '../safety/rescue/contract';
import type { RescueParts } from '../safety/rescue/rescueWays';
import { rescueRoutes } from '../safety/rescue/routes';
import { tablesRoute } from '../tables';
import type { importsIn } from '../transfer/importThread';
import type { TroubleSource } from '../base/troubles';
import { codesRoute } from '../hall';
import { embedRow, linksRoutes, type Links } from '../home';
import { addressesHere, viewersRoute } from '../home/addresses';
import type { Authority } from './assemble';
import type { Base } from './base';

/** What answers requests beside the authority. */
export interface RouteParts {
  readonly commands: Closing['commands'];
  readonly imports: ReturnType<typeof importsIn>;
  readonly links: Links;
  readonly troubles: readonly TroubleSource[];
  readonly refused: () => Readonly<Record<string, number>>;
  readonly rescueWays: (parts: Pick<RescueParts, 'active' | 'documents' | 'findings' | 'release'>) => RescueWays;
  readonly startAgain: () => void;
}

/** Whom papers of a match name. */
const printedPeople = (people: Authority['people'], commands: RouteParts['commands']): MatchPeople => ({
  of: (matchId) => {
    const kept = people.of(matchId);
    // Of a match whose people were not kept: those entered now, and who judges now need not have judged then.
    return kept === null ? { ...peopleView(commands.show().roster), arbiters: [] } : peopleView(kept);
  },
  ofOpen: (open) => peopleView(people.ofOpen(open, commands.show().roster)),
});

/** Everything of the match that is asked for by HTTP. */
export const routesOf = (
  { host, plugs: { games }, opened, config: { viewers }, crew, folder, now }: Base,
  { keeping: { journal }, hall, notes, lately, obs, after, people }: Authority,
  { commands, imports, links, troubles, refused, rescueWays, startAgain }: RouteParts,
): readonly AnswerRow[] => {
  const version = host.appVersion ?? 'unknown';
  const health = healthOf({
    commands,
    journal,
    obsState: obs.state,
    refused,
    version,
    startedAtMs: now(),
    troubles,
    now,
  });
  const identify = (request: IncomingMessage) => {
    const visitor = crew.visitorOf(request);
    return visitor.kind === 'own' ? HTTP_OPERATOR : identityFor(visitor, null);
  };
  const ways = rescueWays({
    active: false,
    findings: () => opened.findings.filter(({ code }) => code === 'match/unreadable'),
    documents: () => journal.documents.all(),
    release: () => journal.close(),
  });
  return [
    ...commandRoutes({ commands, identify, now }),
    ...matchRoutes({
      commands,
      identify,
      journal,
      games,
      imports,
      newMatchId: randomUUID,
      version,
      now,
      people: printedPeople(people, commands),
    }),
    chaptersRoute({ open: () => commands.open(), films: after.films, marks: after.marks }),
    ...rescueRoutes(ways, startAgain),
    tablesRoute({ tables: hall.tables, journal, openMatch: () => commands.open()?.row.matchId ?? null }),
    codesRoute(hall.venue),
    viewersRoute(viewers),
    embedRow(viewers, folder),
    ...linksRoutes({
      links,
      addresses: () => addressesHere(viewers),
      note: notes.add,
      nameOf: (request) => (crew.visitorOf(request).kind === 'own' ? OWN_MACHINE : identify(request).name),
    }),
    latelyRoute(lately),
    healthRoute(health),
  ];
};
