import type { DraftView, Problem, TurnOptions } from 'chess-match/client/contract';
import type { Language } from 'chess-match/client/drawing';
import { branchingOf, splitLine } from 'chess-match/games/business';
import type { VenueViews } from 'chess-match/contract/venue';
import { BUSINESS_TEXTS } from './texts';

const KEY_CHANGES = ['branch', 'pass', 'select'] as const;

/** Which key change the turn may still have, in words; "" once it has one. */
export const keyChangeOf = (
  line: string,
  draft: DraftView,
  options: TurnOptions | null,
  language: Language,
): string => {
  const texts = BUSINESS_TEXTS[language];
  const isMade = branchingOf(line) !== null || splitLine(line).some(({ kind }) => kind === 'pass' || kind === 'select');
  if (isMade || options === null) return '';
  const may = (bar: Problem | null): boolean => bar === null;
  const open = KEY_CHANGES.filter((kind) =>
    kind === 'branch'
      ? may(draft.mayBranch ?? options.branching) && options.boards.some(({ branch }) => may(branch))
      : options.boards.some((board) => may(board[kind])),
  );
  return open.length === 0
    ? texts.keyChange.none
    : texts.keyChange.open(open.map((kind) => texts.keyChange.names[kind]).join(', '));
};

/** The same of the draft as the server has it. */
export const stillOpen = (draft: DraftView, views: Partial<VenueViews>, language: Language): string =>
  keyChangeOf(draft.line, draft, views.options?.turn ?? null, language);
