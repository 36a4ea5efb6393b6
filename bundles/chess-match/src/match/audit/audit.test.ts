import { describe, expect, it } from 'vitest';
import type { AuditNote } from './note';
import type { Event as BusinessFact } from '../../games/business/rules/events';
import type { Event as SwedishFact } from '../../games/swedish/rules/events';
import { GAME_LOGS } from '../../games/words';
import { AUDIT_KINDS, KIND_OF, kindOf, type AuditEvent } from './events';
import { readQuery, writeCursor } from './query';
import type { AuditRow } from '../journal/types';
import { FROM_THE_END, readAudit, type AuditCursor, type AuditFilter } from './read';
import { problemText } from '../../texts';
import { auditText } from './texts';

const ALL: AuditFilter = {
  person: '',
  role: '',
  kinds: [],
  text: '',
  fromMs: 0,
  toMs: Number.MAX_SAFE_INTEGER,
  matchId: '',
  language: 'en',
};

const row = (
  number: number,
  actor: string,
  event: Exclude<AuditEvent, AuditNote> | BusinessFact | SwedishFact,
  fields: Partial<AuditRow> = {},
): AuditRow => ({
  source: 'match',
  number,
  matchId: 'm1',
  atMs: event.atMs,
  actor,
  type: event.type,
  body: JSON.stringify(event),
  ...fields,
});

const note = (number: number, actor: string, atMs: number, told: AuditNote): AuditRow => ({
  source: 'note',
  number,
  matchId: 'm1',
  atMs,
  actor,
  type: told.type,
  body: JSON.stringify(told),
});

const ROWS: readonly AuditRow[] = [
  row(1, 'setup:Olga', { type: 'matchCreated', atMs: 10 }),
  row(2, 'arbiter:Ivan', { type: 'clockStopped', atMs: 20, reason: 'Power cut' }),
  row(3, 'operator', { type: 'draftSet', atMs: 30, ply: 1, line: '1:e4' }),
  row(4, 'operator', { type: 'vetoDeclared', atMs: 50, side: 'white', clockMs: null }, { matchId: 'm2' }),
  row(
    1,
    'director:Anna',
    { type: 'graphicsCleared', atMs: 40, graphics: ['scorebug', 'tree'] },
    {
      source: 'show',
      matchId: null,
    },
  ),
  note(1, 'director:Boris', 15, {
    type: 'commandRefused',
    command: 'startClock',
    problem: { code: 'clock/running', params: {}, rule: null, item: null },
  }),
  note(2, 'director:Anna', 45, { type: 'mutePerson', person: 'w1', name: 'Иванов', muted: true }),
];

const read = (
  filter: Partial<AuditFilter>,
  { cursor = FROM_THE_END, scan = 100, limit = 100 }: { cursor?: AuditCursor; scan?: number; limit?: number } = {},
) =>
  readAudit({ ...ALL, ...filter }, cursor, {
    rowsBefore: (source, number, most) =>
      ROWS.filter((candidate) => candidate.source === source && candidate.number < number)
        .toSorted((a, b) => b.number - a.number)
        .slice(0, most),
    nameOf: (matchId) => `Match ${matchId}`,
    gameOf: (matchId) => (matchId === 'm3' ? 'swedish' : 'business'),
    scan,
    limit,
  });

const textsOf = (filter: Partial<AuditFilter>): readonly string[] => read(filter).entries.map(({ text }) => text);

