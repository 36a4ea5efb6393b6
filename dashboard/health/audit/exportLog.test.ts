import type { AuditEntry } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { logAsCsv, logAsJson } from './exportLog';

const ENTRY: AuditEntry = {
  source: 'match',
  number: 7,
  atMs: Date.UTC(2026, 2, 1, 18, 30),
  role: 'arbiter',
  person: 'Ivan',
  kind: 'clock',
  type: 'clockStopped',
  text: 'Clock stopped: "noise", door',
  matchId: 'm1',
  match: 'Reds — Blues',
};

describe('the exported log', () => {
  it('is a table any spreadsheet reads', () => {
    const [head, line] = logAsCsv([ENTRY]).split('\r\n');
    expect(head).toBe('time,role,person,kind,match,text,type');
    expect(line).toBe(
      '2026-03-01T18:30:00.000Z,arbiter,Ivan,clock,Reds — Blues,"Clock stopped: ""noise"", door",clockStopped',
    );
  });

  it('holds no formula a spreadsheet would run', () => {
    expect(logAsCsv([{ ...ENTRY, person: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK`);
  });

  it('is the entries themselves in JSON', () => {
    expect(JSON.parse(logAsJson([ENTRY]))).toEqual([ENTRY]);
  });
});
