import { AUDIENCES_AT, isPictures, type Workplace } from '../../../../contract/crew';
import { VENUE_NAMESPACE } from '../../../../contract/venue';
import { SIDES } from '../../../../games/common/sides';
import { INSTANCE_IDS } from '../../../../obs';
import type { Known } from './known';
import { LIMITS } from './limits';
import { fields, isBoolean, isNumber, isRecord, json, oneOf, orNull, text, type Shape } from './shapes';

/** One packet that may pass: who sends it is told by tests, which open every page and compare. */
export interface Row {
  readonly event: string;
  /** Shapes of its arguments, in order and no others; the acknowledgement comes after them, and always. */
  readonly args: readonly Shape[];
  /** Takes out in place what NodeCG would follow and no page means. */
  readonly strip?: (first: Record<string, unknown>) => void;
}

/** Socket.IO namespace -> its packets. A namespace that does not stand here takes nobody. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

const target =
  ({ replicants }: Known): Shape =>
  (value) =>
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['namespace'] === 'string' &&
    replicants.has(`${value['namespace']}:${value['name']}`);

const both =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.every((shape) => shape(value));

const NAME = text(200, /^[\w:-]+$/);
const GRAPHIC = text(300, /^\/bundles\/[\w-]+\/graphics\/[^\s\\]*$/);
const GIT_FIELDS = ['branch', 'hash', 'shortHash', 'date', 'message'];
const LONGEST_GIT_TEXT = 200;

/** Only what the dashboard shows of it, and of that no novel: it goes to all pages. */
const shortGit = (git: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    GIT_FIELDS.flatMap((name) => {
      const value = git[name];
      return typeof value === 'string' ? [[name, value.slice(0, LONGEST_GIT_TEXT)]] : [];
    }),
  );

/** The host's own socket. */
const hostRows = (known: Known): readonly Row[] => {
  const rooms = [...known.bundles, ...[...known.replicants].map((name) => `replicant:${name}`)];
  return [
    { event: 'joinRoom', args: [oneOf(rooms)] },
    {
      event: 'replicant:declare',
      args: [both(fields({ name: NAME, namespace: NAME }, { opts: isRecord }), target(known))],
      // What it names is declared: options would only make NodeCG read a file of the sender's choice.
      strip: (first) => {
        first['opts'] = {};
      },
    },
    { event: 'replicant:read', args: [both(fields({ name: NAME, namespace: NAME }), target(known))] },
    {
      event: 'graphic:registerSocket',
      args: [
        fields(
          { timestamp: isNumber, pathName: GRAPHIC, bundleName: oneOf(known.bundles) },
          { bundleVersion: text(100), bundleGit: isRecord },
        ),
      ],
      strip: (first) => {
        if (isRecord(first['bundleGit'])) first['bundleGit'] = shortGit(first['bundleGit']);
      },
    },
  ];
};

/** What it says is for commands/ to judge, which answers everything; here only that it can be looked at quickly. */
const COMMAND = json({ chars: LIMITS.commandChars, depth: 20 });

const MATCH_ROWS: readonly Row[] = [
  { event: 'command', args: [COMMAND] },
  { event: 'preview', args: [COMMAND] },
  { event: 'time', args: [] },
  { event: 'introduce', args: [fields({ role: text(40), name: text(500), page: text(100) })] },
  { event: 'pulse', args: [fields({ delayMs: orNull(isNumber), visible: isBoolean })] },
  { event: 'covered', args: [fields({ instance: oneOf(INSTANCE_IDS), stinger: isNumber })] },
];

/** The venue server says its key in the handshake; what it reports is for venue/ to judge. */
const VENUE_ROWS: readonly Row[] = [
  { event: 'time', args: [] },
  { event: 'pair', args: [json({ chars: 1000, depth: 2 })] },
  { event: 'command', args: [COMMAND] },
  { event: 'preview', args: [COMMAND] },
  { event: 'table', args: [json({ chars: 20_000, depth: 6 })] },
  { event: 'report', args: [json({ chars: LIMITS.commandChars, depth: 8 })] },
];

/** All that sockets may send. */
export const allowedRows = (known: Known): Rows => ({
  '/': hostRows(known),
  '/chess-match': MATCH_ROWS,
  // Pages only listen there.
  '/chess-match/levels': [],
  [VENUE_NAMESPACE]: VENUE_ROWS,
});

/** What a workplace may read, by whose views it is given. */
const readAt = ({ replicants, open, story, teams }: Known, workplace: Workplace): ReadonlySet<string> => {
  const audiences = AUDIENCES_AT[workplace];
  const others = SIDES.filter((team) => !audiences.includes(team));
  const known = audiences.includes('crew')
    ? replicants
    : new Set([...open, ...(audiences.includes('story') ? story : []), ...SIDES.flatMap((team) => [...teams[team]])]);
  return new Set([...known].filter((name) => !others.some((team) => teams[team].has(name))));
};

/** What a picture on air sends of all this: it reads what is public and says how it is. */
const SILENT: readonly string[] = ['command', 'preview'];

/** For a workplace on another machine than the server's. */
export const rowsAt = (known: Known, workplace: Workplace): Rows => {
  const read = { ...known, replicants: readAt(known, workplace) };
  if (workplace === 'reader') return {};
  if (!isPictures(workplace)) return allowedRows(read);
  return {
    '/': hostRows(read),
    '/chess-match': MATCH_ROWS.filter(({ event }) => !SILENT.includes(event)),
    '/chess-match/levels': [],
  };
};

/** For the venue server. */
export const VENUES_ROWS: Rows = { [VENUE_NAMESPACE]: VENUE_ROWS };

/** What a page may say of itself in its handshake. */
export const INTRODUCTION: Shape = json({ chars: 2000, depth: 2 });
