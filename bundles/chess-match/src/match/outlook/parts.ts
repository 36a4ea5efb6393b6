import type { Dealings, MadeShift, Moment } from '../../games/common/lookBack';
import type { Lines } from './lines';
import { worthToWhite, type When } from './shifts';

/** A part of what a turn changed, in points that White gained by it. */
export interface Part {
  readonly board: number | null;
  readonly points: number;
  readonly shift: MadeShift | null;
  /** @returns null: not known */
  worth(before: When, after: When): number | null;
}

/** What a turn changed: each line that was played on, and what was shifted. Together they are all of it. */
export const partsOf = (before: Moment, after: Moment, { made }: Dealings, lines: Lines): readonly Part[] => {
  const shift = made.find(({ ply }) => ply === after.ply) ?? null;
  const given = shift?.isPaid === true ? shift.from.line : null;
  const stands = new Set((after.atStake ?? []).map(({ line, position }) => `${line} ${position}`));
  const played = (before.atStake ?? []).filter(
    ({ line, position }) => line !== given && !stands.has(`${line} ${position}`),
  );
  const ofLines = played.map(({ line, board, points }): Part => {
    const worth = (from: When, to: When): number | null => {
      const [was, is] = [from(line), to(line)].map((ply) => (ply === null ? null : lines.at(line, ply)));
      return typeof was === 'number' && typeof is === 'number' ? points * (is - was) : null;
    };
    return { board, points, shift: null, worth };
  });
  if (shift === null) return ofLines;
  const worth = (from: When, to: When): number | null => worthToWhite(shift, lines, from, to);
  return [...ofLines, { board: null, points: 0, shift, worth }];
};

/** What they come to; null where one is not known. */
export const sumOf = (parts: readonly Part[], before: When, after: When): number | null => {
  const worths = parts.map((part) => part.worth(before, after));
  return worths.includes(null) ? null : worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0);
};
