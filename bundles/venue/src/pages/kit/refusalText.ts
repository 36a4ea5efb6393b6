import { problemText, type Language } from 'chess-match/client/drawing';
import type { Problem } from 'chess-match/client/contract';

/** Codes whose common words tell the crew what to do, which nobody at a board can. */
const CODES = [
  'game/over',
  'board/over',
  'draft/stale',
  'match/none_open',
  'match/no_thread',
  'match/damaged',
  'command/malformed',
  'command/forbidden',
  'command/not_here',
  'command/failed',
  'journal/write_failed',
] as const;
type Code = (typeof CODES)[number];

const CALL_EN = 'This cannot be done from this screen, and nothing was changed. Call the arbiter.';
const CALL_RU = 'С этого экрана этого не сделать, ничего не изменено. Позовите арбитра.';

const SAID: Readonly<Record<Language, Readonly<Record<Code, string>>>> = {
  en: {
    'game/over': 'The game is over: nothing more is entered.',
    'board/over': 'The game on this board is over: nothing more is entered here.',
    'draft/stale': 'Your turn was changed at another screen, or is another one by now. Look at it and make it again.',
    'match/none_open': 'No match is being played now.',
    'match/no_thread': 'This board is not in the match that is being played. Call the arbiter.',
    'match/damaged': 'The match cannot be read: nothing was changed. Call the arbiter.',
    'command/malformed': CALL_EN,
    'command/forbidden': CALL_EN,
    'command/not_here': CALL_EN,
    'command/failed':
      'The server could not do it: nothing was changed. Try again, and call the arbiter if it stays so.',
    'journal/write_failed': 'The server could not save it, so it is not done. Call the arbiter.',
  },
  ru: {
    'game/over': 'Партия окончена: больше ничего не вводят.',
    'board/over': 'Партия на этой доске окончена: больше здесь ничего не вводят.',
    'draft/stale': 'Ваш ход изменили на другом экране, или он уже другой. Посмотрите и сделайте его снова.',
    'match/none_open': 'Сейчас никто не играет.',
    'match/no_thread': 'Этой доски нет в матче, который играют. Позовите арбитра.',
    'match/damaged': 'Партия не читается, ничего не изменено. Позовите арбитра.',
    'command/malformed': CALL_RU,
    'command/forbidden': CALL_RU,
    'command/not_here': CALL_RU,
    'command/failed':
      'Сервер не смог этого сделать, ничего не изменено. Повторите, а если не выйдет, позовите арбитра.',
    'journal/write_failed': 'Сервер не смог это сохранить, поэтому ничего не сделано. Позовите арбитра.',
  },
};

/** A game's own code begins with its name. */
const withoutGame = (code: string): string => code.split('/').slice(-2).join('/');
const isSaid = (code: string): code is Code => CODES.some((each) => each === code);

/** A refusal in the words of who sits at a board: what they can do now, and nothing that only the crew can. */
export const refusalText = (problem: Problem, language: Language): string => {
  const code = withoutGame(problem.code);
  return isSaid(code) ? SAID[language][code] : problemText(problem, language);
};
