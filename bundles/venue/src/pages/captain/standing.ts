import type { DraftView } from 'chess-match/client/contract';
import { tidy } from 'chess-match/client/turn';
import type { TeamView } from 'chess-match/contract/venue';
import type { Truth } from '../device/heard';
import { CAPTAIN_TEXTS, type CaptainTexts } from './texts';
import type { CaptainProps } from '../kit/display';

/** How the turn stands, in words, and whether the clock can be pressed. */
export interface Standing {
  readonly word: string;
  readonly tone: 'ready' | 'waits' | 'wrong';
}

interface StandingParts {
  readonly props: CaptainProps;
  readonly truth: Truth['kind'];
  readonly team: TeamView | undefined;
  readonly draft: DraftView;
  readonly line: string;
  readonly isOwnTurn: boolean;
}

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

export const standingOf = ({ props, truth, team, draft, line, isOwnTurn }: StandingParts): Standing => {
  const { views, own, texts: venueTexts, language } = props;
  const texts = CAPTAIN_TEXTS[language];
  const bar = barWord(props, truth, team, texts);
  if (bar !== null) return { word: bar, tone: 'wrong' };
  if (!isOwnTurn) return { word: venueTexts.notYourTurn, tone: 'waits' };
  if (tidy(line) !== tidy(draft.line)) return { word: texts.checking, tone: 'waits' };
  if (draft.ready && clockStands(props)) return { word: texts.clockStands, tone: 'waits' };
  if (draft.ready) return { word: texts.ready, tone: 'ready' };
  const isWrong = draft.items.some(({ problem }) => problem !== null);
  if (isWrong || draft.lacks.length === 0) return { word: texts.mend, tone: 'wrong' };
  return { word: own.lacksWords(draft, views, language), tone: 'waits' };
};
