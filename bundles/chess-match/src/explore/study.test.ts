import { describe, expect, it } from 'vitest';
import { START_FEN } from '../games/chess/onFen';
import { outlineOf } from './outline';
import { ORTHODOX_STUDY } from '../games/chess/onFen/study';
import {
  beginStudy,
  boardOf,
  currentStep,
  goAside,
  goBack,
  goForward,
  goTo,
  goToEnd,
  goToStart,
  pathTo,
  removeStep,
  tryMove,
  type Study,
} from './study';

const begin = (): Study => beginStudy(START_FEN, null);
const play = (study: Study, ...sans: readonly string[]): Study =>
  sans.reduce((before, san) => tryMove(ORTHODOX_STUDY, before, san), study);
const line = (study: Study): readonly string[] => pathTo(study, study.current).map(({ move }) => move?.san ?? '');
/** As people write variations. */
const written = (study: Study): string =>
  outlineOf(study)
    .map((sign) => {
      if (sign.kind !== 'move') return sign.kind === 'open' ? '(' : ')';
      return sign.label === null ? sign.san : `${sign.label} ${sign.san}`;
    })
    .join(' ');

describe('a study', () => {
  it('plays legal moves only', () => {
    const study = play(begin(), 'e4', 'e5', 'Nf3');
    expect(line(study)).toEqual(['e4', 'e5', 'Nf3']);
    expect(tryMove(ORTHODOX_STUDY, study, 'Ke5')).toBe(study);
    expect(boardOf(ORTHODOX_STUDY, currentStep(study))).toMatchObject({
      pieces: { f3: 'wN' },
      toMove: 'black',
      check: null,
    });
    expect(ORTHODOX_STUDY.moves(currentStep(study).fen)).toHaveLength(29);
  });

  it('knows check, mate and promotion', () => {
    const mate = play(begin(), 'f3', 'e5', 'g4', 'Qh4#');
    expect(boardOf(ORTHODOX_STUDY, currentStep(mate))).toMatchObject({ check: 'e1' });
    expect(ORTHODOX_STUDY.moves(currentStep(mate).fen)).toEqual([]);
    const promoted = tryMove(ORTHODOX_STUDY, beginStudy('8/P6k/8/8/8/8/8/K7 w - - 0 60', null), 'a8=N');
    expect(boardOf(ORTHODOX_STUDY, currentStep(promoted)).pieces).toMatchObject({ a8: 'wN' });
    expect(written(promoted)).toBe('60. a8=N');
  });

  it('goes back and forward, to both ends, and stays where nothing follows', () => {
    const study = play(begin(), 'e4', 'e5');
    expect(line(goBack(study))).toEqual(['e4']);
    expect(line(goForward(goBack(study)))).toEqual(['e4', 'e5']);
    expect(line(goBack(goToStart(study)))).toEqual([]);
    expect(line(goToEnd(goToStart(study)))).toEqual(['e4', 'e5']);
    expect(goForward(study)).toEqual(study);
  });

  it('finds a move again that was tried before', () => {
    const study = play(begin(), 'e4', 'e5');
    const again = play(goToStart(study), 'e4');
    expect([again.steps.length, line(again)]).toEqual([study.steps.length, ['e4']]);
  });

  it('keeps other tries beside the first and writes them in brackets after it', () => {
    let study = play(begin(), 'e4', 'e5', 'Nf3');
    study = play(goBack(study), 'Bc4', 'Bc5');
    study = play(goTo(study, 1), 'c5');
    expect(written(study)).toBe('1. e4 e5 ( 1... c5 ) 2. Nf3 ( 2. Bc4 Bc5 )');
    expect(line(goAside(study, 1))).toEqual(['e4', 'e5']);
    expect(line(goAside(study, -1))).toEqual(['e4', 'e5']);
    expect(goAside(goToStart(study), 1).current).toBe(0);
  });

  it("begins with Black's move where the game stood so, and after brackets says whose move it is again", () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
    let study = play(beginStudy(fen, null), 'e5', 'Nf3', 'Nc6');
    study = play(goTo(study, 1), 'Nc3');
    expect(written(study)).toBe('1... e5 2. Nf3 ( 2. Nc3 ) 2... Nc6');
  });

  it('takes a try away with all that follows, and steps back where it stood inside', () => {
    const study = play(goBack(play(begin(), 'e4', 'e5')), 'c5', 'Nf3');
    const without = removeStep(study, 3);
    expect([written(without), line(without)]).toEqual(['1. e4 e5', ['e4']]);
    expect(line(removeStep(goTo(study, 2), 3))).toEqual(['e4', 'e5']);
    expect(removeStep(study, 0)).toBe(study);
  });
});
