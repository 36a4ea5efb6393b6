import type { Language } from 'chess-match/client';

export interface ElsewhereTexts {
  readonly menu: string;
  readonly silent: string;
  readonly retry: string;
  readonly notKept: string;
  readonly page: string;
  readonly pageHelp: string;
  readonly files: string;
  readonly filesHelp: string;
  readonly match: string;
  readonly script: string;
  readonly lines: string;
  readonly hosted: string;
  readonly hostedHelp: string;
  readonly notHosted: string;
  readonly copy: string;
  readonly copied: string;
  readonly byHand: string;
}

export const ELSEWHERE_TEXTS: Readonly<Record<Language, ElsewhereTexts>> = {
  en: {
    menu: 'For other sites …',
    silent: 'The server does not answer.',
    retry: 'Try again',
    notKept:
      'Viewers have no such match among the past ones: it was put away or is not shown to them, is a rehearsal, or no viewers’ page followed it to its end.',
    page: 'A page that needs no server',
    pageHelp: 'The whole match in one file: for any site, a mail, a memory stick.',
    files: 'With files beside your page',
    filesHelp: 'Put both files beside the page, and the lines into it.',
    match: 'The match',
    script: 'The script',
    lines: 'Lines for your page',
    hosted: 'From the viewers’ page',
    hostedHelp: 'Only the lines go into your page; the match comes from here.',
    notHosted: 'Others do not reach the viewers’ page: see viewers in the settings.',
    copy: 'Copy',
    copied: 'Copied',
    byHand: 'Select and copy it',
  },
  ru: {
    menu: 'Для других сайтов …',
    silent: 'Сервер не отвечает.',
    retry: 'Ещё раз',
    notKept:
      'Среди прошедших матчей у зрителей его нет: он убран или зрителям не показан, это репетиция, или до конца его не вела ни одна страница зрителей.',
    page: 'Страница, которой не нужен сервер',
    pageHelp: 'Весь матч в одном файле: для любого сайта, письма, флешки.',
    files: 'С файлами рядом с вашей страницей',
    filesHelp: 'Положите оба файла рядом со страницей, а строки вставьте в неё.',
    match: 'Матч',
    script: 'Скрипт',
    lines: 'Строки для вашей страницы',
    hosted: 'Со страницы зрителей',
    hostedHelp: 'В вашу страницу вставляются только строки, матч берётся отсюда.',
    notHosted: 'Страница зрителей снаружи не открывается: см. viewers в настройках.',
    copy: 'Скопировать',
    copied: 'Скопировано',
    byHand: 'Выделите и скопируйте',
  },
};
