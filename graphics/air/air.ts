import { subscribeSnapshot, type Air, type AirView, type GraphicId, type Snapshot } from 'chess-match/client';
import { previewView } from 'chess-match/client/show';
import type { NameOn } from './parts';
import { peopleToShow } from './peopleToShow';

/** Whether a graphic is on air, and with what. */
export const airOf = <G extends GraphicId>({ graphics }: Pick<AirView, 'graphics'>, graphic: G): Air<G> => {
  const { on, content } = graphics[graphic];
  return { on, content };
};

/**
 * Calls back with what graphics are drawn from: what is on air or, where a preview is asked for, what the next take
 * would put there. That is told to the crew alone: with a key of OBS no preview is drawn. Of people entered for other
 * teams it has nobody.
 */
export const subscribeAir = <N extends NameOn<GraphicId>>(
  names: readonly N[],
  isPreview: boolean,
  listener: (snapshot: Snapshot<N | 'air'>) => void,
): (() => void) => {
  const show = peopleToShow();
  if (!isPreview) return subscribeSnapshot<N | 'air'>([...names, 'air'], (snapshot) => listener(show(snapshot)));
  return subscribeSnapshot<N | 'show' | 'air'>([...names, 'show', 'air'], (snapshot) =>
    listener(
      show({ ...snapshot, air: { ...snapshot.air, ...previewView(snapshot.show) } } as unknown as Snapshot<N | 'air'>),
    ),
  );
};

interface OnAir {
  readonly on: boolean;
}

/** How a graphic comes and goes as a whole. */
export type AirStep = { readonly kind: 'in' } | { readonly kind: 'out' };

const isAir = (step: unknown): step is AirStep => {
  const { kind } = step as { readonly kind?: unknown };
  return kind === 'in' || kind === 'out';
};

/** The steps inside a graphic that stays. */
export const insideOf = <Step>(steps: readonly (AirStep | Step)[]): readonly Step[] =>
  steps.filter((step): step is Step => !isAir(step));

/** Steps of a graphic that is or was out: it comes or goes as a whole, and nothing moves inside it. */
export const planAir = <P extends OnAir, Step>(
  previous: P,
  current: P,
  plan: (previous: P, current: P) => readonly Step[],
): readonly (AirStep | Step)[] => {
  if (previous.on && current.on) return plan(previous, current);
  if (previous.on === current.on) return [];
  return [{ kind: current.on ? 'in' : 'out' }];
};

/**
 * The picture to draw: the current one while on air; the one that went, as a ghost which only its exit shows; or none.
 * @param before where the running motion began
 */
export const drawnOf = <P extends OnAir>(current: P, before: P | null): { picture: P; isGhost: boolean } | null => {
  if (current.on) return { picture: current, isGhost: false };
  return before?.on ? { picture: before, isGhost: true } : null;
};
