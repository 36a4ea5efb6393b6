import { beginStudy, currentStep, ORTHODOX_STUDY, swedishStudy, type StudyRules } from 'chess-match/client/explore';
import { describe, expect, it } from 'vitest';
import { readEntry } from './readEntry';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const SWEDISH = swedishStudy({});
const WITH_RESERVE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[Np] w KQkq - 0 2';

/** The SAN of a move, "from>to" of a mark. */
const read = (text: string, fen = START, rules: StudyRules = ORTHODOX_STUDY, tool: 'move' | 'draw' = 'move') => {
  const entry = readEntry(rules, beginStudy(fen, null), text, tool);
  if (entry === null) return null;
  return entry.kind === 'mark' ? `${entry.from}>${entry.to}` : currentStep(entry.study).move?.san;
};

describe('what is typed beside the own board', () => {
  it.each([
    ['e4', 'e4'],
    ['Nf3', 'Nf3'],
    ['nf3', 'Nf3'],
    ['е4', 'e4'],
    ['Кf3', 'Nf3'],
    ['кf3', 'Nf3'],
    ['у4', 'e4'],
    ['Та3', 'Nf3'],
    ['e2-e4', 'e4'],
    ['е2-е4', 'e4'],
    ['Кg1-f3', 'Nf3'],
  ])('%s is a move in any alphabet, layout and length', (text, san) => {
    expect(read(text)).toBe(san);
  });

  it.each([
    ['а4', 'a4'],
    ['в4', 'b4'],
    ['Ка3', 'Na3'],
  ])('%s is what its letters say, though its keys are another move', (text, san) => {
    expect(read(text)).toBe(san);
  });

  it('Russian pieces, castling and promotion', () => {
    expect(read('Крf1', '4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toBe('Kf1');
    expect(read('0-0', '4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toBe('O-O');
    expect(read('О-О', '4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toBe('O-O');
    expect(read('Лh8+', '4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toBe('Rh8+');
    expect(read('а8Ф', '8/P6k/8/8/8/8/8/K7 w - - 0 60')).toBe('a8=Q');
  });

  it('two moves by its letters are none, and the keys do not decide between them', () => {
    const bishopOrPawn = '4k3/8/B7/1p6/2P5/8/8/4K3 w - - 0 1';
    expect([read('сb5', bishopOrPawn), read('св5', bishopOrPawn), read('Сb5', bishopOrPawn)]).toEqual([
      null,
      null,
      'Bxb5+',
    ]);
    // Of two knights none is meant, and not the rook of the same keys.
    expect(read('Ка3', '4k3/8/8/8/8/5R2/2N5/1N2K3 w - - 0 1')).toBeNull();
  });

  it('two squares side by side are an arrow, with a line where they are no move; a square alone is the pen’s', () => {
    expect(['e2e4', 'е2е4', 'у2у4', 'e2-e5'].map((text) => read(text))).toEqual(['e2>e4', 'e2>e4', 'e2>e4', 'e2>e5']);
    expect(read('e2e4', WITH_RESERVE.replace('[Np]', '[]'), SWEDISH)).toBe('e2>e4');
    const drawn = (text: string) => read(text, START, ORTHODOX_STUDY, 'draw');
    expect(['e4', 'е4', 'у4', 'e2-e4', 'Кf3'].map(drawn)).toEqual(['e4>e4', 'e4>e4', 'e4>e4', 'e2>e4', 'Nf3']);
    expect(['e5', 'Ke5', 'hm'].map((text) => read(text))).toEqual([null, null, null]);
    expect(readEntry(ORTHODOX_STUDY, null, 'е4', 'move')).toBeNull();
  });

  it.each([
    ['N@f6', 'N@f6+'],
    ['К@f6', 'N@f6+'],
    ['к@а6', 'N@a6'],
    ['Кf3', 'Nf3'],
    ['в4', 'b4'],
    ['в2-в4', 'b4'],
    ['П@f6', null],
  ])('S3 %s in Swedish chess, drops too', (text, san) => {
    expect(read(text, WITH_RESERVE, SWEDISH)).toBe(san);
  });
});
