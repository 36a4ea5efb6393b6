import { endText, type Language } from 'chess-match/client';
import { GAME_SHEETS, type PrintedSheet, type SheetMove, type SheetRemark } from 'chess-match/client/printed';
import type { SheetsTexts } from '../texts/texts';

/** What everything that is printed is written with. */
export interface Words {
  readonly language: Language;
  readonly texts: SheetsTexts;
  readonly game: string;
}

export const moveText = (text: string, { game, language }: Words): string =>
  GAME_SHEETS[game]?.moveIn(text, language) ?? text;

export const remarkText = (remark: SheetRemark, { game, language }: Words): string =>
  GAME_SHEETS[game]?.remark(remark, language) ?? remark.code;

const labelOf = ({ number, side }: SheetMove, form: PrintedSheet['form']): string =>
  form === 'turns' || side === 'white' ? `${number}.` : `${number}...`;

/** "Score sheet · board 2, from 7.": the turn tells sheets of one board apart. */
export const sheetTitle = ({ name, moves, form }: PrintedSheet, texts: SheetsTexts): string => {
  const own = moves.find(({ isInherited }) => !isInherited);
  return moves[0]?.isInherited === true && own !== undefined
    ? texts.sheetFrom(name, labelOf(own, form))
    : texts.sheet(name);
};

/** "0–1": how a sheet ended, as a result by itself; null where it did not, or nothing was decided. */
export const resultText = ({ end }: PrintedSheet, texts: SheetsTexts): string | null =>
  end === null || end.result === null ? null : texts.results[end.result];

/** "12., repetition": how that came about, with what the game says beside it. */
export const endWords = ({ end }: PrintedSheet, words: Words): string =>
  end === null
    ? ''
    : [end.turn, endText(end.reason, words.language), ...end.remarks.map((remark) => remarkText(remark, words))]
        .filter((part) => part !== '')
        .join(', ');
