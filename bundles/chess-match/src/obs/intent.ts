import type { Side } from '../rules/common/sides';

/**
 * Why a scene is asked for; stands in ObsView.lastRequest.reason.
 * button: an operator pressed the scene's button. side_to_move: the side to move changed. follow_on: following was
 * switched on. reconnected: OBS came back, and what it shows is compared again.
 */
export const REASONS = ['button', 'side_to_move', 'follow_on', 'reconnected'] as const;
export type Reason = (typeof REASONS)[number];

/** One wish for one audience scene. It is spent by the first answer, whatever that is: no wish waits to surprise later. */
export interface Wish {
  readonly side: Side;
  readonly reason: Reason;
}

/** What we want of OBS and what we know of the human's will. */
export interface Intent {
  readonly toMove: Side | null;
  readonly follow: boolean;
  /** A human chose the picture, in OBS or by a button; following keeps off until the side to move changes. */
  readonly humanHolds: boolean;
  readonly wish: Wish | null;
}

export const NO_INTENT: Intent = { toMove: null, follow: false, humanHolds: false, wish: null };

const isButton = (wish: Wish | null): boolean => wish?.reason === 'button';

/** A button outranks following until it is answered. */
const withFollowWish = (intent: Intent, reason: Reason): Intent => {
  const { follow, toMove, wish } = intent;
  if (isButton(wish)) return intent;
  return { ...intent, wish: follow && toMove !== null ? { side: toMove, reason } : null };
};

/** Any change of the side to move counts, an undo too; nothing else of the match does. */
export const withSideToMove = (intent: Intent, toMove: Side | null): Intent =>
  toMove === intent.toMove ? intent : withFollowWish({ ...intent, toMove, humanHolds: false }, 'side_to_move');

export const withFollow = (intent: Intent, follow: boolean): Intent =>
  follow === intent.follow ? intent : withFollowWish({ ...intent, follow, humanHolds: false }, 'follow_on');

export const withButton = (intent: Intent, side: Side): Intent => ({
  ...intent,
  humanHolds: true,
  wish: { side, reason: 'button' },
});

/** Somebody else changed the picture: not fought. */
export const withHumanChange = (intent: Intent): Intent => ({
  ...intent,
  humanHolds: true,
  wish: isButton(intent.wish) ? intent.wish : null,
});

/** OBS is back. Who chose what it shows now is unknown, so following compares again unless a human held the picture. */
export const withReturn = (intent: Intent): Intent =>
  intent.humanHolds ? intent : withFollowWish(intent, 'reconnected');

export const withoutWish = (intent: Intent): Intent => ({ ...intent, wish: null });
