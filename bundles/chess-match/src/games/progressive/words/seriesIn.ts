import type { AirLanguage } from '../../../view/language';
import { sanIn } from '../../chess/sanIn';

/** The line of a series in the letters of a language: "3.Сc4 Фh5". */
export const seriesIn = (line: string, language: AirLanguage): string =>
  line.replaceAll(
    /(?<=^|\s)(\d+(?:\.+|:))?(\S+)/gu,
    (_word, number: string | undefined, move: string) => `${number ?? ''}${sanIn(move, language)}`,
  );
