import type { IncomingMessage } from 'node:http';
import { lineName } from '../../view/seenName';
import { fieldsOf } from '../../http/fields';
import { json, NO_STORE, text, type Reply } from '../../http/reply';
import { onGet, onPost, type AnswerRow } from '../../http/table';
import type { Log } from '../base/log';
import type { Asked } from '../network/sign';
import { ENTRY_PAGE } from './entryPage';
import type { CrewKeys } from './keys';
import type { Machines } from './machines';
import { OWN_MACHINE, type NoteCrew } from './note';
import type { PictureKeys } from './pictureKeys';
import { BY_ITSELF, CREW_PATH, ENTRY_PATH } from './rights';
import { cookieFor } from './visitor';
import { isPictures, type CrewList, type MachinesState, type OwnMachine, type Workplace } from '../../contract/crew';
import { isWorkplace, rolesAt } from './workplaces';

export interface CrewRouteParts {
  readonly keys: CrewKeys;
  readonly pictures: PictureKeys;
  /** All that serves the viewers of one team. */
  readonly machines: readonly Machines[];
  /** Of a key that was revoked: whoever is connected with it is cut off. */
  readonly onRevoked: (id: string) => void;
  readonly note: NoteCrew;
  /** "http://studio-pc:9090": under which others reach this server, the likeliest first. */
  readonly addresses: readonly string[];
  readonly ownMachine: () => OwnMachine;
  /** The cookie for who says the key of the server's own machine there; null for everybody else. */
  readonly entersHere: (request: Asked, said: string) => string | null;
  readonly log: Log;
}

const LONGEST_NAME = 40;
const HOW =
  'Say {"issue": workplace, "name"}, {"drop": code}, {"revoke": key}, {"renew": pictures} or {"machines": "right"}.';

/** What the browser of a screen shows of a team's tables. */
const SHOWN: Readonly<Partial<Record<Workplace, string>>> = {
  'obs-white': 'tables-white',
  'obs-black': 'tables-black',
};

/** Where a workplace begins its work. */
const homeOf = (workplace: Workplace): string => {
  const shown = SHOWN[workplace];
  if (shown !== undefined) return `/bundles/chess-broadcast/graphics/dist/${shown}/index.html`;
  const [role] = rolesAt(workplace);
  return role === 'viewer' || role === undefined
    ? '/'
    : `/bundles/chess-broadcast/dashboard/dist/${role}/index.html${BY_ITSELF}`;
};

/**
 * GET the page, POST {code}, or {code: the key of the server's own machine} there: 200 {ok, to} and the key as a
 * cookie, 403 {ok: false, problem: 'wrong' | 'too_many'}.
 */
export const entryRows = ({ keys, entersHere, note, log }: CrewRouteParts): readonly AnswerRow[] => [
  onGet(ENTRY_PATH, () => ({ status: 200, type: 'text/html; charset=utf-8', cache: NO_STORE, body: ENTRY_PAGE })),
  onPost(ENTRY_PATH, async ({ request }) => {
    const { code } = await fieldsOf(request);
    const address = request.socket.remoteAddress ?? '';
    const said = typeof code === 'string' ? code.slice(0, 100) : '';
    const here = entersHere(request, said.trim());
    if (here !== null) return json(200, { ok: true, to: homeOf('setup') }, { 'set-cookie': here });
    const entered = keys.enter({ codeOrSecret: said, address });
    if (typeof entered === 'string') return json(403, { ok: false, problem: entered });
    const { workplace, name, key } = entered;
    log.info(`A key of the crew was given to ${address} for "${workplace}".`);
    note({ type: 'crewKeyGiven', workplace, name }, address);
    return json(200, { ok: true, to: homeOf(workplace) }, { 'set-cookie': cookieFor(workplace, key) });
  }),
];

const stateOf = (machines: readonly Machines[]): MachinesState => {
  const states = machines.map((each) => each.state());
  return states.includes('unclear') ? 'unclear' : states.includes('turned') ? 'turned' : 'right';
};

const listOf = ({ keys, pictures, machines, addresses, ownMachine }: CrewRouteParts): CrewList => ({
  ownMachine: ownMachine(),
  addresses,
  codes: keys.codes(),
  keys: keys
    .all()
    .map(({ id, workplace, name, givenAtMs, isUnclear }) => ({ id, workplace, name, givenAtMs, isUnclear })),
  pictures: pictures.all(),
  machines: stateOf(machines),
});

/**
 * On the server's own machine alone. GET {ownMachine, addresses, codes, keys, pictures, machines}; POST {issue:
 * workplace, name}, {drop: code's id}, {revoke: key's id}, {renew: pictures} or {machines: 'right'}: 200 with the same,
 * 400 for what is none of these, 404 for what is there no more.
 */
export const crewRows = (parts: CrewRouteParts): readonly AnswerRow[] => {
  const { keys, pictures, machines, onRevoked, note, log } = parts;
  const act = async (request: IncomingMessage): Promise<Reply> => {
    const { issue, name, drop, revoke, renew, machines: said } = await fieldsOf(request);
    if (isWorkplace(issue)) {
      const called = typeof name === 'string' ? lineName(name, LONGEST_NAME) : '';
      keys.issue(issue, called);
      note({ type: 'crewCodeIssued', workplace: issue, name: called }, OWN_MACHINE);
      return json(200, listOf(parts));
    }
    if (typeof drop === 'string') return json(keys.drop(drop) ? 200 : 404, listOf(parts));
    if (typeof revoke === 'string') {
      const revoked = keys.revoke(revoke);
      if (revoked !== null) {
        onRevoked(revoke);
        log.info('A key of the crew was revoked.');
        note({ type: 'crewKeyRevoked', workplace: revoked.workplace, name: revoked.name }, OWN_MACHINE);
      }
      return json(revoked === null ? 404 : 200, listOf(parts));
    }
    if (isWorkplace(renew) && isPictures(renew)) {
      pictures.renew(renew);
      onRevoked(renew);
      log.info(`The key in the addresses of OBS for "${renew}" is another one; the old one is good no more.`);
      note({ type: 'crewKeyRenewed', workplace: renew, name: '' }, OWN_MACHINE);
      return json(200, listOf(parts));
    }
    if (said === 'right') {
      for (const each of machines) each.confirm();
      log.info('The OBS and feeds of the teams are said to be whose the configuration says.');
      note({ type: 'crewMachinesRight', workplace: 'setup', name: '' }, OWN_MACHINE);
      return json(200, listOf(parts));
    }
    return text(400, HOW);
  };
  return [onGet(CREW_PATH, () => json(200, listOf(parts))), onPost(CREW_PATH, ({ request }) => act(request))];
};
