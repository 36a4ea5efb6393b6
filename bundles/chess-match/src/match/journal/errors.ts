/** Why a journal cannot be opened. The text tells a person at the venue what to do. */
export type JournalTrouble = 'newer_version' | 'damaged' | 'cannot_open' | 'in_use' | 'no_room';

/** Thrown at start only: without its journal the server must not run. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  constructor(
    readonly trouble: JournalTrouble,
    readonly path: string,
    message: string,
    /** In short, for pages: what the system or SQLite says. */
    readonly reason: string,
    /** Schema versions, where a newer program wrote it. */
    readonly versions: { readonly found: number; readonly known: number } | null,
  ) {
    super(message);
  }
}

const listed = (copies: readonly string[]): string =>
  copies.length === 0
    ? 'There is no earlier copy beside it.'
    : `Earlier copies beside it, newest first: ${copies.join(', ')}.`;

const putAside = (path: string): string =>
  `move ${path} (with its -wal and -shm files, if there are any) to another folder`;

export const newerVersion = (path: string, found: number, known: number, copies: readonly string[]): JournalError =>
  new JournalError(
    'newer_version',
    path,
    `The journal ${path} has schema version ${found}; this program knows versions up to ${known}. Nothing was changed. ` +
      `Either start the newer program that wrote it, or ${putAside(path)} and rename a copy of version ${known} or ` +
      `lower to its place (entries made since that copy are then missing), or start empty without it. ${listed(copies)}`,
    `version ${found}`,
    { found, known },
  );

export const damaged = (path: string, finding: string, copies: readonly string[]): JournalError =>
  new JournalError(
    'damaged',
    path,
    `The journal ${path} is damaged: ${finding}. Nothing was changed. First ${putAside(path)}; keep them. Then try ` +
      `"sqlite3 DAMAGED .recover | sqlite3 ${path}", or rename a copy to its place, or start empty without it. ${listed(copies)}`,
    finding,
    null,
  );

export const cannotOpen = (path: string, reason: string): JournalError =>
  new JournalError(
    'cannot_open',
    path,
    `The journal ${path} cannot be opened: ${reason}. Check that the folder exists, that this user may write to it ` +
      'and that the disk is not full.',
    reason,
    null,
  );

export const noRoom = (path: string): JournalError =>
  new JournalError(
    'no_room',
    path,
    `The journal ${path} cannot be opened: there is no room on its disk. Nothing was changed. Make room, and start again.`,
    'no room on the disk',
    null,
  );

export const inUse = (path: string): JournalError =>
  new JournalError(
    'in_use',
    path,
    `The journal ${path} is in use by another server. Nothing was changed. Stop that server first, or start this one ` +
      'in a folder of its own.',
    'another server has it',
    null,
  );
