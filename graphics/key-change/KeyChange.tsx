import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import type { Language } from 'chess-match/client';
import { useSequencer } from '../motion/useSequencer';
import type { AirStep } from '../shared/air';
import { factsOf, latestFacts, type Fact } from '../shared/facts';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { AREAS } from '../shared/theme';
import { announcementsOf, type Announcement } from './announcements';
import { createPageAnnouncer, type Announcer } from './announcer';
import { PlateContent } from './Plate';
import type { Source } from './sources';
import { isStill } from './still';
import { buildPlateTimeline } from './timeline';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import css from './keyChange.module.css';

const { x, y, width, height } = AREAS.keyChange;
const PLACE: CSSProperties = { left: x, top: y, width, height };

type Props = OverlayProps<'key-change', Source, AirStep | Fact>;

const isFact = (step: AirStep | Fact): step is Fact => 'id' in step;

/** What this picture says to the queue. */
const report = (announcer: Announcer, { current, motion }: Props): void => {
  if (!current.on) return announcer.send({ kind: motion.before?.on ? 'leave' : 'clear' });
  announcer.send({
    kind: 'news',
    fresh: announcementsOf(motion.before ? motion.steps.filter(isFact) : []),
    standing: new Set(factsOf(current).map(({ id }) => id)),
  });
};

/** Seen again after a while, nothing of what passed unseen is told. */
const useForgetting = (announcer: Announcer): void => {
  useEffect(() => {
    const forget = (): void => {
      if (!document.hidden) announcer.send({ kind: 'clear' });
    };
    document.addEventListener('visibilitychange', forget);
    window.addEventListener('obsSourceActiveChanged', forget);
    return () => {
      document.removeEventListener('visibilitychange', forget);
      window.removeEventListener('obsSourceActiveChanged', forget);
      announcer.stop();
    };
  }, [announcer]);
};

interface PlateProps {
  readonly shown: Announcement | null;
  readonly leaving: Announcement | null;
  readonly language: Language;
}

const Plate = ({ shown, leaving, language }: PlateProps) => {
  if (!shown && !leaving) return null;
  const role = shown ? 'plate' : 'plate-gone';
  return (
    <div
      className={classes(css.announcement, look.plate)}
      data-ghost={!shown || undefined}
      style={PLACE}
      data-role={role}
    >
      {shown && <PlateContent key={shown.id} announcement={shown} language={language} role="content" />}
      {leaving && (
        <PlateContent
          key={leaving.id}
          announcement={leaving}
          language={language}
          role={shown ? 'content-gone' : 'content'}
        />
      )}
    </div>
  );
};

/** Tells what a turn did to chips and score, one announcement after the other; nothing of what was before it came. */
export const KeyChange = (props: Props) => {
  const { current, motion, language } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [announcer] = useState(createPageAnnouncer);
  const queue = useSyncExternalStore(announcer.subscribe, announcer.get);
  const heard = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (heard.current === motion.id) return;
    heard.current = motion.id;
    report(announcer, props);
  });
  useForgetting(announcer);
  const play = queue.motion;
  useSequencer(stage, queue.step, play === 'none' ? null : (element) => buildPlateTimeline(element, play));
  const [still] = isStill && current.on ? announcementsOf(latestFacts(current)) : [];
  return (
    <Stage name="key-change" version={current.match.version} ref={stage}>
      <Plate
        shown={isStill ? (still ?? null) : (queue.shown?.announcement ?? null)}
        leaving={isStill ? null : queue.leaving}
        language={language}
      />
    </Stage>
  );
};
