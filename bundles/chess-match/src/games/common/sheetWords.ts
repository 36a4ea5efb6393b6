import type { Language } from '../../view/language';
import type { SheetRemark } from './sheets';

/** Remarks of a game: their parameters by code. */
type Params = Readonly<Record<string, SheetRemark['params']>>;

/** How sheets of any game tell what an arbiter set. */
export interface CommonRemarks {
  readonly position: { readonly fen: string };
}

/** How the sheets of a game are written: a missing text does not compile. @typeParam R its own remarks */
export interface SheetWords<R> {
  /** A turn in the letters of a language. */
  moveIn(text: string, language: Language): string;
  readonly remarks: Readonly<Record<Language, { readonly [C in keyof R]: (params: R[C]) => string }>>;
}

/** Is the same with the game's own remarks hidden. */
export interface AnySheetWords {
  moveIn(text: string, language: Language): string;
  remark(remark: SheetRemark, language: Language): string;
}

const COMMON: SheetWords<CommonRemarks>['remarks'] = {
  en: { position: ({ fen }) => `position set by the arbiter: ${fen}` },
  ru: { position: ({ fen }) => `позиция поставлена арбитром: ${fen}` },
};

/** Joins the words of a game together with those of every game; a code that nobody knows stands as it is. */
export const sheetWords = <R extends Params>({ moveIn, remarks }: SheetWords<R>): AnySheetWords => ({
  moveIn,
  remark: ({ code, params }, language) => {
    const words: Readonly<Record<string, unknown>> = { ...COMMON[language], ...remarks[language] };
    const write = Object.hasOwn(words, code) ? words[code] : null;
    return typeof write === 'function' ? String((write as (given: unknown) => unknown)(params)) : code;
  },
});
