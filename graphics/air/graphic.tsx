import { isIn, type GraphicId, type AirLanguage, type Snapshot } from 'chess-match/client';
import type { ReactElement } from 'react';
import type { Motion, NameOn, OverlayParts, Picture } from './parts';
import { isNewsAfter, isNextPicture } from './transition';

/** Draws one picture after the other; one that is set at once brings no motion. */
export type Draw<P> = (current: P, isSet: boolean) => ReactElement;

/** A graphic as a table of games has it: in which steps it moves is its own affair. */
export interface Graphic<G extends GraphicId, N extends NameOn<G>> extends Pick<
  OverlayParts<G, N, never>,
  'graphic' | 'names' | 'visit' | 'seesVisits' | 'shownAfterMs'
> {
  /** Nothing was drawn before: the first picture is set. */
  readonly begin: (language: AirLanguage) => Draw<Picture<G, N>>;
}

/** Whether `current` follows `last` on air: the next of the match, or a change beside the match alone. */
const follows = <N extends NameOn<GraphicId>>(
  last: Snapshot<N>,
  current: Snapshot<N>,
  names: readonly N[],
  isNext: typeof isNewsAfter,
): boolean => {
  const isSameMatch =
    last.match === current.match && names.every((name) => isIn(name, 'independent') || last[name] === current[name]);
  return isSameMatch || isNext(last.match, current.match);
};

/**
 * Makes a graphic of its parts. Motion only decorates a picture that is drawn already. A change that does not show (a
 * draft, a clock) lets a running motion run.
 */
export const graphicOf = <G extends GraphicId, N extends NameOn<G>, Step>({
  plan,
  Overlay,
  ...own
}: OverlayParts<G, N, Step>): Graphic<G, N> => ({
  ...own,
  begin: (language) => {
    const isNext = own.visit ? isNewsAfter : isNextPicture;
    let last: Picture<G, N> | null = null;
    let motion: Motion<Picture<G, N>, Step> = { id: 0, before: null, steps: [] };
    return (current, isSet) => {
      const before = !isSet && last !== null && follows(last, current, own.names, isNext) ? last : null;
      const steps = before ? plan(before, current) : [];
      if (before === null || steps.length > 0) motion = { id: motion.id + 1, before, steps };
      last = current;
      return <Overlay current={current} motion={motion} language={language} />;
    };
  },
});
