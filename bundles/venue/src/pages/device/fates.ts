import type { Answer } from 'chess-match/client/contract';
import type { DeviceCommandBody } from '../../wire/wire';

/** Commands whose answer was lost. */
export interface Fates {
  /**
   * @param onFate once, when the match server is heard again: whether the command was done. What was not done never
   * will be.
   */
  ask(command: DeviceCommandBody, onFate: (isDone: boolean) => void): void;
  /** The way to the match is open. */
  look(): void;
}

/**
 * No match has it: under this version the id of a command gets the answer that the command got, or is refused for good.
 * The command itself can no more be done by asking than by arriving late.
 */
const NO_VERSION = 0;

/** @param send gives null where the answer was lost once more */
export const createFates = (send: (command: DeviceCommandBody) => Promise<Answer | null>): Fates => {
  const lost = new Map<DeviceCommandBody, (isDone: boolean) => void>();
  const asked = new Set<DeviceCommandBody>();
  const ask = async (command: DeviceCommandBody): Promise<void> => {
    asked.add(command);
    const answer = await send({ ...command, expectedVersion: NO_VERSION });
    asked.delete(command);
    if (answer === null) return;
    lost.get(command)?.(answer.ok);
    lost.delete(command);
  };
  return {
    ask: (command, onFate) => void lost.set(command, onFate),
    look: () => {
      for (const command of lost.keys()) if (!asked.has(command)) void ask(command);
    },
  };
};
