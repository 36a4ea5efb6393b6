import { expect, it } from 'vitest';
import { newMatch, play as played } from '../testing/play';
import { play } from '../views/play';
import { headlineOf } from './headline';
import { headlineText } from './headlineText';

const BEFORE = 'lvmga1vml/rrr2krrr/3r5/9/9/3RAR3/4K4/RRR3RRR/LMV2GMVL w';
const told = (start: string, ...turns: readonly string[]) => headlineOf(play(played(newMatch({ start }), ...turns)));

it('L2 L8 says who is near the throne', () => {
  expect(told('')).toEqual({ kind: 'free' });
  expect(told(BEFORE)).toEqual({ kind: 'attacks', side: 'white' });
  expect(told('4ak3/9/9/3r5/9/3R5/9/9/4AK3 w')).toEqual({ kind: 'contested' });
  expect(told(BEFORE, 'e4-e5')).toEqual({ kind: 'holds', side: 'white' });
  expect(told(BEFORE, 'e4-e5', 'd7-d6')).toEqual({ kind: 'rokosh', side: 'white' });
});

it('L7 says who has the inauguration before itself, whoever attacks the throne', () => {
  expect(told('4a3k/3l5/9/9/9/9/9/9/3A4K b', 'd8xd1')).toEqual({ kind: 'inauguration', side: 'white' });
});

it('says it in every language of the pictures', () => {
  const holds = { kind: 'holds', side: 'black' } as const;
  expect(headlineText(holds, 'ru')).toBe('Чёрные на троне: если белые не нападут на него этим ходом, это победа');
  expect(headlineText(holds, 'be')).toBe('Чорныя на троне: калі белыя не нападуць на яго гэтым ходам, гэта перамога');
  expect(headlineText({ kind: 'free' }, 'en')).toBe('The throne is free: nobody attacks it');
});
