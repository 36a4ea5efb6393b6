import { ArgumentError } from './arguments';
import { complain } from './say';

/** Runs a program; where it was asked for wrongly, it ends with the words of what is wrong. */
export const orComplain = async (run: () => void | Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    complain(error.message);
    process.exitCode = 1;
  }
};
