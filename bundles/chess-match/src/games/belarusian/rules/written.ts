import { TABLES } from './board';

/** What a text says, whether it can be played or not. Squares by index. */
export type Written =
  | { readonly kind: 'inauguration' }
  /** `far`: squares the kniaz goes; null where the text does not say. */
  | { readonly kind: 'castling'; readonly wing: 'king' | 'queen'; readonly far: number | null }
  | {
      readonly kind: 'move';
      /** Null where the text does not name it. */
      readonly piece: string | null;
      readonly from: number;
      readonly to: number;
      readonly takes: boolean;
      readonly promotion: string | null;
    };

/** L11 letters of the seed in Cyrillic, and letters of files that look the same there. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  к: 'k',
  г: 'g',
  л: 'l',
  м: 'm',
  в: 'v',
  р: 'r',
  с: 'c',
  е: 'e',
  х: 'x',
  о: 'o',
};

const INAUGURATION = /^(?:inauguration|инаугурация|інаўгурацыя)$/;
const CASTLING = /^[o0]-[o0](?<long>-[o0])?(?::(?<far>[23]))?$/;
const MOVE = /^(?<piece>[akglmvr])?(?<from>[a-i][1-9])(?<sign>[-x:])?(?<to>[a-i][1-9])(?:=?(?<promotion>[akglmvr]))?$/;

const latin = (text: string): string => [...text].map((letter) => LATIN[letter] ?? letter).join('');

/** Signs of check, mate and of what people think of a move say nothing here. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/[+#!?]+$/, '')
    .replaceAll(/[–—−]/g, '-')
    .toLowerCase();

/** A text in the letters of the board, without signs behind it. */
export const spelled = (text: string): string => latin(bare(text));

/** Reads "e2-e4", "Vc1xd3", "Лa1-a5", "a8-a9=g", "O-O:3", "inauguration"; null where it is nothing of the kind. */
export const readWritten = (text: string): Written | null => {
  const core = bare(text);
  if (INAUGURATION.test(core)) return { kind: 'inauguration' };
  const letters = spelled(text);
  const castling = CASTLING.exec(letters)?.groups;
  if (castling !== undefined) {
    const far = castling['far'] === undefined ? null : Number(castling['far']);
    return { kind: 'castling', wing: castling['long'] === undefined ? 'king' : 'queen', far };
  }
  const { piece = null, from = '', sign, to = '', promotion = null } = MOVE.exec(letters)?.groups ?? {};
  const [origin, target] = [TABLES.squareByName.get(from), TABLES.squareByName.get(to)];
  if (origin === undefined || target === undefined) return null;
  return { kind: 'move', piece, from: origin, to: target, takes: sign === 'x' || sign === ':', promotion };
};
