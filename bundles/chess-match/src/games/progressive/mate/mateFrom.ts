import { advance } from '../rules/game';
import { studiedKind } from '../rules/studyRules';
import { readStudied } from '../rules/studyText';
import { writtenStep } from '../rules/written';
import { findMate } from './findMate';

/** What a page is told: the moves of a mate in SAN, that there is none, or that it was not found out in time. */
export type MateFound =
  { readonly kind: 'found'; readonly sans: readonly string[] } | { readonly kind: 'none' | 'not-known' };

/**
 * Whether the series that is under way in a position of this game's study can mate.
 * @param settings as the match publishes them
 * @param mayGoOn asked often, with the positions looked at so far; false ends the search
 */
export const mateFrom = (
  settings: Readonly<Record<string, unknown>>,
  text: string,
  mayGoOn: (positions: number) => boolean,
): MateFound => {
  const studied = readStudied(studiedKind(settings), text);
  if (studied === null) return { kind: 'none' };
  const answer = findMate(studied.game, mayGoOn);
  if (answer.kind !== 'found') return { kind: answer.kind };
  const sans: string[] = [];
  let { game } = studied;
  for (const step of answer.steps) {
    sans.push(writtenStep(game, step));
    game = advance(game, step);
  }
  return { kind: 'found', sans };
};
