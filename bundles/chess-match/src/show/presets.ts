import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../games/common/result';
import { presetsOf } from '../games/onAir';
import { changesOf } from './changesOf';
import type { CommandOf } from './commands';
import { refuse } from './errors';
import type { ShowEvent } from './events';
import type { ItemAir, ShowState } from './state';

/** A board that a commentator proposes goes with its preset, and is the director's own cue from then on. */
const withProposed = ({ isProposed, slots }: ShowState, air: ItemAir): ItemAir =>
  air.graphic === 'analysis' && air.content === null && isProposed && slots.analysis.cue !== null
    ? { ...air, content: slots.analysis.cue.content }
    : air;

/** A preset of the open game into the preview: what it brings, and what goes for it. */
export const cuePreset = (
  state: ShowState,
  { preset: id }: CommandOf<'cuePreset'>,
  game: string | null,
  atMs: number,
): Result<ShowEvent, Problem> => {
  const preset = presetsOf(game).find((known) => known.id === id);
  if (preset === undefined) return err(refuse('show/unknown_preset', { preset: id }));
  const airs = changesOf(
    state,
    preset.airs.map((air) => withProposed(state, air)),
    true,
  );
  return ok({ type: 'airsCued', airs, alone: true, atMs });
};
