import { tryMove, type Study, type StudyRules } from 'chess-match/client/explore';
import { asSquares } from 'chess-match/client/view';

/** The file of the square a move goes to, in Russian letters that look like Latin ones. */
const GOAL_FILE = /[авсен](?=\d+(?:=?\p{L})?[+#!?]*$)/u;

/**
 * The study after a move as a person types it, in any alphabet. Where its letters are one move and its keys another
 * ("а4" is f4 on the Latin layout), it is that of its letters: nobody else sees a move that is only tried. What may be
 * two moves by its letters alone changes nothing, as an illegal one.
 */
export const tryTyped = (rules: StudyRules, study: Study, text: string): Study => {
  const typed = tryMove(rules, study, text);
  return typed === study ? tryMove(rules, study, text.replace(GOAL_FILE, asSquares)) : typed;
};
