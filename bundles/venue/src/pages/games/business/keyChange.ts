import type { Problem } from 'chess-match/client/contract';
import type { Language } from 'chess-match/client/drawing';
import { entryOf, type TurnOptions } from 'chess-match/games/business';
import type { TeamView } from 'chess-match/contract/venue';
import { BUSINESS_TEXTS } from './texts';

const KEY_CHANGES = ['branch', 'pass', 'select'] as const;

/** Which key change the turn may still have, in words; "" once it has one. @param options after its draft */
export const keyChangeOf = (options: TurnOptions | null, language: Language): string => {
  const texts = BUSINESS_TEXTS[language];
  if (options === null || options.keyChange !== null) return '';
  const may = (bar: Problem | null): boolean => bar === null;
  const open = KEY_CHANGES.filter(
    (kind) => (kind !== 'branch' || may(options.branching)) && options.boards.some(({ [kind]: bar }) => may(bar)),
  );
  return open.length === 0
    ? texts.keyChange.none
    : texts.keyChange.open(open.map((kind) => texts.keyChange.names[kind]).join(', '));
};

/** The same of a team's turn as the server has it. */
export const stillOpen = (own: TeamView['own'], language: Language): string =>
  keyChangeOf(entryOf({ entry: own }).options, language);
