import type { Language, PublicName, Snapshot } from 'chess-match/client';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType, type CSSProperties } from 'react';
import { useSequencer } from '../motion/useSequencer';
import { planAir, type AirStep } from '../shared/air';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import type { OverlayParts, OverlayProps, Picture } from '../shared/parts';
import { GraphicRoot } from '../shared/GraphicRoot';
import type { Announced } from './announced';
import { createPageAnnouncer, type Announcer } from './announcer';
import { isPreviewAsked } from '../shared/query';
import { isBandTaken, isStill } from './still';
import { buildPlateTimeline } from './timeline';
import { useForgetting } from './useForgetting';
import css from './keyChange.module.css';

export interface ContentProps<A extends Announced> {
  readonly announcement: A;
  readonly language: Language;
  /** `content` shows; `content-gone` is what the motion takes away. */
  readonly role: 'content' | 'content-gone';
}

/** What a game says on the plate. All but `Content` is pure. */
export interface PlateParts<N extends PublicName, A extends Announced> {
  readonly names: readonly N[];
  /** Where the plate stands, pixels of the frame. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What is told of the way from one picture to the next. */
  readonly between: (previous: Picture<'key-change', N>, current: Picture<'key-change', N>) => readonly A[];
  /** Ids of all facts that stand in a picture. */
  readonly standing: (current: Picture<'key-change', N>) => ReadonlySet<string>;
  /** What a page shows that sees one picture alone. */
  readonly latest: (current: Picture<'key-change', N>) => A | null;
  readonly Content: ComponentType<ContentProps<A>>;
}

type Step<A extends Announced> = AirStep | A;

const isNews = <A extends Announced>(step: Step<A>): step is A => 'factIds' in step;

interface PlateProps<A extends Announced> extends Pick<PlateParts<never, A>, 'Content'> {
  readonly place: CSSProperties;
  readonly shown: A | null;
  readonly leaving: A | null;
  readonly language: Language;
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
export const plates = <N extends PublicName, A extends Announced>({
  names,
  area: { x, y, width, height },
  between,
  standing,
  latest,
  Content,
}: PlateParts<N, A>): OverlayParts<'key-change', N, Step<A>> => {
  const place: CSSProperties = { left: x, top: y, width, height };
  /** What this picture says to the queue. */
  const report = (announcer: Announcer<A>, { current, motion }: OverlayProps<'key-change', N, Step<A>>): void => {
    if (!current.on) return announcer.send({ kind: motion.before?.on ? 'leave' : 'clear' });
    const fresh = motion.before ? motion.steps.filter(isNews) : [];
    announcer.send({ kind: 'news', fresh, standing: standing(current) });
  };
  const standingStill = (current: Picture<'key-change', N>): A | null => {
    // The show is among what every graphic is drawn from.
    const { show } = current as unknown as Snapshot<'show'>;
    return current.on && !isBandTaken(show, isPreviewAsked(location.search)) ? latest(current) : null;
  };
  const Plates = (props: OverlayProps<'key-change', N, Step<A>>) => {
    const { current, motion, language } = props;
    const root = useRef<HTMLDivElement>(null);
    const [announcer] = useState(() => createPageAnnouncer<A>());
    const queue = useSyncExternalStore(announcer.subscribe, announcer.get);
    const heard = useRef<number | null>(null);
    useLayoutEffect(() => {
      if (heard.current === motion.id) return;
      heard.current = motion.id;
      report(announcer, props);
    });
    useForgetting(announcer);
    const [still] = useState(isStill);
    const play = queue.motion;
    useSequencer(root, queue.step, play === 'none' ? null : (element) => buildPlateTimeline(element, play));
    return (
      <GraphicRoot name="key-change" version={current.match.version} ref={root}>
        <Plate
          place={place}
          shown={still ? standingStill(current) : (queue.shown?.announcement ?? null)}
          leaving={still ? null : queue.leaving}
          language={language}
          Content={Content}
        />
      </GraphicRoot>
    );
  };
  return {
    graphic: 'key-change',
    names,
    plan: (previous, current) => planAir<Picture<'key-change', N>, A>(previous, current, between),
    visit: { between, standing },
    Overlay: Plates,
  };
};
