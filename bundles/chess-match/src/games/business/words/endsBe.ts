import type { EndKind } from '../rules/state';

/** How a game ends, in Belarusian: only viewers read it. */
export const endsBe: Readonly<Record<EndKind, string>> = {
  selection: 'аддадзена',
  resignation: 'здача',
  draw: 'нічыя',
  mate: 'мат',
  stalemate: 'пат',
  'dead-position': 'мёртвая пазіцыя',
  repetition: 'паўтарэнне',
  'seventy-five': '75 хадоў',
  fifty: '50 хадоў',
  flag: 'сцяжок',
};
