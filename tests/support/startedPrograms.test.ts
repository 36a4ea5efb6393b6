import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GIVEN, missingPrograms, PROGRAMS, type ProgramName } from '../../scripts/lib/programs';
import { PROJECT_FOLDER } from './root';
import { reachableFrom, startsIn, textsGivenTo, type Start } from './startedPrograms';

/** What an expression starts that is no name of a program: by the file it stands in. null: no program of the table. */
const EXPRESSIONS: Readonly<Record<string, ProgramName | null>> = {
  'tests/support/obs.ts: place.build.command': 'obs',
  'tests/support/obsBuild.ts: command': 'obs',
  // Node, with the server or what a test gives it.
  'scripts/lib/supervise.ts: program': null,
  'scripts/proof/mutants/processes.ts: WORKER': null,
  "scripts/lib/testing/whichNode.ts: 'node'": null,
  // Of scripts, the one that measures how steady its words are.
  'bundles/chess-match/src/engine/program.ts: command': 'stockfish',
  // An AppImage unpacks itself.
  'scripts/lib/obsBuilds.ts: path': null,
};

const read = (path: string): string => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

/** Every source is parsed once; on a crowded machine that takes more than a test's usual time. */
const LIMIT_MS = 120_000;

const sources = ['tests', 'scripts'].flatMap((folder) =>
  readdirSync(join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** @returns null for Node itself, which runs already; the expression where nothing is known of it */
const programOf = (path: string, expression: string): string | null => {
  if (expression === 'process.execPath') return null;
  const known = EXPRESSIONS[`${path}: ${expression}`];
  if (known !== undefined) return known;
  return /^(?:programPath\()?'([^']+)'\)?$/.exec(expression)?.[1] ?? expression;
};

const starts = new Map<string, readonly Start[]>();
const startsOf = (path: string): readonly Start[] => {
  const found = starts.get(path) ?? startsIn(read(path));
  starts.set(path, found);
  return found;
};

const startedIn = (path: string): readonly string[] =>
  startsOf(path).flatMap(({ expression }) => programOf(path, expression) ?? []);

const isInTable = (name: string): name is ProgramName => name in PROGRAMS;

describe('the table of programs', { timeout: LIMIT_MS }, () => {
  it('has every program that a test or a script starts', () => {
    const unknown = sources.flatMap((path) =>
      startsOf(path).flatMap(({ line, expression }) => {
        const program = programOf(path, expression);
        return program === null || isInTable(program) ? [] : [`${path}:${line} starts ${program}`];
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('has no program that nobody starts', () => {
    const started = new Set(sources.flatMap(startedIn));
    expect(Object.keys(PROGRAMS).filter((name) => !started.has(name))).toEqual([]);
  });

  it('leaves no expression explained that does not occur', () => {
    const product = Object.keys(EXPRESSIONS).flatMap((known) => known.match(/^bundles\/[^:]+/) ?? []);
    const found = [...sources, ...product].flatMap((path) =>
      startsOf(path).map(({ expression }) => `${path}: ${expression}`),
    );
    expect(Object.keys(EXPRESSIONS).filter((expression) => !found.includes(expression))).toEqual([]);
  });
});

describe('before a program is started', { timeout: LIMIT_MS }, () => {
  const installable = (paths: Iterable<string>): readonly string[] => {
    const given: readonly string[] = GIVEN;
    const started = [...paths].flatMap((path) => startedIn(relative(PROJECT_FOLDER, path).replaceAll('\\', '/')));
    return [...new Set(started)].filter((name) => !given.includes(name)).toSorted();
  };
  const scripts = sources.filter(
    (path) => /^scripts\/((proof\/|gallery\/)?[^/]+|proof\/bench\/index)\.ts$/.test(path) && !/\.test\./.test(path),
  );

  it.each(scripts)('%s asks for all that it starts, and for no more', (path) => {
    const asked = textsGivenTo('needPrograms', read(path));
    expect(asked.toSorted()).toEqual(installable(reachableFrom(join(PROJECT_FOLDER, path))));
  });

  it('the live tests ask for all that any of them starts, and for no more', () => {
    const tests = sources.filter((path) => path.startsWith('tests/') && path.endsWith('.test.ts'));
    const reached = tests.flatMap((path) => [...reachableFrom(join(PROJECT_FOLDER, path))]);
    const asked = textsGivenTo('needPrograms', read('tests/support/globalSetup.ts'));
    expect(asked.toSorted()).toEqual(installable(new Set(reached)));
  });
});

describe('a source that starts programs', () => {
  const started = (text: string): readonly string[] => startsIn(text).map(({ expression }) => expression);
  const IMPORT = "import { spawn, execFile as run } from 'node:child_process';\n";

  it('is read whatever the function is called', () => {
    expect(started(`${IMPORT}spawn('one', []);\nconst kept = () => run("two");`)).toEqual(["'one'", '"two"']);
  });

  it('does not hide a function that is handed on', () => {
    expect(started(`${IMPORT}const start = promisify(spawn);`)).toEqual(['promisify(spawn)']);
    expect(started("import * as child from 'child_process';\nchild.spawn('one');")).not.toEqual([]);
  });

  it('tells a browser by its path', () => {
    expect(started("chromium.launch({ args: [], executablePath: programPath('chromium') });")).toEqual([
      "programPath('chromium')",
    ]);
    expect(started('chromium.launch({ args: [] });')).toEqual(['chromium.launch({ args: [] })']);
  });
});

describe('a program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (name: string, mode: number): void => writeFileSync(join(folder, name), '', { mode });

  it('is there if PATH has a file of its name that may be run', () => {
    put('Xvfb', 0o755);
    put('openbox', 0o644);
    mkdirSync(join(folder, 'obs'));
    const env = { PATH: `${join(folder, 'none')}:${folder}` };
    expect(missingPrograms(['Xvfb', 'openbox', 'obs', 'espeak-ng'], env)).toEqual(['openbox', 'obs', 'espeak-ng']);
  });

  it('is not asked for where the environment names another', () => {
    expect(missingPrograms(['chromium', 'obs'], { PATH: '', CHROMIUM: '/opt/chromium', OBS_UNDER_TEST: '' })).toEqual([
      'obs',
    ]);
  });
});
