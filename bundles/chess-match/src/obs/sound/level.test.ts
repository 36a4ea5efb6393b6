import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOOR_DB, levelOf, levelsOf } from './level';

describe('levels out of meter messages', () => {
  it('are dBFS of the loudest channel, after and before mute and fader', () => {
    expect(
      levelOf([
        [0.05, 0.1, 0.2],
        [0.2, 0.5, 1],
      ]),
    ).toEqual({
      peakDb: 20 * Math.log10(0.5),
      bodyDb: 20 * Math.log10(0.2),
      inputDb: 0,
      clipped: false,
      garbage: false,
    });
    expect(levelOf([[0.5, 1.2, 1.2]])).toMatchObject({ peakDb: 0, clipped: true, garbage: false });
  });

  it('are silence for an input without sound', () => {
    expect(levelOf([])).toEqual({
      peakDb: FLOOR_DB,
      bodyDb: FLOOR_DB,
      inputDb: FLOOR_DB,
      clipped: false,
      garbage: false,
    });
  });

  it('are silence, and marked, where OBS sends memory it never wrote', () => {
    for (const value of [1e35, Infinity, -Infinity, NaN, -1, null, '0.5', {}])
      expect(levelOf([[0.1, value, 0.1]])).toEqual({
        peakDb: FLOOR_DB,
        bodyDb: FLOOR_DB,
        inputDb: FLOOR_DB,
        clipped: false,
        garbage: true,
      });
    for (const levels of [null, undefined, 7, 'loud', [7], [[]]]) expect(levelOf(levels).garbage).toBe(true);
  });

  it('are in range whatever comes, and never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const { peakDb, inputDb } = levelOf(anything);
        for (const db of [peakDb, inputDb]) expect(db >= FLOOR_DB && db <= 0).toBe(true);
        expect(levelsOf(anything).size).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are told apart by the name of the input; what has no name is left out', () => {
    const levels = levelsOf([{ inputName: 'Mic 1', inputLevelsMul: [[0, 1, 1]] }, { inputLevelsMul: [] }, null, 3]);
    expect([...levels.keys()]).toEqual(['Mic 1']);
  });
});
