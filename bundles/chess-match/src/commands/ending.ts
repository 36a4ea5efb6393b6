import type { Declarations } from '../contract/declaration';
import { ARBITER, JOURNAL, NO_KEYS, PLAYER } from './common';

/** How a match ends by word, and what is noted beside it. */
export const endingCommands = {
  resignMatch: {
    roles: PLAYER,
    reason: 'none',
    name: { en: 'resign the match', ru: 'сдать матч' },
    help: { en: 'A team gives the whole match up.', ru: 'Команда сдаёт весь матч.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  offerDraw: {
    roles: PLAYER,
    reason: 'none',
    name: { en: 'offer a draw', ru: 'предложить ничью' },
    help: {
      en: 'A team offers a draw of the whole match; offered by both, it is agreed.',
      ru: 'Команда предлагает ничью во всём матче; предложена обеими — значит, согласована.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  declineDraw: {
    roles: PLAYER,
    reason: 'none',
    name: { en: 'decline a draw', ru: 'отклонить ничью' },
    help: {
      en: 'Declines the offer of the other team that stands.',
      ru: 'Отклоняет действующее предложение другой команды.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  abortMatch: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'break the match off', ru: 'прервать матч' },
    help: { en: 'Breaks the match off: nothing is decided.', ru: 'Прерывает матч: результата нет.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  noteIncident: {
    roles: ARBITER,
    reason: 'none',
    name: { en: 'note an incident', ru: 'записать происшествие' },
    help: {
      en: 'Notes something in the hall in free words. It changes no game and is never on air.',
      ru: 'Записывает происшествие в зале своими словами. Партии не меняет, в эфир не попадает.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  strikeIncident: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'strike an incident out', ru: 'вычеркнуть происшествие' },
    help: {
      en: 'Strikes an incident through that was noted in error; it stays readable.',
      ru: 'Зачёркивает происшествие, записанное по ошибке; запись остаётся.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
} as const satisfies Declarations<
  'resignMatch' | 'offerDraw' | 'declineDraw' | 'abortMatch' | 'noteIncident' | 'strikeIncident'
>;
