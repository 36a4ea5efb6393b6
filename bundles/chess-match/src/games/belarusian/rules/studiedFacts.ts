import { factsOf, type Facts } from '../views/facts';
import { endOfPosition } from './end';
import { readWritten } from './fen';
import { studiedSettings } from './studyRules';

/**
 * What is worth telling of a position that is looked at or tried. @param text of this game's study; null where it is
 * none
 */
export const studiedFacts = (given: Readonly<Record<string, unknown>>, text: string): Facts | null => {
  const settings = studiedSettings(given);
  const read = readWritten(settings, text);
  return read.ok ? factsOf(settings, read.value, endOfPosition(settings, read.value) !== null) : null;
};
