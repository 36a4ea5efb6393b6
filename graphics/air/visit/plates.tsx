import type { AirLanguage } from 'chess-match/client';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType, type CSSProperties } from 'react';
import { useSequencer } from '../../motion/useSequencer';
import { planAir } from '../air';
import { classes } from '../classes';
import look from '../look.module.css';
import type { OverlayParts, OverlayProps } from '../parts';
import { GraphicRoot } from '../GraphicRoot';
import type { Announced } from './announced';
import { createPageAnnouncer } from './announcer';
import { reportOf, type PlateStep } from './report';
import { isStill, mayStand } from './still';
import { buildPlateTimeline, type Tell } from './timeline';
import { useCatchingUp } from './useCatchingUp';
import { useForgetting } from './useForgetting';
import { VISIT_VIEWS, type Visit, type VisitName } from './visit';
import css from './keyChange.module.css';

export interface ContentProps<A extends Announced> {
  readonly announcement: A;
  readonly language: AirLanguage;
  /** `content` shows; `content-gone` is what the motion takes away. */
  readonly role: 'content' | 'content-gone';
}

/** What a game says on the plate, and where. */
export interface PlateParts<A extends Announced> extends Visit<A> {
  /** Where the plate stands, pixels of the frame. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly Content: ComponentType<ContentProps<A>>;
  readonly tell: Tell;
}

interface PlateProps<A extends Announced> extends Pick<PlateParts<A>, 'Content'> {
  readonly place: CSSProperties;
  readonly shown: A | null;
  readonly leaving: A | null;
  readonly language: AirLanguage;
}

const Plate = <A extends Announced>({ place, shown, leaving, language, Content }: PlateProps<A>) => {
  if (!shown && !leaving) return null;
  const role = shown ? 'plate' : 'plate-gone';
  return (
    <div
      className={classes(css.announcement, look.plate)}
      data-ghost={!shown || undefined}
      style={place}
      data-role={role}
    >
      {shown && <Content key={shown.id} announcement={shown} language={language} role="content" />}
      {leaving && (
        <Content
          key={leaving.id}
          announcement={leaving}
          language={language}
          role={shown ? 'content-gone' : 'content'}
        />
      )}
    </div>
  );
};

/** The graphic `key-change` of a game: one announcement after the other; nothing of what was before it came. */
export const plates = <A extends Announced>({
  area: { x, y, width, height },
  between,
  standing,
  latest,
  Content,
  tell,
}: PlateParts<A>): OverlayParts<'key-change', VisitName, PlateStep<A>> => {
  const place: CSSProperties = { left: x, top: y, width, height };
  const visit: Visit<A> = { between, standing, latest };
  const Plates = (props: OverlayProps<'key-change', VisitName, PlateStep<A>>) => {
    const { current, language } = props;
    const root = useRef<HTMLDivElement>(null);
    const [announcer] = useState(() => createPageAnnouncer<A>());
    const queue = useSyncExternalStore(announcer.subscribe, announcer.get);
    const heard = useRef<typeof props | null>(null);
    useLayoutEffect(() => {
      const said = reportOf(heard.current, props, standing);
      heard.current = props;
      if (said) announcer.send(said);
    });
    useForgetting(announcer);
    useCatchingUp(announcer, visit);
    const [still] = useState(isStill);
    const play = queue.motion;
    const stands = still && mayStand(current.air) ? latest(current) : null;
    useSequencer(root, queue.step, play === 'none' ? null : (element) => buildPlateTimeline(element, play, tell));
    return (
      <GraphicRoot name="key-change" version={current.match.version} ref={root}>
        <Plate
          place={place}
          shown={still ? stands : (queue.shown?.announcement ?? null)}
          leaving={still ? null : queue.leaving}
          language={language}
          Content={Content}
        />
      </GraphicRoot>
    );
  };
  return {
    graphic: 'key-change',
    names: VISIT_VIEWS,
    plan: (previous, current) => planAir(previous, current, between),
    visit,
    Overlay: Plates,
  };
};
