import type { RosterTexts } from '../texts/texts';
import type { Allowed } from './readPerson';

/** Says what would be right in a place of a list. */
export const allowedText = (allowed: Allowed, texts: RosterTexts): string => {
  switch (allowed.code) {
    case 'oneOf':
      return texts.oneOf(allowed.words.join(', '));
    case 'range':
      return texts.range(allowed.min, allowed.max);
    case 'atMost':
      return texts.atMost(allowed.count);
    case 'tooMany':
      return texts.tooMany(allowed.group, allowed.most);
    case 'name':
      return texts.mustBeName;
    case 'duplicate':
      return texts.pDuplicate;
    case 'federation':
      return texts.pFederation;
    case 'fide':
      return texts.pFide;
    case 'photo':
      return texts.pPhoto;
    case 'unknownColumn':
      return texts.pUnknownColumn;
    case 'missingColumn':
      return texts.pMissingColumn;
    case 'twice':
      return texts.pTwice;
    case 'cells':
      return texts.pCells;
    case 'notJson':
      return texts.pNotJson;
    case 'shape':
      return texts.pShape;
  }
};
