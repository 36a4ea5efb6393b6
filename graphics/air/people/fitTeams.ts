import type { Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { fitText, type Fit, type FitBox, type Measure } from '../fitText';

/** How a team may be called; the short name is empty where nobody gave one. */
export interface Names {
  readonly long: string;
  readonly short: string;
}

export type BySide<T> = Readonly<Record<Side, T>>;

const both = <T>(make: (side: Side) => T): BySide<T> => ({ white: make('white'), black: make('black') });

/**
 * Both teams' names in type of one size, as neither matters more. The long names where they fit on a line; a short name
 * for one that does not; two lines where there is no short one.
 */
export const fitTeams = (names: BySide<Names>, box: FitBox, measure: Measure): BySide<Fit> => {
  const fits = (text: string, size: number): boolean => text !== '' && measure(text) * size <= box.width;
  const onALine = (mayShorten: boolean): BySide<Fit> | null => {
    const called = ({ long, short }: Names, size: number): string | null => {
      if (fits(long, size) || long === '') return long;
      return mayShorten && fits(short, size) ? short : null;
    };
    for (const fontSize of box.oneLine) {
      const [white, black] = [called(names.white, fontSize), called(names.black, fontSize)];
      if (white !== null && black !== null)
        return both((side) => ({ fontSize, lines: [side === 'white' ? white : black], isCut: false }));
    }
    return null;
  };
  const fitted = onALine(false) ?? onALine(true);
  if (fitted) return fitted;
  const alone = both((side) => fitText(names[side].long, { ...box, oneLine: [] }, measure));
  const fontSize = Math.min(...SIDES.map((side) => alone[side].fontSize));
  return both((side) => ({
    ...alone[side],
    fontSize,
    ...(fits(names[side].long, fontSize) && { lines: [names[side].long] }),
  }));
};
