import type { Air, GraphicId, AirLanguage, PublicName, Snapshot } from 'chess-match/client';
import type { ComponentType } from 'react';
import type { ShownAfterMs } from './hold/hold';
import type { Visit } from './visit/visit';

/**
 * What a team thinks, by the output for that team's own viewers, and what an engine says, by the pictures for those at
 * home: the only graphics that may be drawn from it.
 */
interface OwnViews {
  readonly 'tables-white': 'tablesWhite';
  readonly 'tables-black': 'tablesBlack';
  readonly outlook: 'outlook';
  readonly graph: 'outlook';
  readonly 'turning-point': 'outlook';
}

/** Views a graphic may be drawn from: what everybody may have, and what is its own. */
export type NameOn<G extends GraphicId> = PublicName | (G extends keyof OwnViews ? OwnViews[G] : never);

/** What a graphic is drawn from: the replicants it names, whether it is on air, and with what. */
export type Picture<G extends GraphicId, N extends NameOn<G>> = Snapshot<N> & Air<G>;

/**
 * What moves: from which picture, in which steps. A new `id` says that a new motion begins or, without steps, that the
 * picture is set.
 */
export interface Motion<P, Step> {
  readonly id: number;
  readonly before: P | null;
  readonly steps: readonly Step[];
}

/** What an overlay is given with every change of what it is drawn from. */
export interface OverlayProps<G extends GraphicId, N extends NameOn<G>, Step> {
  readonly current: Picture<G, N>;
  readonly motion: Motion<Picture<G, N>, Step>;
  readonly language: AirLanguage;
}

export interface OverlayParts<G extends GraphicId, N extends NameOn<G>, Step> {
  /** Its slot in the show; the folder's name. */
  readonly graphic: G;
  readonly names: readonly N[];
  /** The visible difference between two pictures; empty when they look the same. */
  readonly plan: (previous: Picture<G, N>, current: Picture<G, N>) => readonly Step[];
  /** Of what comes into a zone for seconds: what it tells of, so that what stands there knows when to give way. */
  readonly visit?: Visit;
  /** It knows by `useVisit` whether such a visitor is there. */
  readonly seesVisits?: true;
  /** It tells what came when the boards have shown it: how long that takes. Absent: it tells at once. */
  readonly shownAfterMs?: ShownAfterMs<Picture<G, N>>;
  readonly Overlay: ComponentType<OverlayProps<G, N, Step>>;
}
