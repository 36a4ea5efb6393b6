import type { HomeDocument } from 'chess-match/contract/viewers';
import type { Words } from '../words';

/** What the newest that is known of a match is called: a page that did not see the end does not say that it is over. */
export const newestText = ({ match }: Pick<HomeDocument, 'match'>, isLive: boolean, words: Words): string => {
  if (match.status === 'over') return words.over;
  return isLive ? words.live : words.asSeen;
};
