import {
  isConnected,
  onConnectionChange,
  subscribeSnapshot,
  type Language,
  type ReplicantName,
  type Snapshot,
} from 'chess-match/client';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fontsReady } from './fonts';
import { isStillAsked, languageOf } from './query';
import { isNextPicture } from './transition';
import './theme.css';

/** What moves: from which picture, in which steps. A new `id` says that a new motion begins or, without steps, that the picture is set. */
export interface Motion<N extends ReplicantName, Step> {
  readonly id: number;
  readonly before: Snapshot<N> | null;
  readonly steps: readonly Step[];
}

/** What an overlay is given with every version of the match. */
export interface OverlayProps<N extends ReplicantName, Step> {
  readonly current: Snapshot<N>;
  readonly motion: Motion<N, Step>;
  readonly language: Language;
}

export interface OverlayParts<N extends ReplicantName, Step> {
  readonly names: readonly N[];
  /** The visible difference between two pictures; empty when they look the same. */
  readonly plan: (previous: Snapshot<N>, current: Snapshot<N>) => readonly Step[];
  readonly Overlay: ComponentType<OverlayProps<N, Step>>;
}

const prefersStill = (): boolean =>
  isStillAsked(location.search) || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Answers once, after every loss of the connection, that the page was away and what comes next is not news. */
const watchAbsence = (): (() => boolean) => {
  let wasConnected = false;
  let wasAway = false;
  onConnectionChange(() => {
    wasAway ||= wasConnected && !isConnected();
    wasConnected = isConnected();
  });
  return () => {
    const answer = wasAway;
    wasAway &&= !wasConnected;
    return answer;
  };
};

/**
 * Shows an overlay in #root. Nothing is painted before fonts and the first whole snapshot are there. Every snapshot
 * is in the DOM when its handler returns; motion afterwards only decorates it. A change that does not show (a draft,
 * a clock) lets a running motion run. While disconnected no snapshot arrives and the last picture stays.
 */
export const mount = async <N extends ReplicantName, Step>({ names, plan, Overlay }: OverlayParts<N, Step>) => {
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no element #root.');
  await fontsReady();
  const root = createRoot(host);
  const language = languageOf(location.search);
  document.documentElement.lang = language;
  const wasAway = watchAbsence();
  let last: Snapshot<N> | null = null;
  let motion: Motion<N, Step> = { id: 0, before: null, steps: [] };
  subscribeSnapshot(names, (current) => {
    const isSet = wasAway() || prefersStill() || document.hidden;
    const before = !isSet && last !== null && isNextPicture(last.match, current.match) ? last : null;
    const steps = before ? plan(before, current) : [];
    if (before === null || steps.length > 0) motion = { id: motion.id + 1, before, steps };
    last = current;
    flushSync(() => {
      root.render(<Overlay current={current} motion={motion} language={language} />);
    });
  });
};
