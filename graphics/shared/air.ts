import type { Air, GraphicId, ShowView } from 'chess-match/client';

/** What a graphic shows: its program, or, where a preview is asked for, what the next take would put on air. */
export const airOf = <G extends GraphicId>(show: ShowView, graphic: G, isPreview: boolean): Air<G> => {
  const { on, content, cue } = show.graphics[graphic];
  return (isPreview && cue !== null ? cue : { on, content }) as Air<G>;
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
