import type { PeopleView } from 'chess-match/client';
import { createContext, useContext } from 'react';
import type { Strings } from '../strings/strings';
import type { Desk } from './desk';

/** What every part of the page needs. */
export interface PageContext {
  readonly desk: Desk;
  readonly strings: Strings;
  readonly people: PeopleView;
  /** Boards the match has. */
  readonly boards: number;
  readonly isConnected: boolean;
}

export const Page = createContext<PageContext | null>(null);

export const usePage = (): PageContext => {
  const page = useContext(Page);
  if (page === null) throw new Error('PageContext is missing: render inside App.');
  return page;
};
