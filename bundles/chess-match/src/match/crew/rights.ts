import type { Passing } from '../gate/guard/http/judge';
import type { Refusal } from '../gate/guard/refusals';
import { readsOnly, type Workplace } from '../../contract/crew';
import { opensPanel } from './workplaces';
import type { Visitor } from './visitor';

/** Where a key is given for a code. */
export const ENTRY_PATH = '/chess-match/entry';
/** Where codes are issued and keys revoked, by the server's own machine. */
export const CREW_PATH = '/chess-match/crew';

/** Who may do by HTTP what is no command: commands are judged by their roles. */
const KEEPERS: readonly Workplace[] = ['operator', 'setup'];
const UPLOADERS: readonly Workplace[] = ['operator', 'setup', 'director'];

const TABLE_READERS: readonly Workplace[] = ['operator', 'setup', 'director', 'commentator'];

const panelOf = (path: string): string => /\/dashboard\/dist\/([a-z-]+)\/index\.html$/.exec(path)?.[1] ?? '';

const mayAsk = (workplace: Workplace, { row: { may }, path }: Passing): boolean => {
  switch (may) {
    case 'anybody':
    case 'readers':
      return true;
    case 'keys':
      return workplace !== 'reader';
    case 'people':
      return !readsOnly(workplace);
    case 'panel':
      return opensPanel(workplace, panelOf(path));
    case 'tableReaders':
      return TABLE_READERS.includes(workplace);
    case 'uploaders':
      return UPLOADERS.includes(workplace);
    case 'keepers':
      return KEEPERS.includes(workplace);
    case 'ownMachine':
      return false;
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
      return passing.row.may === 'anybody' ? null : strangerRefusal(passing);
    case 'crew':
      return mayAsk(visitor.key.workplace, passing)
        ? null
        : { kind: 'no_key', status: 403, text: `A key of the crew for "${visitor.key.workplace}" does not open this.` };
  }
};
