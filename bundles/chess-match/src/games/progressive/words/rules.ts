import type { RuleWords } from '../../common/texts';

/**
 * The rules that refusals come from. Their source numbers nothing; where the refusal says it all, there are no words.
 */
export const rules = {
  en: {
    P1: 'turn n is a series of n moves; White has the odd turns',
    P2: 'the own king may not be in check after any move of a series',
    P5: 'Italian: check with the last move of the series only',
    P7: 'ten turns without a capture or a pawn move are a draw',
    P8: 'no move and no check: a draw',
    P9: 'English: no piece moves again before all others that can',
    P10: 'Take-all: the order of moves is as the match is set',
    P11: 'Logical: what a check does is as the match is set',
    P12: 'Marseillais: two moves a turn, the first as the match is set',
  },
  ru: {
    P1: 'в серии с номером n — n ходов; у белых нечётные серии',
    P2: 'ни после одного хода серии свой король не стоит под шахом',
    P5: 'итальянские: шах — только последним ходом серии',
    P7: 'десять серий без взятий и ходов пешек — ничья',
    P8: 'ходов нет, шаха нет — ничья',
    P9: 'английские: фигура не ходит снова, пока не сходят все, кто может',
    P10: 'взять всё: порядок ходов — как условились',
    P11: 'логические: что делает шах — как условились',
    P12: 'марсельские: по два хода, первая серия — как условились',
  },
} as const satisfies RuleWords;
