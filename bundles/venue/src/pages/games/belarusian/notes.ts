import type { Language } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import { CALL_WORDS, headlineOf, headlineText, turnIn } from 'chess-match/games/belarusian';
import type { GameInHall } from '../../kit/display';
import { BELARUSIAN_TEXTS } from './texts';

type Play = Extract<VenueViews['play'], { readonly game: 'belarusian' }>;

const playOf = ({ play }: Partial<VenueViews>): Play | null => (play?.game === 'belarusian' ? play : null);

/** L11 calls as they are made, in a row. */
export const callsWords = (calls: Play['called']['calls'], language: Language): string =>
  calls.map((call) => CALL_WORDS[language][call]).join(', ');

/** L11 what was called with the last turn. */
export const toMoveNote = (views: Partial<VenueViews>, language: Language): string => {
  const play = playOf(views);
  return play === null || play.called.calls.length === 0
    ? ''
    : BELARUSIAN_TEXTS[language].quoted(callsWords(play.called.calls, language));
};

/** What the fight is about now, as viewers are told it; nothing of what is only prepared. */
export const beside: GameInHall['beside'] = ({ prepared, views, language }) => {
  const play = playOf(views);
  return play === null || play.end !== null || prepared !== null ? [] : [headlineText(headlineOf(play), language)];
};

/** A turn that was made. */
export const turnWords: GameInHall['turnWords'] = ({ moves }, language) =>
  moves.map(({ san }) => turnIn(san, language)).join(' ');
