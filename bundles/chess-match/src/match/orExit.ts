import { ConfigError } from './config';
import { JournalError } from './journal/errors';

/** Causes a person at the venue can mend: their message says it all. Of others the place matters too. */
const describe = (error: unknown): string => {
  if (error instanceof JournalError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/**
 * Does it, or ends the process with status 1 and the reason on standard error. NodeCG would log a throw of an
 * extension and run on with pages whose buttons do nothing; a server without its match must not look alive.
 */
export const orExit = (action: () => void): void => {
  try {
    action();
  } catch (error) {
    process.stderr.write(`\nThe match server cannot start.\n${describe(error)}\n\n`);
    process.exit(1);
  }
};
