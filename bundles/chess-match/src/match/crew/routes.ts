import { checkOf, exactly } from '../../checks';
import { lineName } from '../../view/seenName';
import { json, NO_STORE, text as words } from '../../http/reply';
import { onGet, onPost, type AnswerRow } from '../../http/answerRow';
import type { Log } from '../base/log';
import { bodyOf } from '../gate/http/bodyOf';
import type { Asked } from '../gate/network/sign';
import { ENTRY_PAGE } from './entryPage';
import type { CrewKeys } from './keys';
import type { Machines } from './machines';
import { OWN_MACHINE, type NoteCrew } from './note';
import type { PictureKeys } from './pictureKeys';
import { BY_ITSELF, CREW_PATH, ENTRY_PATH } from './rights';
import { cookieFor } from './visitor';
import {
  PICTURES,
  WORKPLACES,
  type CrewAct,
  type CrewList,
  type MachinesState,
  type OwnMachine,
  type Pictures,
  type Workplace,
} from '../../contract/crew';
import { rolesAt } from './workplaces';
import { LIVE_PATH } from '../../contract/live';

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

const text = { type: 'string' };
const isEntered = checkOf<{ readonly code: string }>({
  type: 'object',
  required: ['code'],
  properties: { code: text },
});
const isAct = checkOf<CrewAct>({
  oneOf: [
    exactly({ issue: { enum: WORKPLACES }, name: text }),
    exactly({ drop: text }),
    exactly({ revoke: text }),
    exactly({ renew: { enum: PICTURES } }),
    exactly({ machines: { const: 'right' } }),
  ],
});

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
  if (workplace === 'reader') return LIVE_PATH;
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
    const { code } = (await bodyOf(request, isEntered)) ?? { code: '' };
    const address = request.socket.remoteAddress ?? '';
    const said = code.slice(0, 100);
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
  const revoke = (id: string): 200 | 404 => {
    const revoked = keys.revoke(id);
    if (revoked === null) return 404;
    onRevoked(id);
    log.info('A key of the crew was revoked.');
    note({ type: 'crewKeyRevoked', workplace: revoked.workplace, name: revoked.name }, OWN_MACHINE);
    return 200;
  };
  const renew = (workplace: Pictures): 200 => {
    pictures.renew(workplace);
    onRevoked(workplace);
    log.info(`The key in the addresses of OBS for "${workplace}" is another one; the old one is good no more.`);
    note({ type: 'crewKeyRenewed', workplace, name: '' }, OWN_MACHINE);
    return 200;
  };
  const issue = (workplace: Workplace, said: string): 200 => {
    const name = lineName(said, LONGEST_NAME);
    keys.issue(workplace, name);
    note({ type: 'crewCodeIssued', workplace, name }, OWN_MACHINE);
    return 200;
  };
  const confirmMachines = (): 200 => {
    for (const each of machines) each.confirm();
    log.info('The OBS and feeds of the teams are said to be whose the configuration says.');
    note({ type: 'crewMachinesRight', workplace: 'setup', name: '' }, OWN_MACHINE);
    return 200;
  };
  const done = (act: CrewAct): 200 | 404 => {
    if ('issue' in act) return issue(act.issue, act.name);
    if ('drop' in act) return keys.drop(act.drop) ? 200 : 404;
    if ('revoke' in act) return revoke(act.revoke);
    return 'renew' in act ? renew(act.renew) : confirmMachines();
  };
  return [
    onGet(CREW_PATH, () => json(200, listOf(parts))),
    onPost(CREW_PATH, async ({ request }) => {
      const act = await bodyOf(request, isAct);
      return act === null ? words(400, HOW) : json(done(act), listOf(parts));
    }),
  ];
};
