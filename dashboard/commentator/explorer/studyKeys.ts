import type { Language } from 'chess-match/client';
import { goAside, goBack, goForward, goToEnd, goToStart, removeStep, type Study } from 'chess-match/client/explore';
import type { KeyBinding } from '../../shared/keys';
import { COMMENTATOR_TEXTS, type CommentatorTexts } from '../texts/texts';

/** The words of a key in both languages. */
export const bothOf = (word: (texts: CommentatorTexts) => string): Readonly<Record<Language, string>> => ({
  en: word(COMMENTATOR_TEXTS.en),
  ru: word(COMMENTATOR_TEXTS.ru),
});

const STEPS: readonly (readonly [string, string, (texts: CommentatorTexts) => string, (study: Study) => Study])[] = [
  ['study-back', 'Shift+ArrowLeft', (texts) => texts.studyBack, goBack],
  ['study-forward', 'Shift+ArrowRight', (texts) => texts.studyForward, goForward],
  ['study-start', 'Shift+Home', (texts) => texts.studyStart, goToStart],
  ['study-end', 'Shift+End', (texts) => texts.studyEnd, goToEnd],
  ['study-next', 'Shift+ArrowDown', (texts) => texts.studyNext, (study) => goAside(study, 1)],
  ['study-previous', 'Shift+ArrowUp', (texts) => texts.studyPrevious, (study) => goAside(study, -1)],
  ['study-remove', 'Shift+Delete', (texts) => texts.remove, (study) => removeStep(study, study.current)],
];

/** Keys that walk through what was tried. */
export const studyKeys = (change: (step: (study: Study) => Study) => void): readonly KeyBinding[] =>
  STEPS.map(([id, keys, word, step]) => ({ id, keys, label: bothOf(word), run: () => change(step) }));
