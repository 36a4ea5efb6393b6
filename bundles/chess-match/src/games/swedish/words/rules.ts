import type { RuleWords } from '../../common/texts';

/**
 * The rules that refusals come from. Their source numbers nothing; where the refusal says it all, there are no words.
 */
export const rules = {
  en: {
    S1: null,
    S2: 'a captured piece goes to the partner’s reserve',
    S3: 'a piece is dropped from the reserve on an empty square, a pawn not on the first or last rank',
    S5: 'a dropped rook may castle if the match is set so',
    S6: 'it is mate only if no drop could ever help',
    S7: 'drops with check are as the match is set',
    S8: 'a team has lost when one of its players is mated, resigns or oversteps the time',
    S9: 'a draw is agreed by both teams, or both boards end at once',
    S10: 'repetition, 50 moves and material are as the match is set',
    S11: 'naming a move is punished as the match is set',
    S14: 'a match begins, and its clocks go, as agreed',
    S13: 'move for move: the next move may be demanded on the other board',
  },
  ru: {
    S1: null,
    S2: 'взятая фигура идёт в запас партнёра',
    S3: 'фигуру из запаса ставят на пустое поле, пешку — не на крайние горизонтали',
    S5: 'поставленная ладья рокирует, если так условились',
    S6: 'мат — только когда не спасёт никакая постановка',
    S7: 'постановка с шахом — как условились',
    S8: 'команда проиграла, если её игрок получил мат, сдался или просрочил время',
    S9: 'ничья — по согласию команд или когда обе доски кончились разом',
    S10: 'повторение, 50 ходов и материал — как условились',
    S11: 'за названный ход наказывают, как условились',
    S14: 'матч начинается, и часы идут, как условились',
    S13: 'ход за ход: следующий ход можно потребовать на другой доске',
  },
} as const satisfies RuleWords;
