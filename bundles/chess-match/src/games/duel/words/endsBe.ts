import type { DuelReason } from '../state';

/** How games of two sides end by what people say or do, in Belarusian: only viewers read it. */
export const DUEL_ENDS_BE: Readonly<Record<DuelReason, string>> = {
  agreement: 'нічыя па згодзе',
  resignation: 'здача',
  flag: 'сцяжок',
  aborted: 'матч перапынены',
  ruling: 'рашэнне арбітра',
  forfeit: 'няяўка',
};
