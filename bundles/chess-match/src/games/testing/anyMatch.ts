import type { PlayableGame } from '../common/game';
import { random, type Random } from '../common/random';
import { SIDES } from '../common/sides';

type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

/** When such a match begins, Unix ms. */
const FROM_MS = 1_800_000_000_000;
const PAUSE_MS = 3000;

/** What is no turn, as pages of any game send it. */
const aside = ({ pick, below }: Random, { threads }: PlayableGame): Command => {
  const [thread, side] = [pick(threads), pick(SIDES)];
  return pick<Command>([
    { type: 'startClock', thread },
    { type: 'startClock' },
    { type: 'stopClock', reason: 'look' },
    { type: 'setClock', thread, side, remainingMs: below(90_000), reason: 'sheet' },
    { type: 'addTime', thread, side, ms: below(9000) - 4000, reason: 'sheet' },
    { type: 'offerDraw', thread, team: side },
    { type: 'declineDraw', thread, team: side },
    { type: 'demandMove', thread, team: side },
    { type: 'flag', thread, side },
  ]);
};

/**
 * The states of a match of any game, from a seed: turns at random, and now and then what is none.
 * @param length commands, at the most
 */
export const anyMatch = (
  game: PlayableGame,
  { seed, length, settings }: { readonly seed: number; readonly length: number; readonly settings: object },
): readonly { readonly state: unknown; readonly nowMs: number }[] => {
  const draws = random(seed);
  const begun = game.initial({ settings });
  if (!begun.ok) throw new Error(`${game.id}: ${begun.error.code}`);
  const states = [{ state: begun.value, nowMs: FROM_MS }];
  let [state, nowMs] = [begun.value, FROM_MS];
  for (let count = 0; count < length; count += 1) {
    nowMs += draws.below(PAUSE_MS);
    const line = draws.chance(0.75) ? (game.randomTurn?.(state, draws) ?? null) : null;
    const command = line === null ? aside(draws, game) : { type: 'commitTurn', line };
    if (!game.commands.includes(command.type)) continue;
    const decided = game.decide(state, command, nowMs);
    if (!decided.ok) continue;
    state = decided.value.reduce((at, event) => game.evolve(at, event), state);
    states.push({ state, nowMs });
  }
  return states;
};
