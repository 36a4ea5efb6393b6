import type { DraftView, Problem, TurnOptions } from 'chess-match/client/contract';
import { tidy } from 'chess-match/client/turn';
import { branchingOf, splitLine } from 'chess-match/games/business';
import type { TeamView } from 'chess-match/contract/venue';
import type { Truth } from '../device/heard';
import type { CaptainTexts } from './texts';
import type { CaptainProps } from './props';

/** How the turn stands, in words, and whether the clock can be pressed. */
export interface Standing {
  readonly word: string;
  readonly tone: 'ready' | 'waits' | 'wrong';
  /** Which key change is still possible. */
  readonly keyChange: string;
}

interface StandingParts {
  readonly props: CaptainProps;
  readonly truth: Truth['kind'];
  readonly team: TeamView | undefined;
  readonly draft: DraftView;
  readonly line: string;
  readonly isOwnTurn: boolean;
  readonly texts: CaptainTexts;
}

const KEY_CHANGES = ['branch', 'pass', 'select'] as const;

/** Which key change the turn may still have, in words; "" once it has one. */
export const keyChangeOf = (
  line: string,
  draft: DraftView,
  options: TurnOptions | null,
  texts: CaptainTexts,
): string => {
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

/** Whether the own clock stands. Without clocks nothing does. */
export const clockStands = ({ views, seat }: Pick<CaptainProps, 'views' | 'seat'>, thread?: string): boolean => {
  const own = (views.clocks?.clocks ?? []).filter(
    (clock) => clock.team === seat.team && (thread === undefined || clock.thread === thread),
  );
  return own.length > 0 && own.every(({ runningSinceMs }) => runningSinceMs === null);
};

/** Why nothing can be entered here now, whatever the turn; null where it can. */
export const barWord = (
  { match, self }: Pick<CaptainProps, 'match' | 'self'>,
  truth: Truth['kind'],
  team: TeamView | undefined,
  texts: CaptainTexts,
): string | null => {
  if (truth !== 'live') return texts.offline;
  if (match.status === 'over') return texts.over;
  if (!self.inPlay) return texts.outOfPlay;
  return team?.entry === 'operator' ? texts.operatorEnters : null;
};

export const standingOf = ({ props, truth, team, draft, line, isOwnTurn, texts }: StandingParts): Standing => {
  const keyChange = keyChangeOf(line, draft, props.views.options?.turn ?? null, texts);
  const bar = barWord(props, truth, team, texts);
  if (bar !== null) return { word: bar, tone: 'wrong', keyChange };
  if (!isOwnTurn) return { word: texts.notYourTurn, tone: 'waits', keyChange };
  if (tidy(line) !== tidy(draft.line)) return { word: texts.checking, tone: 'waits', keyChange };
  if (draft.ready && clockStands(props)) return { word: texts.clockStands, tone: 'waits', keyChange };
  if (draft.ready) return { word: texts.ready, tone: 'ready', keyChange };
  const isWrong = draft.items.some(({ problem }) => problem !== null);
  if (isWrong || draft.lacks.length === 0) return { word: texts.mend, tone: 'wrong', keyChange };
  return { word: texts.lacks(draft.lacks), tone: 'waits', keyChange };
};
