import type { Problem } from '@schemas/obs';
import type { Side } from '../../games/common/sides';
import type { Channel } from './channels';
import { soundProblem } from './errors';
import type { SoundInstance } from './instance';
import { muteDiff, ruleMutes } from './mute';

/** Asks every instance that has the input. @returns null, the first problem, or sound/no_such_input */
export const muteEverywhere = async (
  instances: readonly SoundInstance[],
  input: string,
  muted: boolean,
): Promise<Problem | null> => {
  const [program] = instances;
  const having = instances.filter((instance) => instance.mutes().has(input));
  const isAnyoneThere = instances.some((instance) => instance.connected());
  if (having.length === 0 && isAnyoneThere) return soundProblem('sound/no_such_input', { input });
  const asked = having.length > 0 || program === undefined ? having : [program];
  const problems = await Promise.all(asked.map((instance) => instance.mute(input, muted)));
  return problems.find((problem) => problem !== null) ?? null;
};

/** Asks one instance for what the rule wants and it does not have. @returns null or the first problem */
export const followOn = async (
  instance: SoundInstance,
  side: Side | null,
  channels: readonly Channel[],
  byHand: ReadonlySet<string>,
): Promise<Problem | null> => {
  const wanted = muteDiff(ruleMutes(side, channels, byHand), instance.willBe());
  const problems = await Promise.all([...wanted].map(([input, muted]) => instance.mute(input, muted)));
  return problems.find((problem) => problem !== null) ?? null;
};
