import type { RuleWords } from '../../common/texts';

/**
 * The rules that refusals come from, with the number of the paragraph in part I of the source where it has one (part II
 * is the arbiters'). What is this project's own decision has no number, and where the refusal says it all, no words
 * either.
 */
export const rules = {
  en: {
    'S1-S7': 'rules 1–7: settings of the match',
    B2: 'rule 8: one move in every live branch',
    B4: 'rule 13: one key change a turn',
    B6: 'branching: two different moves, a chip at least for each branch',
    B7: 'rule 9: a new branch takes the first free board',
    B8: 'part II, rule 3: the arbiter compares a copied board with its mother',
    B9: 'rules 13 and 15: a pass leaves a chip at least with the giver',
    B10: 'selection: all chips of the branch go to the others',
    B11: 'rules 16 and 17: no selection of the last branch, nor after mate or draw',
    B12: 'rule 14: without selection one branch a turn is resigned',
    B13: 'rule 17: a draw is offered in one turn and accepted in the next',
    B14: 'rule 16: a mated branch takes no part in a pass or selection',
    B15: 'rule 22: repetition and 50 moves as in chess',
    B16: 'rule 22: a flag as in chess',
    B17: null,
    B19: 'part II, rule 5: changes of the score are the arbiter’s',
    B22: 'rules 6 and 18: a veto while the own clock runs, near its end',
    B23: 'rule 7: board C is for the last branch',
    B24: null,
    B25: 'rule 11: first a warning, then expulsion or +2 minutes for the opponent',
    B26: 'rule 12: substitution while the team’s clock stands',
    B27: null,
  },
  ru: {
    'S1-S7': 'п. 1–7: условия партии',
    B2: 'п. 8: один ход в каждой играющейся ветви',
    B4: 'п. 13: одно изменение за ход',
    B6: 'ветвление: два разных хода, каждой ветви не меньше фишки',
    B7: 'п. 9: новая ветвь занимает первую свободную доску',
    B8: 'часть II, п. 3: арбитр сверяет копию с материнской доской',
    B9: 'п. 13 и 15: после паса у отдавшей ветви остаётся фишка',
    B10: 'отбор: все фишки ветви переходят к остальным',
    B11: 'п. 16 и 17: последнюю ветвь, мат и ничью не отбирают',
    B12: 'п. 14: без отбора сдаётся одна ветвь за ход',
    B13: 'п. 17: ничью предлагают одним ходом, принимают следующим',
    B14: 'п. 16: ветвь с матом не участвует ни в пасе, ни в отборе',
    B15: 'п. 22: повторение и 50 ходов — как в обычных шахматах',
    B16: 'п. 22: флажок — как в обычных шахматах',
    B17: null,
    B19: 'часть II, п. 5: изменения счёта фиксирует арбитр',
    B22: 'п. 6 и 18: вето — пока идут свои часы, в конце времени',
    B23: 'п. 7: доска К — для последней ветви',
    B24: null,
    B25: 'п. 11: сначала замечание, потом удаление или +2 минуты сопернику',
    B26: 'п. 12: замена — пока часы команды стоят',
    B27: null,
  },
} as const satisfies RuleWords;
