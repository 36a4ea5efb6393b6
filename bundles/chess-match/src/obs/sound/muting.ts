import type { Problem } from '@schemas/obs';
import type { Side } from '../../games/common/sides';
import type { Channel } from './channels';
import { soundProblem } from './errors';
import type { SoundMachine } from './machine';
import { muteDiff, ruleMutes } from './mute';

/** Asks every machine that has the input. @returns null, the first problem, or sound/no_such_input */
export const muteEverywhere = async (
  machines: readonly SoundMachine[],
  input: string,
  muted: boolean,
): Promise<Problem | null> => {
  const [program] = machines;
  const having = machines.filter((machine) => machine.mutes().has(input));
  const isAnyoneThere = machines.some((machine) => machine.connected());
  if (having.length === 0 && isAnyoneThere) return soundProblem('sound/no_such_input', { input });
  const asked = having.length > 0 || program === undefined ? having : [program];
  const problems = await Promise.all(asked.map((machine) => machine.mute(input, muted)));
  return problems.find((problem) => problem !== null) ?? null;
};

/** Asks one machine for what the rule wants and it does not have. @returns null or the first problem */
export const followOn = async (
  machine: SoundMachine,
  side: Side | null,
  channels: readonly Channel[],
  byHand: ReadonlySet<string>,
): Promise<Problem | null> => {
  const wanted = muteDiff(ruleMutes(side, channels, byHand), machine.mutes());
  const problems = await Promise.all([...wanted].map(([input, muted]) => machine.mute(input, muted)));
  return problems.find((problem) => problem !== null) ?? null;
};
