import { ConfigError } from './configFile';
import { CANNOT_START } from './exitStatus';
import { JournalError } from '../journal/errors';

interface End {
  readonly status: number;
  readonly text: string;
}

/** Causes a person at the venue can mend: their message says it all. Of others the place matters too. */
const endOf = (error: unknown): End => {
  if (error instanceof JournalError || error instanceof ConfigError)
    return { status: CANNOT_START, text: error.message };
  return { status: 1, text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
};

/**
 * Does it, or ends the process with the reason on standard error: status CANNOT_START where starting again would not
 * help, else 1. NodeCG would log a throw of an extension and run on with pages whose buttons do nothing; a server
 * without its match must not look alive.
 */
export const orExit = (action: () => void): void => {
  try {
    action();
  } catch (error) {
    const { status, text } = endOf(error);
    process.stderr.write(`\nThe match server cannot start.\n${text}\n\n`);
    process.exit(status);
  }
};
