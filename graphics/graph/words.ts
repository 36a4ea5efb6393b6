import type { AirLanguage } from 'chess-match/client';

interface GraphWords {
  readonly title: string;
  /** What the curve tells. */
  readonly curve: string;
  readonly band: string;
  readonly gap: string;
  readonly ended: string;
  /** What has no room below the axis. */
  readonly more: string;
  readonly moves: string;
  readonly now: string;
  readonly unknown: string;
  readonly level: string;
}

const WORDS: Readonly<Record<AirLanguage, GraphWords>> = {
  en: {
    title: 'How the expected result changed',
    curve: 'expected lead, by engine',
    band: 'two matches of three end within',
    gap: 'not known',
    ended: 'board ended',
    more: 'one more',
    moves: 'move',
    now: 'now',
    unknown: 'Not known yet',
    level: 'level',
  },
  ru: {
    title: 'Как менялся ожидаемый итог',
    curve: 'ожидаемый перевес по оценке движка',
    band: 'так кончаются два матча из трёх',
    gap: 'неизвестно',
    ended: 'доска сыграна',
    more: 'ещё событие',
    moves: 'ход',
    now: 'сейчас',
    unknown: 'Пока неизвестно',
    level: 'поровну',
  },
  be: {
    title: 'Як мяняўся чаканы вынік',
    curve: 'чаканая перавага паводле рухавіка',
    band: 'так сканчаюцца два матчы з трох',
    gap: 'невядома',
    ended: 'дошка згуляная',
    more: 'яшчэ падзея',
    moves: 'ход',
    now: 'цяпер',
    unknown: 'Пакуль невядома',
    level: 'пароўну',
  },
};

export const graphWords = (language: AirLanguage): GraphWords => WORDS[language];
