import { labelOf, nextOf, type Step, type Study } from './study';

/** A study as it is written: moves, other tries in brackets right after the move they are tried instead of. */
export type Sign =
  | {
      readonly kind: 'move';
      readonly id: number;
      readonly san: string;
      /** "24." before White's move, "24..." before Black's where no White move stands right before it; else null. */
      readonly label: string | null;
    }
  | { readonly kind: 'open' | 'close'; readonly id: number };

const signOf = (step: Step, isFirst: boolean): Sign => {
  const label = labelOf(step);
  return {
    kind: 'move',
    id: step.id,
    san: step.move?.san ?? '',
    label: isFirst || !label.endsWith('...') ? label : null,
  };
};

const after = (study: Study, id: number, isFirst: boolean): readonly Sign[] => {
  const [main, ...others] = nextOf(study, id);
  if (main === undefined) return [];
  const aside = others.flatMap((step): readonly Sign[] => [
    { kind: 'open', id: step.id },
    signOf(step, true),
    ...after(study, step.id, false),
    { kind: 'close', id: step.id },
  ]);
  return [signOf(main, isFirst), ...aside, ...after(study, main.id, aside.length > 0)];
};

/** All that was tried, in reading order. */
export const outlineOf = (study: Study): readonly Sign[] => after(study, study.steps[0]?.id ?? 0, true);
