import type { RuleWords } from '../../common/texts';

/** What the rules say that refusals and settings name, in a line. */
export const rules = {
  en: {
    L1: 'nine by nine squares, pieces as at the start',
    L2: 'nobody but the kniazhych passes over the throne, and only kniaz and kniazhych stand on it',
    L3: 'the throne is entered where it is not attacked, by the kniazhych with its kniaz in the palace',
    L4: 'the kniazhych goes one or two squares, over the empty throne too',
    L5: 'a ratnik goes one ahead, two at first, takes aside, and becomes what fewer pieces stand of than at the start',
    L6: 'castling by two or three squares, nothing between and none of it attacked',
    L7: 'a kniaz may be captured while its kniazhych stands; then comes the inauguration',
    L8: 'who stands on the throne for a move has won; attacked there he must meet the rokosh',
    L9: 'a draw: by agreement, by a position three times, by fifty moves without a capture, without a move',
    L10: 'throne, resignation and time pay two points, mate one, a draw a half',
    L11: 'calls: throne, rokosh, the throne is mine, check, mate, stalemate',
    L12: 'the rules are those the match was set up with',
  },
  ru: {
    L1: 'доска девять на девять, фигуры как в начале',
    L2: 'через трон не переступает никто, кроме княжича, и стоят на нём только князь и княжич',
    L3: 'на трон входят, когда он не под боем, княжич — пока его князь во дворце',
    L4: 'княжич ходит на одну или две клетки, и через пустой трон тоже',
    L5: 'ратник ходит на одну вперёд, сначала и на две, бьёт наискось и становится тем, чего меньше, чем в начале',
    L6: 'рокировка на две или три клетки: между князем и ладьёй никого и ничего под боем',
    L7: 'князя можно взять, пока стоит княжич; тогда следует инаугурация',
    L8: 'кто простоял на троне ход, выиграл; под рокошем надо уйти, закрыться или взять',
    L9: 'ничья: соглашение, три одинаковые позиции, пятьдесят ходов без взятия, нет хода',
    L10: 'трон, сдача и время — два очка, мат — одно, ничья — половина',
    L11: 'возгласы: трон, рокош, трон мой, шах, мат, пат',
    L12: 'правила — те, с которыми создан матч',
  },
} as const satisfies RuleWords;
