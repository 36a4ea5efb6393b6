import type { GraphicId, AirLanguage } from 'chess-match/client';
import { useRef, type ComponentType } from 'react';
import { useSequencer } from '../motion/useSequencer';
import { drawnOf, insideOf, planAir, type AirStep } from './air';
import { AirLayer } from './AirLayer';
import type { NameOn, OverlayParts, OverlayProps, Picture } from './parts';
import { GraphicRoot } from './GraphicRoot';

/** What the drawing of a graphic is given: it stands while the graphic is on air, and while it leaves. */
export interface DrawingProps<G extends GraphicId, N extends NameOn<G>, Step> {
  /** The picture to draw: the one on air, or the one that went. */
  readonly picture: Picture<G, N>;
  /** Where the running motion began; null where the picture is set. */
  readonly before: Picture<G, N> | null;
  /** What moves inside the picture. */
  readonly steps: readonly Step[];
  /** Another one with every motion. */
  readonly motionId: number;
  readonly language: AirLanguage;
}

export interface OnAirParts<G extends GraphicId, N extends NameOn<G>, Step> {
  /** Its slot in the show; the folder's name. */
  readonly graphic: G;
  /** The views it is drawn from, beside the match. */
  readonly names: readonly N[];
  /** What changes visibly inside the graphic while it stays on air. */
  readonly plan: (previous: Picture<G, N>, current: Picture<G, N>) => readonly Step[];
  readonly build: (root: HTMLElement, steps: readonly (AirStep | Step)[], current: Picture<G, N>) => gsap.core.Timeline;
  readonly Drawing: ComponentType<DrawingProps<G, N, Step>>;
}

/** The parts of a graphic that comes, goes and moves as the others do. */
export const onAirParts = <G extends GraphicId, N extends NameOn<G>, Step>({
  graphic,
  names,
  plan,
  build,
  Drawing,
}: OnAirParts<G, N, Step>): OverlayParts<G, N, AirStep | Step> => {
  const OnAir = ({ current, motion, language }: OverlayProps<G, N, AirStep | Step>) => {
    const root = useRef<HTMLDivElement>(null);
    const { id, before, steps } = motion;
    useSequencer(root, id, before ? (element) => build(element, steps, current) : null);
    const drawn = drawnOf(current, before);
    return (
      <GraphicRoot name={graphic} version={current.match.version} ref={root}>
        {drawn && (
          <AirLayer isGhost={drawn.isGhost}>
            <Drawing
              picture={drawn.picture}
              before={before}
              steps={insideOf(steps)}
              motionId={id}
              language={language}
            />
          </AirLayer>
        )}
      </GraphicRoot>
    );
  };
  return { graphic, names, plan: (previous, current) => planAir(previous, current, plan), Overlay: OnAir };
};
