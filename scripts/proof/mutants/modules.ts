import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';

type Exports = Record<string, unknown>;
type Body = (
  exports: Exports,
  require: (name: string) => unknown,
  module: { exports: unknown },
  ...switches: readonly unknown[]
) => void;

interface Source {
  readonly body: Body;
  /** What it asks for, by the name it asks with: a file of ours, or a package. */
  readonly asks: ReadonlyMap<string, { readonly file: string } | { readonly packageName: string }>;
}

/**
 * A package for `Modules`, as `import()` gives it: whoever asks for it by name alone gets its default, also where the
 * package is a function by itself.
 */
export const asPackage = (imported: object): unknown => ({ __esModule: true, ...imported });

const REQUIRE = /\brequire\("([^"]+)"\)/g;

const resolve = (from: string, name: string): string => {
  const path = join(dirname(from), name);
  const found = [path, `${path}.ts`, join(path, 'index.ts')].find((one) => /\.(ts|json)$/.test(one) && existsSync(one));
  if (found === undefined) throw new Error(`${from} asks for ${name}, which is no file`);
  return found;
};

/**
 * The modules of the tests, compiled once and brought to life as often as wanted: what a mutant left behind in one life
 * (a thing remembered, a table built while loading) is not there in the next.
 */
export class Modules {
  readonly #sources = new Map<string, Source>();
  readonly #packages: ReadonlyMap<string, unknown>;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #switches: Readonly<Record<string, unknown>>;
  readonly #touched = new Map<string, boolean>();
  /** What no mutant can reach lives once. */
  readonly #lasting = new Map<string, { exports: unknown }>();

  /**
   * @param texts of files that are not taken as they stand on the disk
   * @param switches what these texts ask by name
   */
  constructor(
    texts: ReadonlyMap<string, string>,
    packages: ReadonlyMap<string, unknown>,
    switches: Readonly<Record<string, unknown>>,
  ) {
    this.#texts = texts;
    this.#switches = switches;
    this.#packages = packages;
  }

  /** Whether a file is, or stands on, one that is not taken from the disk. */
  isTouched(file: string): boolean {
    const known = this.#touched.get(file);
    if (known !== undefined) return known;
    this.#touched.set(file, false);
    const asked = [...this.#source(file).asks.values()];
    const touched = this.#texts.has(file) || asked.some((ask) => 'file' in ask && this.isTouched(ask.file));
    this.#touched.set(file, touched);
    return touched;
  }

  /** A new life of a file and of all it stands on, as far as a mutant can reach it. */
  load(file: string): void {
    this.#load(file, new Map());
  }

  #load(file: string, life: Map<string, { exports: unknown }>): unknown {
    const lives = this.isTouched(file) ? life : this.#lasting;
    const before = lives.get(file);
    if (before !== undefined) return before.exports;
    const { body, asks } = this.#source(file);
    const module: { exports: Exports } = { exports: {} };
    lives.set(file, module);
    const require = (name: string): unknown => {
      const ask = asks.get(name);
      if (ask === undefined) throw new Error(`${file} asks for ${name}`);
      return 'file' in ask ? this.#load(ask.file, life) : this.#packages.get(ask.packageName);
    };
    body(module.exports, require, module, ...Object.values(this.#switches));
    return module.exports;
  }

  #source(file: string): Source {
    const before = this.#sources.get(file);
    if (before !== undefined) return before;
    const js = file.endsWith('.json')
      ? `module.exports = { __esModule: true, default: ${readFileSync(file, 'utf8')} };`
      : ts.transpileModule(
          (this.#texts.get(file) ?? readFileSync(file, 'utf8')).replaceAll(
            'import.meta.dirname',
            JSON.stringify(dirname(file)),
          ),
          {
            compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, esModuleInterop: true },
          },
        ).outputText;
    const asks = new Map(
      [...js.matchAll(REQUIRE)].map(([, name = '']) => [
        name,
        name.startsWith('.') ? { file: resolve(file, name) } : { packageName: name },
      ]),
    );
    const body = compileFunction(js, ['exports', 'require', 'module', ...Object.keys(this.#switches)], {
      filename: file,
    }) as Body;
    const source = { body, asks };
    this.#sources.set(file, source);
    return source;
  }

  /** The packages a file and all it stands on ask for. */
  packagesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
    if (seen.has(file)) return new Set();
    seen.add(file);
    return new Set(
      [...this.#source(file).asks.values()].flatMap((ask) =>
        'file' in ask ? [...this.packagesOf(ask.file, seen)] : [ask.packageName],
      ),
    );
  }
}
