import { describe, expect, it } from 'vitest';
import { initial } from './initial';
import { allowedText } from '../../common/settings';
import { DEFAULT_SETTINGS, readSettings, SETTING_NAMES, SETTINGS } from './settings';

const DOCUMENTED = {
  timePerPlayerMs: 300_000,
  incrementMs: 0,
  delayMs: 0,
  startA: '',
  startB: '',
  droppedRookCastles: true,
  dropWithCheck: 'all',
  stalemate: 'sit',
  repetition: 'none',
  fiftyMoves: 'none',
  material: 'none',
  simultaneousMs: 0,
  namedMove: 'warning',
  namedMoveMs: 60_000,
  moveForMove: false,
};

describe('settings', () => {
  it('S1-S14 defaults are those of the document', () => {
    expect(DEFAULT_SETTINGS).toEqual(DOCUMENTED);
    const begun = initial({ settings: {} });
    expect(begun.ok && begun.value.settings).toEqual(DOCUMENTED);
  });

  const GIVEN: Readonly<Record<string, unknown>> = {
    timePerPlayerMs: 120_000,
    incrementMs: 2000,
    delayMs: 1500,
    startA: '4k3/8/8/8/8/8/4p3/4K3[Pn] b - - 0 31',
    startB: '4k3/8/8/8/8/8/8/4K3 w',
    droppedRookCastles: false,
    dropWithCheck: 'checkNotMate',
    stalemate: 'draw',
    repetition: 'draw',
    fiftyMoves: 'draw',
    material: 'draw',
    simultaneousMs: 500,
    namedMove: 'game',
    namedMoveMs: 0,
    moveForMove: true,
  };

  it('S1-S14 each may be given, as a value or as the text of a record tag', () => {
    expect(SETTING_NAMES.toSorted()).toEqual(Object.keys(GIVEN).toSorted());
    for (const [setting, value] of Object.entries(GIVEN)) {
      const expected = { ok: true, value: { ...DEFAULT_SETTINGS, [setting]: value } };
      expect(readSettings({ [setting]: value })).toEqual(expected);
      expect(readSettings({ [setting]: String(value) })).toEqual(expected);
    }
    expect(readSettings({ colour: 'green', moveForMove: undefined })).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  });

  it.each([
    ['timePerPlayerMs', 0, 'S1', '1-86400000'],
    ['timePerPlayerMs', '1e3', 'S1', '1-86400000'],
    ['timePerPlayerMs', null, 'S1', '1-86400000'],
    ['timePerPlayerMs', 86_400_001, 'S1', '1-86400000'],
    ['droppedRookCastles', 'yes', 'S5', 'true, false'],
    ['dropWithCheck', 'some', 'S7', 'all, checkNotMate, none'],
    ['stalemate', 'toString', 'S8', 'sit, draw'],
    ['simultaneousMs', -1, 'S9', '0-60000'],
    ['repetition', true, 'S10', 'none, draw'],
    ['fiftyMoves', '', 'S10', 'none, draw'],
    ['material', 'Draw', 'S10', 'none, draw'],
    ['namedMove', 'both', 'S11', 'warning, time, game'],
    ['namedMoveMs', 1.5, 'S11', '0-86400000'],
    ['incrementMs', 600_001, 'S14', '0-600000'],
    ['delayMs', -1, 'S14', '0-600000'],
    ['moveForMove', 1, 'S13', 'true, false'],
  ])('%s %j is refused by its rule, with what is possible', (setting, value, rule, allowed) => {
    expect(initial({ settings: { [setting]: value } })).toEqual({
      ok: false,
      error: { code: 'settings/bad_value', rule, params: { setting, value: String(value), allowed }, item: null },
    });
  });

  it('one table says everything: every default is among what it allows', () => {
    for (const name of SETTING_NAMES) {
      expect(readSettings({ [name]: SETTINGS[name].default })).toMatchObject({ ok: true });
      expect(allowedText(SETTINGS[name])).not.toBe('');
      expect(SETTINGS[name].rule).toMatch(/^S\d+$/);
    }
  });
});
