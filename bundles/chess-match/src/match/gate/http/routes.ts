import type { IncomingMessage } from 'node:http';
import type { PeopleView } from '@schemas/people';
import { auditRoute } from '../../audit/route';
import type { CrewIdentity } from '../../authority/identity';
import type { Commands } from '../../authority/submit';
import { refuse } from '../../base/errors';
import type { OpenMatch } from '../../authority/openMatch';
import type { LatelyKeeper } from '../../publish/lately';
import { protocolOf } from '../../publish/protocolView';
import { formsOf } from '../../../games/common/records';
import { createChronicle } from './chronicle';
import { clocksAt } from './clocksAt';
import { endsAt } from './endsAt';
import { json, NO_STORE, type Reply } from '../../../http/reply';
import { onGet, type AnswerRow } from '../../../http/answerRow';
import { leagueRoute } from './leagueRoute';
import { journalRoutes, type TransferParts } from './journalRoutes';
import type { MatchPeople } from './matchPeople';
import { ROOT } from './own';
import { sheetsRoute } from './sheetsRoute';
import { whoPlayed } from './whoPlayed';

export interface HttpParts extends TransferParts {
  readonly commands: Commands;
  readonly people: MatchPeople;
  /** On whose behalf a request comes. */
  readonly identify: (request: IncomingMessage) => CrewIdentity;
  readonly now: () => number;
}

/** Of the open match, in the written form of its game; another form is not found. */
const recordOf = (open: OpenMatch, people: PeopleView, name: string): Reply => {
  const { game, history, row } = open;
  const form = formsOf(game.records).find((known) => known.name === name);
  if (form === undefined) return json(404, refuse('command/not_here', { type: `record.${name}`, game: game.id }));
  const { event, white, black } = row.setup;
  const body = form.write(history.state, { event, white, black }, whoPlayed(open, people));
  return { status: 200, type: `${form.mediaType}; charset=utf-8`, cache: NO_STORE, body };
};

/**
 * Routes of the match: GET state (the replay JSON of the open match), clocks (as they stand now),
 * ends (when the evening ends by them), chronicle (how it stood after each turn), protocol (the arbiters', whole),
 * record.NAME (each written form of its game), sheets (as it is printed), league (all of an event),
 * audit (who did what when).
 */
export const matchRoutes = (parts: HttpParts): readonly AnswerRow[] => {
  const { commands, now, people } = parts;
  const ofOpen = (name: string, show: (open: OpenMatch) => Reply): AnswerRow =>
    onGet(ROOT + name, () => {
      const open = commands.open();
      return open === null ? json(404, refuse('match/none_open', {})) : show(open);
    });
  const chronicle = createChronicle();
  const forms = new Set(Object.values(parts.games).flatMap(({ records }) => formsOf(records).map(({ name }) => name)));
  return [
    ofOpen('state', ({ game, history }) => json(200, game.replayJson(history.state))),
    ofOpen('clocks', ({ views }) => json(200, clocksAt(views.clocks, now()))),
    ofOpen('ends', (open) => json(200, endsAt(open, commands.show().show.rundown.plan, now()))),
    ofOpen('chronicle', (open) => json(200, chronicle(open))),
    ofOpen('protocol', (open) =>
      json(200, { matchId: open.row.matchId, entries: protocolOf(open), older: 0, olderOut: 0 }),
    ),
    ...[...forms].map((name) => ofOpen(`record.${name}`, (open) => recordOf(open, people.ofOpen(open), name))),
    sheetsRoute(parts),
    leagueRoute(parts),
    ...journalRoutes(parts),
    auditRoute(parts.journal),
  ];
};

/** What GET lately says: what was on air in the last moments, with how long ago. */
export const latelyRoute = ({ recent }: Pick<LatelyKeeper, 'recent'>): AnswerRow =>
  onGet(`${ROOT}lately`, () => json(200, recent()));

/** What GET health says: whether all is well, the whole of it, and 503 where something must be done now. */
export const healthRoute = (health: () => { readonly ok: boolean }): AnswerRow =>
  onGet(`${ROOT}health`, () => {
    const said = health();
    return json(said.ok ? 200 : 503, said);
  });
