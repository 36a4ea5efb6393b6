import type { AirLanguage, Side } from 'chess-match/client';
import { sanWidth, textWidth } from '../../../air/textWidth';
import { TURN_GAP } from '../../../ticker/layout';
import type { Entry } from './entries';
import { groupsOf, type Group, type Part, type Style } from './parts';

export interface EntryLayout {
  readonly ply: number;
  readonly turn: string;
  readonly side: Side;
  readonly groups: readonly Group[];
}

/** From all to the least: the newest turn is told whole. */
const STYLES: readonly Style[] = [
  { size: 30, hasWords: true },
  { size: 28, hasWords: true },
  { size: 26, hasWords: true },
  { size: 24, hasWords: true },
  { size: 24, hasWords: false },
];
const LEAST: Style = { size: 24, hasWords: false };

/** Pixels between things, and on both sides of what stands on a plate. */
export const GAP = { parts: 6, groups: 18, plate: 10 } as const;

/** The number in a badge is no smaller than other text may be. */
export const badgeSize = ({ size }: Style): number => Math.max(30, size + 2);
export const chipSize = ({ size }: Style): number => size - 4;
export const arrowWidth = ({ size }: Style): number => Math.round(size * 0.7);

/** Upper bounds: what is drawn is never wider. */
const partWidth = (part: Part, style: Style): number => {
  const { size } = style;
  switch (part.kind) {
    case 'badge':
      return badgeSize(style);
    case 'san':
      return sanWidth(part.san, size);
    case 'chips':
      return chipSize(style) + GAP.parts + textWidth(String(part.count), size);
    case 'word':
      return textWidth(part.text, size);
    case 'arrow':
      return arrowWidth(style);
    case 'points':
      return textWidth(part.text, size) + 2 * GAP.plate;
  }
};

const sum = (widths: readonly number[], gap: number): number =>
  widths.reduce((total, width) => total + width, 0) + gap * Math.max(0, widths.length - 1);

const groupWidth = ({ isNote, parts }: Group, style: Style): number =>
  sum(
    parts.map((part) => partWidth(part, style)),
    GAP.parts,
  ) + (isNote ? 2 * GAP.plate : 0);

/** Room of a turn in pixels, its number included. */
export const entryWidth = ({ turn, groups }: EntryLayout, style: Style): number =>
  sum([textWidth(turn, style.size) + 2 * GAP.plate, ...groups.map((group) => groupWidth(group, style))], GAP.groups);

export interface TickerLayout {
  readonly style: Style;
  /** Those that fit as a whole, oldest first. */
  readonly entries: readonly EntryLayout[];
}

/** The largest style in which the newest turn fits, and as many turns before it as do. Pure. */
export const layoutTicker = (entries: readonly Entry[], width: number, language: AirLanguage): TickerLayout => {
  const lay = (entry: Entry, style: Style): EntryLayout => {
    const { ply, turn, side } = entry;
    return { ply, turn, side, groups: groupsOf(entry, style, language) };
  };
  const newest = entries.at(-1);
  const fits = (style: Style): boolean => newest === undefined || entryWidth(lay(newest, style), style) <= width;
  const style = STYLES.find(fits) ?? LEAST;
  const kept: EntryLayout[] = [];
  let room = width;
  for (const entry of [...entries].reverse()) {
    const laid = lay(entry, style);
    room -= entryWidth(laid, style) + (kept.length > 0 ? TURN_GAP : 0);
    if (room < 0 && kept.length > 0) break;
    kept.unshift(laid);
  }
  return { style, entries: kept };
};
