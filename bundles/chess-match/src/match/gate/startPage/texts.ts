import type { Language } from '../../../texts';

interface StartTexts {
  readonly title: string;
  readonly first: string;
  readonly director: string;
  readonly operator: string;
  readonly viewers: string;
  readonly viewersFor: string;
  readonly demonstration: string;
  readonly crew: string;
  readonly sheets: string;
  readonly after: string;
  readonly prompter: string;
  readonly rescue: string;
  readonly rescueFor: string;
  readonly pictures: string;
  readonly picturesHow: string;
  readonly dashboard: string;
  readonly other: string;
}

export const START_TEXTS: Readonly<Record<Language, StartTexts>> = {
  en: {
    title: 'Chess Broadcast',
    first: 'Open this first',
    director: 'what is on air: the program, the next picture, the take',
    operator: 'what happens on the boards is entered here',
    viewers: 'Viewers at home',
    viewersFor: 'the page for everybody, phones too',
    demonstration:
      'Where no match was ever made, a demonstration plays by itself, one game after another. A real match begins with “New match” on the operator’s page.',
    crew: 'Other pages of the crew',
    sheets: 'Score sheets and protocol',
    after: 'After the show',
    prompter: 'Prompter',
    rescue: 'Rescue',
    rescueFor: 'here somebody decides how to go on; nothing is accepted before',
    pictures: 'Pictures for OBS',
    picturesHow:
      'Each is a browser source of 1920×1080, transparent where it should be. One that is not on air is empty.',
    dashboard: 'NodeCG’s own page: the same pages in tabs, files of logos, photos and themes',
    other: 'По-русски',
  },
  ru: {
    title: 'Chess Broadcast',
    first: 'С чего начать',
    director: 'что в эфире: программа, следующая картинка, перевод в эфир',
    operator: 'сюда вводят то, что происходит на досках',
    viewers: 'Зрители дома',
    viewersFor: 'страница для всех, в том числе для телефонов',
    demonstration:
      'Пока не создано ни одной партии, сама играет демонстрация, одна игра за другой. Настоящую начинает «Новая партия» на странице оператора.',
    crew: 'Другие страницы группы',
    sheets: 'Бланки и протокол',
    after: 'После эфира',
    prompter: 'Суфлёр',
    rescue: 'Спасение',
    rescueFor: 'здесь решают, как продолжать; до этого ничего не принимается',
    pictures: 'Картинки для OBS',
    picturesHow: 'Каждая — источник «Браузер» 1920×1080, прозрачный там, где нужно. Та, что не в эфире, пуста.',
    dashboard: 'Собственная страница NodeCG: те же страницы вкладками, файлы логотипов, фотографий и тем',
    other: 'In English',
  },
};
