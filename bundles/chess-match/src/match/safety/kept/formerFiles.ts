import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PICTURES, type Pictures } from '../../../contract/crew';
import { SECRET, type Document } from '../../journal/documents';
import { textOf } from '../../base/textOf';
import type { DamagedFiles } from './damagedFiles';
import type { Loss } from './losses';

/** What an earlier release kept in files of its own beside the journal, as documents. */
export interface FormerFiles {
  readonly documents: readonly Document[];
  /** Where that lies: files, and folders of nothing else. */
  readonly paths: readonly string[];
  /** Names of documents whose file the system does not let us read. */
  readonly unread: ReadonlySet<string>;
}

/** Each is taken as it stands: whether somebody understands it is seen where it is read. */
const PLAIN: Readonly<Record<string, readonly [document: string, loss: Loss]>> = {
  'devices.json': ['devices', 'devices'],
  'boards.json': ['boards', 'boards'],
  'hall.json': ['hall', 'hall'],
  'seats.json': ['seats', 'seats'],
  'crew.json': ['crew', 'crew'],
  'viewers.json': ['viewers', 'viewers'],
  'obs-machines.json': ['machines/obs', 'machines'],
  'feed-machines.json': ['machines/feeds', 'machines'],
};
const DRAFTS = 'drafts.json';
const TABLES = 'tables';
const LINKS_KEY = 'viewers.key';
const PICTURE_TEAMS = 'obs-teams.json';

const record = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : null;
  } catch {
    return null;
  }
};

const plain = (name: string, body: string): Document => ({ name, version: 1, body });

/** A file a match, with its version in it. */
const tableOf = (file: string, text: string): Document => {
  const { version = 0, tables } = record(text) ?? {};
  const isKnown = typeof version === 'number' && tables !== undefined;
  const name = `tables/${basename(file, '.json')}`;
  return isKnown ? { name, version, body: JSON.stringify(tables) } : plain(name, text);
};

/** All matches in one file. */
const draftsIn = (drafts: Readonly<Record<string, unknown>>): readonly Document[] =>
  Object.entries(drafts).map(([matchId, kept]) => plain(`drafts/${matchId}`, JSON.stringify(kept)));

/**
 * The keys had a file each, called once and for all; whose those of the teams were stood in another. Where nobody
 * understands that one they are left out, and made anew.
 */
const picturesOf = (
  keys: Partial<Readonly<Record<Pictures, { readonly key: string; readonly madeAtMs: number }>>>,
  teams: string | null,
): Document => {
  const { seating = null, exchanged = false } = teams === null ? {} : (record(teams) ?? { exchanged: null });
  const { obs, 'obs-white': white, 'obs-black': black } = keys;
  const ofTeams =
    exchanged === true ? { 'obs-white': black, 'obs-black': white } : { 'obs-white': white, 'obs-black': black };
  return plain(
    `${SECRET}pictures`,
    JSON.stringify({ seating, keys: { obs, ...(typeof exchanged === 'boolean' ? ofTeams : {}) } }),
  );
};

/** Reads all there is. Nothing is changed but a file of drafts that is damaged, which is put aside. */
export const readFormerFiles = (folder: string, damaged: DamagedFiles): FormerFiles => {
  const paths: string[] = [];
  const unread = new Set<string>();
  const read = (file: string, name: string, loss: Loss): string | null => {
    const path = join(folder, file);
    if (!existsSync(path)) return null;
    try {
      const text = readFileSync(path, 'utf8');
      paths.push(path);
      return text;
    } catch (error) {
      unread.add(name);
      damaged.unreadable(loss, path, textOf(error));
      return null;
    }
  };
  const keyIn = (file: string, name: string, loss: Loss) => {
    const text = read(file, name, loss);
    return text === null ? null : { key: text.trim(), madeAtMs: Math.round(statSync(join(folder, file)).mtimeMs) };
  };
  const files = Object.entries(PLAIN).flatMap(([file, [name, loss]]) => {
    const text = read(file, name, loss);
    return text === null ? [] : [plain(name, text)];
  });
  const draftsText = read(DRAFTS, DRAFTS, 'drafts');
  const drafts = draftsText === null ? null : record(draftsText);
  if (draftsText !== null && drafts === null) damaged.found('drafts', join(folder, DRAFTS), 'it is not understood');
  const tableFiles = existsSync(join(folder, TABLES)) ? readdirSync(join(folder, TABLES)) : [];
  const tables = tableFiles
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = read(join(TABLES, file), `tables/${basename(file, '.json')}`, 'tables');
      return text === null ? [] : [tableOf(file, text)];
    });
  const links = keyIn(LINKS_KEY, `${SECRET}viewers`, 'links');
  const teams = read(PICTURE_TEAMS, `${SECRET}pictures`, 'pictures');
  const pictures = PICTURES.flatMap((of) => {
    const key = keyIn(`${of}.key`, `${SECRET}pictures`, 'pictures');
    return key === null ? [] : [[of, key] as const];
  });
  return {
    documents: [
      ...files,
      ...(drafts === null ? [] : draftsIn(drafts)),
      ...tables,
      ...(links === null ? [] : [plain(`${SECRET}viewers`, JSON.stringify(links))]),
      ...(pictures.length === 0 ? [] : [picturesOf(Object.fromEntries(pictures), teams)]),
    ],
    paths: paths.filter((path) => existsSync(path)),
    unread,
  };
};
