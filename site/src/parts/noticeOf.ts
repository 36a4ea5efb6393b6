import type { Absence } from '../past/useLookingBack';
import type { Words } from '../words';

/** What is said in the place of a match, and what helps; null: nothing does. */
interface NoticeText {
  readonly title: string;
  readonly help: string | null;
}

/**
 * @param absence why the match that was asked for is not to be seen; null: none was
 * @param isOpenYet it is known that no match is open
 */
export const noticeOf = (absence: Absence | null, isOpenYet: boolean, words: Words): NoticeText => {
  switch (absence) {
    case 'gone':
      return { title: words.gone, help: words.goneHelp };
    case 'failed':
      return { title: words.lost, help: null };
    case 'asked':
      return { title: words.connecting, help: null };
    case null:
      return isOpenYet ? { title: words.noMatch, help: words.noMatchHelp } : { title: words.connecting, help: null };
  }
};
