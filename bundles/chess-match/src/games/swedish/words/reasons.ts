import type { PlayView } from '@schemas/play';
import type { AirLanguage } from '../../../view/language';
import { BOARDS } from '../views/seats';

type End = NonNullable<Extract<PlayView, { game: 'swedish' }>['end']>;

type Reason = End['reason'];

/** Told with where it happened: "на доске A"; empty where it happened beside the boards. */
type Sentence = (where: string) => string;

const en: Readonly<Record<Reason, Sentence>> = {
  mate: (where) => `Mate${where}`,
  flag: (where) => `Out of time${where}`,
  resignation: () => 'The other team resigned',
  agreement: () => 'Both teams agreed',
  'simultaneous-mates': () => 'Mates on both boards at once',
  'simultaneous-flags': () => 'Flags fell on both boards at once',
  stalemate: (where) => `Stalemate${where}`,
  repetition: (where) => `Threefold repetition${where}`,
  'fifty-moves': (where) => `Fifty moves without progress${where}`,
  material: () => 'Nobody has the pieces to mate',
  punishment: (where) => `Decision of the arbiter${where}`,
  aborted: () => 'The match was broken off',
};

const ru: Readonly<Record<Reason, Sentence>> = {
  mate: (where) => `Мат${where}`,
  flag: (where) => `Время истекло${where}`,
  resignation: () => 'Соперники сдались',
  agreement: () => 'По соглашению команд',
  'simultaneous-mates': () => 'Маты на обеих досках сразу',
  'simultaneous-flags': () => 'Флаги упали на обеих досках сразу',
  stalemate: (where) => `Пат${where}`,
  repetition: (where) => `Троекратное повторение${where}`,
  'fifty-moves': (where) => `Пятьдесят ходов без взятий${where}`,
  material: () => 'Матовать нечем',
  punishment: (where) => `Решение арбитра${where}`,
  aborted: () => 'Матч прерван',
};

const be: Readonly<Record<Reason, Sentence>> = {
  mate: (where) => `Мат${where}`,
  flag: (where) => `Час выйшаў${where}`,
  resignation: () => 'Сапернікі здаліся',
  agreement: () => 'Па згодзе каманд',
  'simultaneous-mates': () => 'Маты на абедзвюх дошках адразу',
  'simultaneous-flags': () => 'Сцяжкі ўпалі на абедзвюх дошках адразу',
  stalemate: (where) => `Пат${where}`,
  repetition: (where) => `Траякратнае паўтарэнне${where}`,
  'fifty-moves': (where) => `Пяцьдзясят хадоў без узяццяў${where}`,
  material: () => 'Матаваць няма чым',
  punishment: (where) => `Рашэнне арбітра${where}`,
  aborted: () => 'Матч перапынены',
};

const SENTENCES = { en, ru, be };

const WHERE = {
  en: { one: ' on board ', more: ' on boards ', and: ' and ' },
  ru: { one: ' на доске ', more: ' на досках ', and: ' и ' },
  be: { one: ' на дошцы ', more: ' на дошках ', and: ' і ' },
} as const;

/** Where it happened, boards in their order. */
const whereOf = ({ at }: End, language: AirLanguage): string => {
  const letters = BOARDS.filter(({ board }) => at.some((seat) => seat.board === board)).map(({ thread }) => thread);
  const { one, more, and } = WHERE[language];
  if (letters.length === 0) return '';
  return `${letters.length === 1 ? one : more}${letters.join(and)}`;
};

/** Why the match ended, in words. */
export const reasonText = (end: End, language: AirLanguage): string =>
  SENTENCES[language][end.reason](whereOf(end, language));
