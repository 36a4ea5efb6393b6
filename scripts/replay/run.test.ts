import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ran } from '../lib/ran';
import { run } from './run';

const ROOT = join(import.meta.dirname, '..', '..');
const SCHEME4 = join(ROOT, 'bundles/chess-match/fixtures/scheme4.bcr');
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const replay = (...args: readonly string[]): Ran => run(args, folder);

/** The program itself, as `npm run -s replay -- ...` starts it, with the user standing in `folder`. */
const program = (...args: readonly string[]) => {
  const script = join(ROOT, 'scripts/replay.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, out: stdout, err: stderr };
};

const fileOf = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('npm run replay', { timeout: 60_000 }, () => {
  it.each([
    ['a record', ['--each', SCHEME4], 0],
    ['a bad record', ['illegal.bcr'], 1],
    ['bad arguments', ['--all'], 2],
  ] as const)('notation: the program prints and exits as the following say, for %s', (_of, args, status) => {
    fileOf('illegal.bcr', '1. 1:e5\n');
    const expected = replay(...args);
    expect(expected.status).toBe(status);
    expect(program(...args)).toEqual(expected);
  });

  it('notation: prints one JSON object and exits 0', () => {
    const { status, out, err } = replay(SCHEME4);
    expect([status, err]).toEqual([0, '']);
    expect(out.split('\n')).toHaveLength(2);
    expect(JSON.parse(out)).toMatchObject({ status: 'over', toMove: null, score: { white: 10, black: 13 }, table: 10 });
  });

  it('notation: --each prints the object after every line, the last one as without it', () => {
    const each = replay(SCHEME4, '--each').out.trimEnd().split('\n');
    const turns = readFileSync(SCHEME4, 'utf8').match(/^\d+\./gm) ?? [];
    expect([turns.length, each.length]).toEqual([95, 95]);
    expect(each.at(-1)).toBe(replay('--each', SCHEME4).out.trimEnd().split('\n').at(-1));
    expect(JSON.parse(each[0] ?? '')).toEqual({
      status: 'playing',
      toMove: 'black',
      moveNumber: 1,
      score: { white: 0, black: 0 },
      table: 0,
      veto: null,
      branches: [
        { board: 1, rating: 10, fen: 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1', line: ['d4'] },
      ],
      ledger: [],
    });
  });

  it('B13 B19 half points are written as .5', () => {
    const file = fileOf('half.bcr', '[GameRating "3"]\n1. 1:e4 offer 1\n1... draw 1\n');
    const { score, ledger } = JSON.parse(replay(file).out) as Record<string, unknown>;
    expect(score).toEqual({ white: 1.5, black: 1.5 });
    expect(ledger).toEqual([{ turn: '1...', board: 1, kind: 'draw', rating: 3, white: 1.5, black: 1.5 }]);
  });

  it('notation: a relative file is meant from where the user stands; one without turns is the beginning', () => {
    fileOf('empty.bcr', '');
    expect(JSON.parse(replay('empty.bcr').out)).toMatchObject({ status: 'playing', toMove: 'white', moveNumber: 1 });
    expect(replay('empty.bcr', '--each')).toMatchObject({ status: 0, out: '' });
  });

  it('notation: a bad file prints nothing, names FILE:LINE, code, item and rule on standard error, and exits 1', () => {
    const bad: [string, string | Uint8Array, string, string, string][] = [
      ['illegal', '[White "x"]\n; c\n1. 1:e5\n', ':3: move/illegal: ', '1:e5', 'B2'],
      ['split', '1. 1:e4 2:d4 branch 1>2 5+6\n', ':1: branch/bad_split: ', 'branch 1>2 5+6', 'B6'],
      ['item', '1. 1:e4 bishop\n', ':1: notation/unknown_item: ', 'bishop', 'notation'],
      ['turn', '1. 1:e4\n2. 1:d4\n', ':2: record/wrong_turn: ', '2.', 'B2'],
      ['setting', '[Boards "many"]\n', ':1: settings/bad_value: ', '[Boards "many"]', 'S1-S7'],
      ['bytes', Uint8Array.of(0x31, 0x2e, 0xff), ':1: notation/not_text: ', '', 'notation'],
    ];
    for (const [name, content, start, item, rule] of bad) {
      const file = fileOf(`${name}.bcr`, content);
      for (const flags of name === 'turn' ? [[], ['--each']] : [[]]) {
        const { status, out, err } = replay(file, ...flags);
        expect([name, status, out]).toEqual([name, 1, '']);
        expect(err.startsWith(`${file}${start}`)).toBe(true);
        expect(err).toContain(item);
        expect(err).toContain(rule);
        expect(err.trimEnd().split('\n')).toHaveLength(1);
      }
    }
  });

  /** "Спартак" and "Динамо" play, in windows-1251. */
  const RUSSIAN = Buffer.concat(
    [
      ...['[White "', [0xd1, 0xef, 0xe0, 0xf0, 0xf2, 0xe0, 0xea]],
      ...['"]\n[Black "', [0xc4, 0xe8, 0xed, 0xe0, 0xec, 0xee], '"]\n1. 1:e4\n'],
    ].map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );

  it('a record whose encoding can be concluded is refused with names as they would be read, and read once that is asked for', () => {
    const file = fileOf('russian.bcr', RUSSIAN);
    const { status, out, err } = replay(file);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(`${file}:1: notation/not_text: `);
    expect(err).toContain('Спартак · Динамо');
    expect(err).toContain('--encoding windows-1251');
    for (const args of [
      [file, '--encoding', 'windows-1251'],
      ['--each', '--encoding', 'windows-1251', file],
    ])
      expect(JSON.parse(replay(...args).out)).toMatchObject({ status: 'playing', toMove: 'black' });
    for (const other of ['latin-1', 'utf-8', 'koi8-r'])
      expect(replay(file, '--encoding', other)).toMatchObject({ status: 1, out: '' });
    expect(replay(file, '--encoding')).toMatchObject({ status: 2, out: '' });
  });

  it('a record in UTF-16 that says so is read as any other', () => {
    const file = fileOf('wide.bcr', Buffer.from('\uFEFF[White "Спартак"]\n1. 1:e4\n', 'utf16le'));
    expect(JSON.parse(replay(file).out)).toMatchObject({ status: 'playing', toMove: 'black' });
    expect(replay(file, '--encoding', 'utf-16').status).toBe(0);
  });

  it('notation: an ending that no game here plays is refused, and those that are played are named', () => {
    for (const name of ['game.cbv', 'GAME.CBV', 'game.bcr.txt', 'game.']) {
      fileOf(name, '1. 1:e4\n');
      const { status, out, err } = replay(name);
      expect([name, status, out]).toEqual([name, 2, '']);
      expect(err).toContain(`${name}: no game here plays "${name.slice(name.lastIndexOf('.'))}"`);
      expect(err).toContain('.bcr, .bpgn, .ppgn, .blr');
    }
  });

  it('notation: a record of Belarusian chess gives its points, calls and how it ended', () => {
    fileOf('game.blr', '[FEN "4ak3/9/9/9/9/4A4/9/9/5K3 w"] 1.e4-e5 e9-d9');
    expect(JSON.parse(replay('game.blr').out)).toMatchObject({
      game: 'belarusian',
      result: 'white',
      reason: 'throne',
      points: { white: 2, black: 0 },
      calls: ['трон мой'],
    });

    fileOf('closed.blr', '1.e2-e4 e8-e6\n2.e4-e5');
    const { status, out, err } = replay('closed.blr');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('closed.blr:2: belarusian/turn/illegal: ');
  });

  it('notation: a record of progressive chess gives its series and how it ended', () => {
    fileOf('game.ppgn', '1.e4 2.e5 Nf6 3.Bc4 Qh5 Qxf7#');
    expect(JSON.parse(replay('game.ppgn').out)).toMatchObject({
      game: 'progressive',
      variant: 'italian',
      result: 'white',
      reason: 'mate',
      turn: 3,
    });

    fileOf('early.ppgn', '1.e4\n2.d6 f6\n3.Qh5 Bc4 Nf3');
    const { status, out, err } = replay('early.ppgn');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('early.ppgn:3: progressive/move/early_check: ');
  });

  it('notation: endings may be in capitals; a file without one is a record of Business Chess', () => {
    for (const name of ['GAME.BCR', 'game', './game', '../' + folder.split('/').at(-1) + '/game']) {
      fileOf('GAME.BCR', '1. 1:e4\n');
      fileOf('game', '1. 1:e4\n');
      expect(JSON.parse(replay(name).out)).toMatchObject({ status: 'playing', toMove: 'black' });
    }
  });

  it('notation: unreadable arguments exit with 2 and say how to call it', () => {
    for (const args of [
      [],
      [join(folder, 'absent.bcr')],
      [folder],
      [SCHEME4, SCHEME4],
      [SCHEME4, '--all'],
      ['--each'],
    ]) {
      const { status, out, err } = replay(...args);
      expect([args.length, status, out]).toEqual([args.length, 2, '']);
      expect(err).toContain('usage: npm run -s replay -- FILE.bcr [--each]');
    }
  });
});
