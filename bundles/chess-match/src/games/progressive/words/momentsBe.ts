import { countedText } from '../../../view/counted';
import type { MomentWords } from '../../common/momentWords';
import { movesText, seriesCount } from './counted';

const TIMES = { one: 'раз', few: 'разы', many: 'разоў' } as const;

export const momentsBe: MomentWords<'seriesCheck' | 'promotion' | 'captures' | 'quietTurns'> = {
  seriesCheck: ({ who, amount }) =>
    amount > 0 ? `${who} шахам скончылі серыю: страчана ${movesText(amount, 'be')}` : `${who} далі шах`,
  promotion: ({ who, amount }) =>
    amount > 1 ? `${who} за серыю ператварылі пешак: ${amount}` : `${who} ператварылі пешку`,
  captures: ({ who, amount }) => `${who} узялі ${countedText(amount, TIMES, 'be')} за адну серыю`,
  quietTurns: ({ amount }) => `Яшчэ ${seriesCount(amount, 'be')} без узяццяў і хадоў пешак — нічыя`,
};
