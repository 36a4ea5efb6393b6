import type { Problem } from '@schemas/obs';
import type { ObsLine } from '../contract';
import type { Mutes } from './mute';

/** The mutes asked of one OBS: of each input one at a time, so that the last one asked is the last one done. */
export interface Asking {
  /** @returns null when OBS did it or has it so already, or obs/not_connected, obs/no_answer, obs/refused */
  mute(input: string, muted: boolean): Promise<Problem | null>;
  /** What was asked for last and is not answered; undefined: nothing. */
  underWay(input: string): boolean | undefined;
  /** Whether we asked for what OBS now tells. */
  isOurs(input: string, muted: boolean): boolean;
  /** OBS tells nothing any more of what was asked before. */
  forget(): void;
}

interface Asked {
  readonly muted: boolean;
  readonly answer: Promise<Problem | null>;
}

/** @param onDone told of what OBS did without a word beside its answer: it says nothing of what is so already */
export const createAsking = (
  line: ObsLine,
  mutes: () => Mutes,
  onDone: (input: string, muted: boolean) => void,
): Asking => {
  const asked = new Map<string, Asked>();
  /** What OBS has not told us yet. */
  const expected = new Map<string, boolean>();

  const ask = async (inputName: string, inputMuted: boolean, before: Asked | undefined): Promise<Problem | null> => {
    if (before !== undefined) await before.answer;
    if (mutes().get(inputName) === inputMuted) return null;
    expected.set(inputName, inputMuted);
    const answer = await line.call('SetInputMute', { inputName, inputMuted });
    const isUntold = expected.delete(inputName);
    if (!answer.ok) return answer.error;
    if (isUntold) onDone(inputName, inputMuted);
    return null;
  };
  return {
    mute: async (input, muted) => {
      const before = asked.get(input);
      if (before?.muted === muted) return before.answer;
      const now: Asked = { muted, answer: ask(input, muted, before) };
      asked.set(input, now);
      const problem = await now.answer;
      if (asked.get(input) === now) asked.delete(input);
      return problem;
    },
    underWay: (input) => asked.get(input)?.muted,
    isOurs: (input, muted) => expected.get(input) === muted && expected.delete(input),
    forget: () => expected.clear(),
  };
};
