import { duelEn } from '../duel/words/en';
import { namedRecord } from '../duel/words/problems';
import { duelRu } from '../duel/words/ru';
import type { StudyErrorParams } from './errors';

type Said = { readonly [C in keyof StudyErrorParams]: (params: StudyErrorParams[C]) => string };

const own = { endOf: (reason: string) => reason, fault: (what: string) => what, example: '1.e4 e5 2.Nf3 *' };

/** What is wrong with a file of variations, where, and what to do. */
export const STUDY_PROBLEMS: { readonly en: Said; readonly ru: Said } = {
  en: {
    ...namedRecord('study', duelEn(own).record),
    'study/move/none': ({ line, move }) =>
      `Line ${line}: ${move} is no legal move here, or it is not clear which. Correct it, or what stands before it.`,
    'study/start/bad_position': () => 'Nothing can be played from the position in the tag FEN. Correct it.',
    'study/moves/too_many': ({ limit }) =>
      `This game has more than ${limit} moves with its variations. Delete some of them, or make two games of it.`,
  },
  ru: {
    ...namedRecord('study', duelRu(own).record),
    'study/move/none': ({ line, move }) =>
      `Строка ${line}: хода ${move} здесь нет, или неясно, какой имеется в виду. Исправьте его или то, что стоит перед ним.`,
    'study/start/bad_position': () => 'Из позиции в заголовке FEN играть нельзя. Исправьте её.',
    'study/moves/too_many': ({ limit }) =>
      `В этой партии вместе с вариантами больше ${limit} ходов. Удалите часть или сделайте из неё две партии.`,
  },
};
