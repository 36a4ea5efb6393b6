import type { Language, MatchView, PeopleView, ShowView } from 'chess-match/client';
import { createContext, useContext } from 'react';
import type { Strings } from '../texts';

/** What every part of the show desk needs. */
export interface PageContext {
  readonly language: Language;
  readonly strings: Strings;
  readonly show: ShowView;
  readonly people: PeopleView;
  /** Ids of those who speak now. */
  readonly speaking: readonly string[];
  /** The open match; null where none is open. */
  readonly match: MatchView | null;
  /** Boards the match has. */
  readonly boards: number;
}

export const Page = createContext<PageContext | null>(null);

export const usePage = (): PageContext => {
  const page = useContext(Page);
  if (page === null) throw new Error('PageContext is missing: render inside ShowDesk.');
  return page;
};
