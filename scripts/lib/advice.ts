/** What to do about causes that are known by their words; the first that fits. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/EADDRINUSE|in use/, 'Another program has its port: end that one, or set another "port" in cfg/.'],
  [/EACCES|EPERM|EROFS|readonly database/, 'It may not write there: check whose cfg/ and db/ are, and their rights.'],
  [/ENOSPC|disk is full/, 'The disk is full: make room.'],
  [/ERR_MODULE_NOT_FOUND|Cannot find (module|package)|NODE_MODULE_VERSION/, 'Something is not installed: run npm ci.'],
  [/sqlite/i, 'A database below db/ cannot be used: move db/nodecg.sqlite3 away, or run npm run rescue.'],
  [/config/i, 'Something in cfg/ is wrong: compare it with docs/settings.md.'],
];

/** @param cause as the program said it; null: it said nothing */
export const adviceFor = (cause: string | null): string =>
  KNOWN.find(([words]) => words.test(cause ?? ''))?.[1] ??
  'Mend that; a fault of the program itself is in its last words.';
