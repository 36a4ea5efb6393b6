import type { RuleWords } from '../../common/texts';

/**
 * The rules that refusals come from: those of FIDE, board by board; where the refusal says it all, there are no words.
 */
export const rules = {
  en: {
    C1: 'each board is a game of its own; colours are as the match is set',
    C2: 'each player has a clock, as the match is set',
    C3: 'moves are those of chess',
    C4: 'mate, stalemate or a dead position end a board',
    C5: 'a draw is agreed by both players of a board; who moves has declined',
    C6: 'a draw may be claimed at the third repetition or after 50 moves; the fifth, and 75 moves, draw by themselves',
    C7: 'who oversteps the time loses, unless the opponent could never mate',
    C8: 'a board is worth 1, ½ or 0 points; the team has those of its boards',
  },
  ru: {
    C1: 'каждая доска — своя партия; цвета — как условились',
    C2: 'у каждого игрока свои часы, как условились',
    C3: 'ходы — шахматные',
    C4: 'мат, пат или мёртвая позиция кончают партию на доске',
    C5: 'ничья — по согласию обоих игроков доски; кто сделал ход, тот отклонил',
    C6: 'ничью можно потребовать при третьем повторении или после 50 ходов; пятое и 75 ходов — ничья сами по себе',
    C7: 'кто просрочил время, проиграл, если соперник ещё мог бы дать мат',
    C8: 'доска — 1, ½ или 0 очков; у команды — очки её досок',
  },
} as const satisfies RuleWords;
