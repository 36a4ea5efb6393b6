import type { PrintedMatch } from 'chess-match/client/printed';
import type { PartChoice } from './Choices';
import { sheetTitle } from './paper/words';
import type { SheetsTexts } from './texts/texts';

export const PROTOCOL = 'protocol';

/** What of a match may be printed: its protocol, and every sheet. */
export const partsOf = ({ sheets }: PrintedMatch, texts: SheetsTexts): readonly PartChoice[] => [
  { id: PROTOCOL, title: texts.protocol },
  ...sheets.map((sheet) => ({ id: sheet.key, title: sheetTitle(sheet, texts) })),
];
