import type { Covered, Red } from './protocol.ts';

/**
 * In which order the tests are asked: what saw a mutant of a file is likely to see the next of it, and quick files come
 * before slow ones. Most mutants die at the first test.
 */
export class InOrder {
  readonly #tests: readonly Covered[];
  /** What the tests of a file take together, ms. */
  readonly #took = new Map<string, number>();
  /** How many mutants of a file (first key) the tests of a file saw. */
  readonly #seen = new Map<string, Map<string, number>>();

  constructor(tests: readonly Covered[]) {
    this.#tests = tests;
    for (const { file, ms } of tests) this.#took.set(file, (this.#took.get(file) ?? 0) + ms);
  }

  /** The tests that pass a mutant. */
  passing(id: string): readonly Covered[] {
    return this.#tests.filter(({ mutants }) => mutants.includes(id));
  }

  /** Tests file by file, for a mutant of `mutated`. */
  filesOf(mutated: string, tests: readonly Covered[]): [file: string, numbers: number[]][] {
    const seen = this.#seen.get(mutated);
    return [...new Set(tests.map(({ file }) => file))]
      .toSorted(
        (a, b) => (seen?.get(b) ?? 0) - (seen?.get(a) ?? 0) || (this.#took.get(a) ?? 0) - (this.#took.get(b) ?? 0),
      )
      .map((file) => [file, tests.filter((test) => test.file === file).map(({ nth }) => nth)]);
  }

  saw(mutated: string, { file }: Red): void {
    const seen = this.#seen.get(mutated) ?? new Map<string, number>();
    this.#seen.set(mutated, seen.set(file, (seen.get(file) ?? 0) + 1));
  }
}
