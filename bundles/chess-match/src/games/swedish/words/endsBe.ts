import type { EndReason } from '../rules/state';

/** How a game ends, in Belarusian: only viewers read it. */
export const endsBe: Readonly<Record<EndReason, string>> = {
  mate: 'мат',
  flag: 'сцяжок',
  resignation: 'здача',
  agreement: 'нічыя па згодзе',
  'simultaneous-mates': 'адначасовыя маты',
  'simultaneous-flags': 'адначасовыя сцяжкі',
  stalemate: 'пат',
  repetition: 'паўтарэнне',
  'fifty-moves': 'пяцьдзясят хадоў',
  material: 'матаваць няма чым',
  punishment: 'пакаранне',
  aborted: 'матч перапынены',
};