describe('who did what when', () => {
  it('is read newest first over matches, show and notes, drafts left out', () => {
    expect(read({}).entries.map(({ atMs, role, person, match }) => [atMs, role, person, match])).toEqual([
      [50, 'operator', '', 'Match m2'],
      [45, 'director', 'Anna', 'Match m1'],
      [40, 'director', 'Anna', ''],
      [20, 'arbiter', 'Ivan', 'Match m1'],
      [15, 'director', 'Boris', 'Match m1'],
      [10, 'setup', 'Olga', 'Match m1'],
    ]);
    expect(read({}).next).toBeNull();
  });

  it('is filtered by person, role, kind, text, time and match', () => {
    expect(textsOf({ person: 'iva' })).toEqual(['Clock stopped: Power cut']);
    expect(textsOf({ role: 'director', kinds: ['show'] })).toEqual(['Cleared: Scorebug, Tree']);
    expect(textsOf({ kinds: ['clock', 'match'] })).toEqual(['Clock stopped: Power cut', 'Match created']);
    expect(textsOf({ kinds: ['draft'] })).toEqual(['Draft: 1:e4']);
    expect(textsOf({ text: 'POWER' })).toEqual(['Clock stopped: Power cut']);
    expect(textsOf({ fromMs: 20, toMs: 50 })).toEqual([
      'Иванов: microphone muted',
      'Cleared: Scorebug, Tree',
      'Clock stopped: Power cut',
    ]);
    expect(textsOf({ matchId: 'm2' })).toEqual(['Veto by White']);
  });

  it('is filtered by the words of the language asked for', () => {
    expect(textsOf({ language: 'ru', text: 'снято с ЭФИРА' })).toEqual(['Снято с эфира: Счёт, Дерево']);
  });

  it.each([1, 2, 3])('comes in pages of %i without loss or repetition, however little is looked at', (size) => {
    for (const scan of [1, 2, 100]) {
      const seen: number[] = [];
      let cursor: AuditCursor | null = FROM_THE_END;
      for (let rounds = 0; cursor !== null && rounds < 20; rounds += 1) {
        const page: ReturnType<typeof read> = read({}, { cursor, scan, limit: size });
        seen.push(...page.entries.map(({ atMs }) => atMs));
        cursor = page.next;
      }
      expect(cursor).toBeNull();
      expect(seen).toEqual([50, 45, 40, 20, 15, 10]);
    }
  });

  it('tells which OBS was meant, also of an earlier release', () => {
    const told = { type: 'takeScene', instance: 'white' } as const;
    const former = { type: 'takeScene', machine: 'white' };
    const rows = [note(1, 'director', 10, told), { ...note(2, 'director', 20, told), body: JSON.stringify(former) }];
    const page = readAudit(ALL, FROM_THE_END, {
      rowsBefore: (source) => (source === 'note' ? rows.toReversed() : []),
      nameOf: (matchId) => matchId,
      gameOf: () => 'business',
      scan: 100,
      limit: 100,
    });
    expect(page.entries.map(({ text }) => text)).toEqual(Array(2).fill('White’s viewers’ OBS: preview taken'));
  });

  it('tells of suggestions under the names they had in an earlier release', () => {
    const problem = { code: 'offer/gone', params: { offer: 'a' }, rule: null, item: null };
    const bodies = [
      { type: 'offerIgnored', offer: 'a', atMs: 30 },
      { type: 'commandRefused', command: 'acceptOffer', problem, atMs: 20 },
      { type: 'offersMade', known: [], open: [], atMs: 10 },
    ];
    const rows = bodies.map((body) => ({
      ...note(body.atMs, 'director', body.atMs, { type: 'takeScene', instance: 'white' } as const),
      type: body.type,
      body: JSON.stringify(body),
    }));
    const page = readAudit(ALL, FROM_THE_END, {
      rowsBefore: (source) => (source === 'note' ? rows.toReversed() : []),
      nameOf: (matchId) => matchId,
      gameOf: () => 'business',
      scan: 100,
      limit: 100,
    });
    expect(page.entries.map(({ kind }) => kind)).toEqual(['show', 'refused']);
    expect(page.entries[0]?.text).toBe('Suggestion ignored');
    expect(page.entries[1]?.text).toMatch(/^Refused: take a suggestion\. .* \(suggestion\/gone\)$/);
  });

  it('gives an entry nobody can read by its type', () => {
    expect(auditText({ type: 'fromTheFuture', atMs: 1 } as { type: string }, 'ru', 'business')).toBe('fromTheFuture');
    expect(auditText({ type: 'graphicsCleared', atMs: 1 } as { type: string }, 'en', null)).toBe('graphicsCleared');
  });

  it('tells what was refused, to whom and why, and what left no entry elsewhere', () => {
    expect(textsOf({ kinds: ['refused'] })).toEqual([
      `Refused: start the clock. ${problemText({ code: 'clock/running', params: {}, rule: null, item: null }, 'en')} (clock/running)`,
    ]);
    expect(textsOf({ text: 'clock/running', language: 'ru' })).toEqual([
      expect.stringMatching(/^Отказ: пустить часы\./),
    ]);
    expect(textsOf({ kinds: ['sound'], language: 'ru' })).toEqual(['Иванов: микрофон выключен']);
  });

  it('knows a kind for every event', () => {
    for (const kind of Object.values(KIND_OF)) expect(AUDIT_KINDS).toContain(kind);
    for (const { kinds } of Object.values(GAME_LOGS))
      for (const kind of Object.values(kinds)) expect(AUDIT_KINDS).toContain(kind);
  });

  it('an event of the same name is told in the words of its match’s game', () => {
    const flag = { type: 'flagFell', atMs: 60, board: 'B', side: 'black' } as const;
    const end = { result: 'second', reason: 'flag', at: [], atMs: 60 } as const;
    expect(auditText({ ...flag, end } as { type: string }, 'en', 'swedish')).toBe(
      'Flag fell: Black, board B. The match is over: flag, the team with Black on board A wins',
    );
    expect(auditText(flag, 'en', 'business')).toBe('Black’s flag fell');
    expect(auditText(flag, 'en', null)).toBe('flagFell');
    expect([kindOf('movePlayed', 'swedish'), kindOf('movePlayed', 'business')]).toEqual(['turn', 'other']);
  });
});

describe('a query', () => {
  const query = (text: string) => readQuery(new URLSearchParams(text));

  it('is read with its cursor', () => {
    const cursor = { match: 12, show: 5, rehearsal: 0, note: 7 };
    expect(query(`kind=turn&kind=clock&text=e4&from=10&cursor=${writeCursor(cursor)}&language=ru&limit=9999`)).toEqual({
      filter: { ...ALL, kinds: ['turn', 'clock'], text: 'e4', fromMs: 10, language: 'ru' },
      cursor,
      limit: 500,
    });
    expect(query('')).toEqual({ filter: ALL, cursor: FROM_THE_END, limit: 100 });
  });

  it('names the parameter it cannot read', () => {
    expect(query('from=yesterday')).toEqual({ wrong: 'from' });
    expect(query('to=-1')).toEqual({ wrong: 'to' });
    expect(query('limit=0')).toEqual({ wrong: 'limit' });
    expect(query('cursor=1.2.3')).toEqual({ wrong: 'cursor' });
    expect(query('language=de')).toEqual({ wrong: 'language' });
  });
});
