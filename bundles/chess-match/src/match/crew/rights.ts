import type { Passing } from '../guard/http/judge';
import type { Refusal } from '../guard/refusals';
import { isPictures, type Workplace } from '../../contract/crew';
import { opensPanel } from './workplaces';
import type { Visitor } from './visitor';

/** Where a key is given for a code. */
export const ENTRY_PATH = '/chess-match/entry';
/** Where codes are issued and keys revoked, by the server's own machine. */
export const CREW_PATH = '/chess-match/crew';

/** What teams tried, given out after the game. */
const TABLES_PATH = '/chess-match/tables.pgn';

/** Codes that open any place of the hall: for those who may issue one. */
const DEVICE_CODES_PATH = '/chess-match/device-codes';

/** Who sees what at home, and the links that open it. */
const LINKS_PATH = '/chess-match/links';

/** What there is of a journal that is not whole, and all of it as one file. */
const RESCUE_PATH = '/chess-match/rescue';

/** What was on air a moment ago: everybody saw it. */
const LATELY_PATH = '/chess-match/lately';

/** Who may do by HTTP what is no command: commands are judged by their roles. */
const KEEPERS: readonly Workplace[] = ['operator', 'setup'];
const UPLOADERS: readonly Workplace[] = ['operator', 'setup', 'director'];

const TABLE_READERS: readonly Workplace[] = ['operator', 'setup', 'director', 'commentator'];

const panelOf = (path: string): string => /\/dashboard\/dist\/([a-z-]+)\/index\.html$/.exec(path)?.[1] ?? '';

const mayAsk = (workplace: Workplace, { row: { kind, method }, path }: Passing): boolean => {
  if (path === CREW_PATH) return false;
  if (path === ENTRY_PATH || path === LATELY_PATH) return true;
  if (path === LINKS_PATH || path === DEVICE_CODES_PATH) return KEEPERS.includes(workplace);
  if (path === RESCUE_PATH || path.startsWith(`${RESCUE_PATH}/`)) return KEEPERS.includes(workplace);
  if (path === TABLES_PATH) return TABLE_READERS.includes(workplace);
  switch (kind) {
    case 'part':
    case 'graphic':
    case 'asset':
    case 'link':
      return true;
    case 'panel':
      return opensPanel(workplace, panelOf(path));
    case 'shell':
      return !isPictures(workplace);
    case 'data':
      if (method === 'GET') return !isPictures(workplace);
      if (path === '/chess-match/commands') return !isPictures(workplace);
      return (path.startsWith('/assets/') ? UPLOADERS : KEEPERS).includes(workplace);
  }
};

/** NodeCG shows a panel outside its frame only when it is asked so. */
export const BY_ITSELF = '?standalone=true';

const STRANGER: Refusal = {
  kind: 'no_key',
  status: 401,
  text: `This server is worked from its own machine, or with a key of the crew. Enter the code you were given at ${ENTRY_PATH}.`,
};

/** Where a page was asked for, the way to the entry; not on air, where nothing is better than a form. */
const strangerRefusal = ({ row: { kind, method }, path }: Passing): Refusal => {
  const isPage = method === 'GET' && (kind === 'panel' || kind === 'shell');
  if (!isPage) return kind === 'graphic' ? { ...STRANGER, text: '' } : STRANGER;
  const to = kind === 'panel' ? `${path}${BY_ITSELF}` : path;
  return { ...STRANGER, status: 303, headers: { location: `${ENTRY_PATH}?to=${encodeURIComponent(to)}` } };
};

/** Why this visitor does not get what he asks for, or null. */
export const keyRefusal = (visitor: Visitor, passing: Passing): Refusal | null => {
  switch (visitor.kind) {
    case 'own':
      return null;
    case 'venue':
      return passing.row.kind === 'link' ? null : STRANGER;
    case 'stranger':
      return passing.path === ENTRY_PATH ? null : strangerRefusal(passing);
    case 'crew':
      return mayAsk(visitor.key.workplace, passing)
        ? null
        : { kind: 'no_key', status: 403, text: `A key of the crew for "${visitor.key.workplace}" does not open this.` };
  }
};
