import type { AirLanguage, Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import { SIDE_WORDS, type SideWords } from 'chess-match/games/belarusian';
import type { End } from '../shared/play';

type OfWinner = (winner: Side, loser: Side, words: SideWords) => string;
type Reason = End['reason'];

/** Why the game ended so, for somebody who does not know the rules. */
type Story = Readonly<Record<Reason, OfWinner>>;

const en: Story = {
  throne: (winner, loser, { who }) =>
    `${who[winner]} stood on the throne for a move of ${who[loser]}, and was not attacked there.`,
  rokosh: (winner, loser, { who }) =>
    `${who[winner]} attacked the throne, and ${who[loser]} could neither leave nor shield it.`,
  mate: (_, loser, { whose }) => `${whose[loser]} kniaz has no heir, is attacked, and cannot get away.`,
  'no-move': () => 'The side to move has no move left: the points are shared.',
  repetition: () => 'The same position stood three times.',
  'fifty-moves': () => 'Fifty moves of both sides without a capture.',
  agreement: () => 'Both sides agreed to a draw.',
  resignation: (_, loser, { who }) => `${who[loser]} resigned.`,
  flag: (_, loser, { whose }) => `${whose[loser]} time has run out.`,
  aborted: () => 'The game was broken off: nobody gets points.',
  ruling: () => 'The arbiter has ruled the result.',
  forfeit: () => 'A side did not come to play.',
};

const ru: Story = {
  throne: (winner, loser, { who, whose }) =>
    `${who[winner]} простояли на троне ход ${whose[loser]}, и никто на них там не напал.`,
  rokosh: (winner, loser, { who, whoWithin }) =>
    `${who[winner]} напали на трон, а ${whoWithin[loser]} не смогли ни уйти, ни закрыться.`,
  mate: (_, loser, { whose }) => `У князя ${whose[loser]} нет наследника, он под боем, и спасти его нельзя.`,
  'no-move': () => 'Ходить нечем: очки делят поровну.',
  repetition: () => 'Одна и та же позиция стояла три раза.',
  'fifty-moves': () => 'Пятьдесят ходов обеих сторон без взятия.',
  agreement: () => 'Стороны согласились на ничью.',
  resignation: (_, loser, { who }) => `${who[loser]} сдались.`,
  flag: (_, loser, { whose }) => `У ${whose[loser]} вышло время.`,
  aborted: () => 'Партия прервана: очков не получает никто.',
  ruling: () => 'Результат присудил арбитр.',
  forfeit: () => 'Сторона не явилась на игру.',
};

const be: Story = {
  throne: (winner, loser, { who, whose }) =>
    `${who[winner]} прастаялі на троне ход ${whose[loser]}, і ніхто на іх там не напаў.`,
  rokosh: (winner, loser, { who, whoWithin }) =>
    `${who[winner]} напалі на трон, а ${whoWithin[loser]} не змаглі ні сысці, ні закрыцца.`,
  mate: (_, loser, { whose }) => `У князя ${whose[loser]} няма наследніка, ён пад боем, і выратаваць яго нельга.`,
  'no-move': () => 'Хадзіць няма чым: ачкі дзеляць пароўну.',
  repetition: () => 'Адна і тая ж пазіцыя стаяла тры разы.',
  'fifty-moves': () => 'Пяцьдзясят хадоў абодвух бакоў без узяцця.',
  agreement: () => 'Бакі згадзіліся на нічыю.',
  resignation: (_, loser, { who }) => `${who[loser]} здаліся.`,
  flag: (_, loser, { whose }) => `У ${whose[loser]} выйшаў час.`,
  aborted: () => 'Партыя перапынена: ачкоў не атрымлівае ніхто.',
  ruling: () => 'Вынік прысудзіў арбітр.',
  forfeit: () => 'Бок не з’явіўся на гульню.',
};

const STORIES: Readonly<Record<AirLanguage, Story>> = { en, ru, be };

/** Why the game ended so, in a sentence. */
export const storyOf = ({ reason, result }: End, language: AirLanguage): string => {
  const winner = result === 'black' ? 'black' : 'white';
  return STORIES[language][reason](winner, opponent(winner), SIDE_WORDS[language]);
};
