import type { AirLanguage } from '../../../view/language';
import { opponent, type Side } from '../../common/sides';
import type { Headline } from './headline';
import { SIDE_WORDS, type SideWords } from './sides';

type OfSide = (side: Side, foe: Side, words: SideWords) => string;

interface HeadlineWords extends Readonly<Record<'inauguration' | 'rokosh' | 'holds' | 'attacks', OfSide>> {
  readonly contested: string;
  readonly free: string;
}

const WORDS: Readonly<Record<AirLanguage, HeadlineWords>> = {
  en: {
    inauguration: (side, _, { whose }) =>
      `${whose[side]} kniaz is taken: the next turn is the inauguration of the kniazhych`,
    rokosh: (side, _, { who }) => `Rokosh: ${who[side]} must leave the throne, shield it or take the attacker`,
    holds: (side, foe, { who }) =>
      `${who[side]} stands on the throne: unless ${who[foe]} attacks it with this move, the throne is won`,
    attacks: (side, foe, { who }) => `${who[side]} attacks the throne: ${who[foe]} cannot enter it`,
    contested: 'Both sides attack the throne: nobody can enter it',
    free: 'The throne is free: nobody attacks it',
  },
  ru: {
    inauguration: (side, _, { whose }) => `Князь ${whose[side]} взят: следующий ход — инаугурация княжича`,
    rokosh: (side, _, { whoWithin }) =>
      `Рокош: ${whoWithin[side]} должны уйти с трона, закрыться или взять нападающего`,
    holds: (side, foe, { who, whoWithin }) =>
      `${who[side]} на троне: если ${whoWithin[foe]} не нападут на него этим ходом, это победа`,
    attacks: (side, foe, { whose, whom }) => `Трон под боем ${whose[side]}: ${whom[foe]} на него не войти`,
    contested: 'Трон под боем обеих сторон: войти на него не может никто',
    free: 'Трон свободен: на него никто не нападает',
  },
  be: {
    inauguration: (side, _, { whose }) => `Князь ${whose[side]} узяты: наступны ход — інаўгурацыя князіча`,
    rokosh: (side, _, { whoWithin }) =>
      `Рокаш: ${whoWithin[side]} мусяць сысці з трона, закрыцца або ўзяць таго, хто напаў`,
    holds: (side, foe, { who, whoWithin }) =>
      `${who[side]} на троне: калі ${whoWithin[foe]} не нападуць на яго гэтым ходам, гэта перамога`,
    attacks: (side, foe, { whose, whom }) => `Трон пад боем ${whose[side]}: ${whom[foe]} на яго не ўвайсці`,
    contested: 'Трон пад боем абодвух бакоў: увайсці на яго не можа ніхто',
    free: 'Трон вольны: на яго ніхто не нападае',
  },
};

/** Who is near the throne, in a sentence for who has just switched on; no full stop. */
export const headlineText = (headline: Headline, language: AirLanguage): string => {
  const words = WORDS[language];
  if (headline.kind === 'contested' || headline.kind === 'free') return words[headline.kind];
  const { kind, side } = headline;
  return words[kind](side, opponent(side), SIDE_WORDS[language]);
};
