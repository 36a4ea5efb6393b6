import { isTurnNamed } from '../view/turnText';
import { nextOf, stepOf, type Step, type Study } from './study';

/** A study as it is written: moves, other tries in brackets right after the move they are tried instead of. */
export type Sign =
  | {
      readonly kind: 'move';
      readonly id: number;
      readonly san: string;
      /** "24." where a turn begins, "24..." before Black's move where nothing stands right before it; else null. */
      readonly label: string | null;
    }
  | { readonly kind: 'open' | 'close'; readonly id: number };

const signOf = (study: Study, step: Step, isFirst: boolean): Sign => {
  const before = isFirst || step.parent === null ? null : stepOf(study, step.parent).turn;
  const label = isTurnNamed(step.turn, before) ? step.turn : null;
  return { kind: 'move', id: step.id, san: step.move?.san ?? '', label };
};

const after = (study: Study, id: number, isFirst: boolean): readonly Sign[] => {
  const [main, ...others] = nextOf(study, id);
  if (main === undefined) return [];
  const aside = others.flatMap((step): readonly Sign[] => [
    { kind: 'open', id: step.id },
    signOf(study, step, true),
    ...after(study, step.id, false),
    { kind: 'close', id: step.id },
  ]);
  return [signOf(study, main, isFirst), ...aside, ...after(study, main.id, aside.length > 0)];
};

/** All that was tried, in reading order. */
export const outlineOf = (study: Study): readonly Sign[] => after(study, study.steps[0]?.id ?? 0, true);
