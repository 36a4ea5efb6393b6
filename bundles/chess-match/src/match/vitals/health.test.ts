import { describe, expect, it } from 'vitest';
import { judged } from './health';
import { alarm, notice } from '../base/troubles';

describe('the report to whoever watches from outside', () => {
  it('is good while nothing is wrong', () => {
    expect(judged([])).toEqual({ ok: true, reasons: [], notices: [] });
  });

  it('stays good with what is only to be known, and says it', () => {
    const report = judged([notice('disk/low', { freeMb: 900 })]);
    expect(report).toMatchObject({ ok: true, reasons: [], notices: [{ code: 'disk/low', params: { freeMb: 900 } }] });
    expect(report.notices[0]?.text).toMatch(/nearly full: 900 MB/);
  });

  it('is bad with an alarm, and says why in words', () => {
    const report = judged([alarm('disk/full', { freeMb: 3 }), notice('loop/lagging', { delayMs: 300 })]);
    expect(report.ok).toBe(false);
    expect(report.reasons).toMatchObject([{ code: 'disk/full', params: { freeMb: 3 } }]);
    expect(report.reasons[0]?.text).toMatch(/disk is full \(3 MB left\)/);
    expect(report.notices.map(({ code }) => code)).toEqual(['loop/lagging']);
  });
});
