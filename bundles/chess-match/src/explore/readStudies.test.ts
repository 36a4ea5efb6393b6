import { describe, expect, it } from 'vitest';
import { START_FEN } from '../games/chess/onFen';
import { ORTHODOX_STUDY } from '../games/chess/onFen/study';
import { outlineOf } from './outline';
import { readStudies, type OpenedStudy } from './readStudies';
import { currentStep } from './study';

const read = (text: string) => readStudies(ORTHODOX_STUDY, text);
const only = (text: string): OpenedStudy => {
  const file = read(text);
  const [game] = file.ok ? file.value : [];
  if (game?.opened.ok !== true) throw new Error(JSON.stringify(file));
  return game.opened.value;
};
const written = ({ study }: OpenedStudy): string =>
  outlineOf(study)
    .map((sign) => (sign.kind === 'move' ? sign.san : sign.kind === 'open' ? '(' : ')'))
    .join(' ');
/** Where a file, or each game of it, is wrong: "line:column code". */
const faultsOf = (text: string): readonly string[] => {
  const file = read(text);
  const faults = file.ok ? file.value.flatMap(({ opened }) => (opened.ok ? [] : opened.error)) : file.error;
  return faults.map(({ line, column, problem }) => `${line}:${column ?? ''} ${problem.code}`);
};

describe('a study in a file', () => {
  it('is opened with all its variations, at its beginning', () => {
    const opened = only('1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 (1... c5) 2. Nf3 *');
    expect(written(opened)).toBe('e4 ( d4 d5 ( Nf6 c4 ) c4 ) e5 ( c5 ) Nf3');
    expect(currentStep(opened.study)).toMatchObject({ parent: null, fen: START_FEN });
  });

  it('begins with the position of its tag, and with Black where Black is to move', () => {
    const fen = '4k3/8/8/8/8/8/4p3/K7 b - - 0 40';
    const opened = only(`[SetUp "1"]\n[FEN "${fen}"]\n\n40... e1=Q+ 41. Kb2 *`);
    expect(written(opened)).toBe('e1=Q+ Kb2');
    expect(opened.study.steps[1]?.turn).toBe('40...');
  });

  it('has what is said and drawn in comments at their moves, without what they tell programs', () => {
    const { notes, drawings } = only(
      '{Before} 1. e4 {[%clk 1:00:00] best by test [%cal Ge2e4,Rd7d5]} ({Or} 1. d4 {[%csl Yd4] solid}) e5 *',
    );
    expect(notes).toEqual({ 0: 'Before', 1: 'best by test', 2: 'Or solid' });
    expect(drawings).toEqual({
      1: {
        arrows: [
          { from: 'e2', to: 'e4', colour: 'green' },
          { from: 'd7', to: 'd5', colour: 'red' },
        ],
        circles: [],
      },
      2: { arrows: [], circles: [{ square: 'd4', colour: 'yellow' }] },
    });
  });

  it('of several games each is called what its tags call it, and one that cannot be played hides no other', () => {
    const file = read(
      '[Event "Cup"]\n[White "A"]\n[Black "B"]\n\n1. e4 *\n\n[ChapterName "Ends"]\n[White "?"]\n\n1. e5 *\n\n[A "1"]\n1. d4 *',
    );
    expect(file.ok && file.value.map(({ title, opened }) => [title, opened.ok])).toEqual([
      ['A – B, Cup', true],
      ['Ends', false],
      ['', true],
    ]);
  });

  it.each([
    ['1. e4 e5\n2. Ke3 (2. Ke2 Qh5) Nc6 *', ['2:4 study/move/none']],
    [
      '1. e4 e5\n2. Ke2 (2. Ke3) (2. Nf3 Nc3) Nc6\n3. Nc6',
      ['2:12 study/move/none', '2:25 study/move/none', '3:4 study/move/none'],
    ],
    ['1. e4 {x', ['1:7 study/record/open_comment']],
    ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*', ['1: study/start/bad_position']],
    ['', ['1: study/record/empty']],
    [`1. ${'Nf3 Nf6 Ng1 Ng8 '.repeat(501)}*`, ['1: study/moves/too_many']],
  ] as const)('is refused whole, with every place that is wrong: %s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});
