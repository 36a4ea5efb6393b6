import type { ShowView, Tellings } from '@schemas/show';

export type { Tellings };

/** A graphic that tells of the past as time goes by. */
export type Teller = keyof Tellings;
export type TellingClock = NonNullable<Tellings[Teller]>;

export const TELLERS = ['replay', 'recap'] as const satisfies readonly Teller[];

export const NOTHING_TOLD: Tellings = { replay: null, recap: null };

/** How far it has come, ms from its beginning. */
export const positionAt = ({ positionMs, runningSinceMs }: TellingClock, nowMs: number): number =>
  runningSinceMs === null ? positionMs : positionMs + Math.max(0, nowMs - runningSinceMs);

interface Showing {
  readonly slots: ShowView['graphics'];
  readonly tellings: Tellings;
}

/** Each take begins anew, and what goes off air is told no more. */
export const tellingsAfter = (before: Showing, after: Showing, atMs: number): Tellings => {
  const clockOf = (teller: Teller): Tellings[Teller] => {
    const { on, takes } = after.slots[teller];
    if (!on) return null;
    if (takes === before.slots[teller].takes) return after.tellings[teller];
    return { begunAtMs: atMs, positionMs: 0, runningSinceMs: atMs };
  };
  const tellings = { replay: clockOf('replay'), recap: clockOf('recap') };
  return TELLERS.every((teller) => tellings[teller] === after.tellings[teller]) ? after.tellings : tellings;
};

interface Steer {
  readonly graphic: Teller;
  readonly positionMs: number;
  readonly isRunning: boolean;
  readonly atMs: number;
}

/** The clocks after one of them was held, or set going from somewhere. */
export const steered = (tellings: Tellings, { graphic, positionMs, isRunning, atMs }: Steer): Tellings => {
  const clock = tellings[graphic];
  if (clock === null) return tellings;
  return { ...tellings, [graphic]: { ...clock, positionMs, runningSinceMs: isRunning ? atMs : null } };
};

/** As a preview has them: what is cued has not begun. */
export const tellingsCued = ({ graphics, tellings }: ShowView): Tellings => ({
  replay: graphics.replay.cue === null ? tellings.replay : null,
  recap: graphics.recap.cue === null ? tellings.recap : null,
});
