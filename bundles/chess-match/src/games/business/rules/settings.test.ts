import { describe, expect, it } from 'vitest';
import { newGame } from '../../testing/play';
import { playedRecord, recordRefusal } from '../../testing/files';
import { initial } from './initial';
import { business } from '..';
import { DEFAULT_SETTINGS, readSettings, SETTING_NAMES } from './settings';

const DOCUMENTED = {
  gameRating: 10,
  boards: 5,
  playersPerTeam: 5,
  reserves: 1,
  timePerTeamMs: 5_400_000,
  vetoWindowMs: 1_800_000,
  vetoScope: 'both',
  passSize: 1,
  selectionTargets: 'many',
  endgame: 'increment30',
  returnGameThreshold: 10,
  reuseBoards: true,
  repetitionThroughMother: true,
  cloneStop: false,
};

describe('S1-S7 settings', () => {
  it('S1-S7 defaults are those of the document', () => {
    expect(DEFAULT_SETTINGS).toEqual(DOCUMENTED);
    expect(newGame({}).settings).toEqual(DOCUMENTED);
  });

  const GIVEN: Readonly<Record<string, unknown>> = {
    gameRating: 24,
    boards: 3,
    playersPerTeam: 4,
    reserves: 0,
    timePerTeamMs: 600_000,
    vetoWindowMs: 0,
    vetoScope: 'opponent',
    passSize: 2,
    selectionTargets: 'one',
    endgame: 'incrementAtFlag',
    returnGameThreshold: 0,
    reuseBoards: false,
    repetitionThroughMother: false,
    cloneStop: true,
  };

  it('S1-S7 each may be given, as a value or as the text of a record tag', () => {
    expect(SETTING_NAMES.toSorted()).toEqual(Object.keys(GIVEN).toSorted());
    for (const [setting, value] of Object.entries(GIVEN)) {
      const expected = { ok: true, value: { ...DEFAULT_SETTINGS, [setting]: value } };
      expect(readSettings({ [setting]: value })).toEqual(expected);
      expect(readSettings({ [setting]: String(value) })).toEqual(expected);
    }
    expect(readSettings({ colour: 'green', gameRating: undefined })).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  });

  it('S1-S7 what is not possible is refused with what is [settings/bad_value]', () => {
    const bad: [string, unknown][] = [
      ['gameRating', 0],
      ['gameRating', '1e1'],
      ['gameRating', '010'],
      ['gameRating', '10.5'],
      ['gameRating', 'ten'],
      ['gameRating', ''],
      ['gameRating', null],
      ['gameRating', 1e21],
      ['boards', 0],
      ['boards', 10],
      ['boards', -1],
      ['passSize', 0],
      ['timePerTeamMs', 0],
      ['timePerTeamMs', 86_400_001],
      ['vetoScope', 'Both'],
      ['endgame', 'increment'],
      ['selectionTargets', 'two'],
      ['reuseBoards', 'yes'],
      ['reuseBoards', 1],
      ['cloneStop', 'constructor'],
    ];
    for (const [setting, value] of bad) {
      expect(initial({ settings: { [setting]: value } })).toMatchObject({
        ok: false,
        error: { code: 'settings/bad_value', rule: 'S1-S7', params: { setting, value: String(value) } },
      });
    }
    expect(initial({ settings: { boards: 12 } })).toMatchObject({ error: { params: { allowed: '1-9' } } });
  });

  it('S1-S7 records carry them as tags; a bad one is refused on its line, quoted', () => {
    const { initial: begun } = playedRecord('[White "x"]\n[GameRating "7"]\n[ReuseBoards "false"]\n[Opening "?"]\n');
    expect(begun.settings).toEqual({ ...DEFAULT_SETTINGS, gameRating: 7, reuseBoards: false });
    expect(recordRefusal('[White "x"]\n[PassSize "1"]\n[GameRating "many"]\n1. 1:e4\n')).toEqual({
      line: 3,
      code: 'settings/bad_value',
      rule: 'S1-S7',
      item: '[GameRating "many"]',
      params: { setting: 'gameRating', value: 'many', allowed: '1-999' },
    });
  });

  it('S1-S7 a record written begins with the settings that differ, rating and boards always', () => {
    const names = { event: 'E', white: 'A', black: 'B' };
    expect(business.records.write(newGame({}), names)).toBe(
      '[Event "E"]\n[White "A"]\n[Black "B"]\n[GameRating "10"]\n[Boards "5"]\n',
    );
    const written = business.records.write(newGame(GIVEN), names);
    expect(playedRecord(written).initial.settings).toEqual({ ...DEFAULT_SETTINGS, ...GIVEN });
  });
});
