import type { ObsView } from '@schemas/obs';

/**
 * Why a scene is asked for; stands in `lastRequest.reason`. button: a human pressed it. follow_on: automation was
 * switched on. reconnected: OBS came back, and what it shows is compared again. The others are causes of scene rules.
 */
export type Reason = NonNullable<ObsView['lastRequest']>['reason'];

/** `auto`: the preview in studio mode, where the director takes it, else the program. */
export type Target = 'program' | 'preview' | 'auto';

/** A scene that is wanted, once. It is spent by the first answer, whatever that is: none waits to surprise later. */
export interface DesiredScene {
  /** By its name in the rules; OBS may know it by another one. */
  readonly scene: string;
  readonly reason: Reason;
  readonly target: Target;
}
