import type { PlayableGame } from '../../common/game';
import type { Random } from '../../common/random';
import type { OfferBook, Published, Typed } from './book';

/** A state, with the draft of one thread. */
export interface At {
  readonly state: unknown;
  readonly nowMs: number;
  readonly thread: string;
  readonly line: string;
}

/** How often each act was offered or not. */
export type Counts = Record<string, number>;

/** A line begun is made on so many times, by as many steps, to see whether it can be finished. */
const TRIES = 3;
const STEPS = 7;

/** Of many alike so many are tried, spread over all. */
const some = <T>(items: readonly T[], most: number, { below }: Random): readonly T[] => {
  const stride = Math.max(1, Math.ceil(items.length / most));
  const first = below(stride);
  return items.filter((_, index) => index % stride === first);
};

const someOfEach = (lines: readonly Typed[], most: number, draws: Random): readonly Typed[] => {
  const kindOf = ({ what, isOffered }: Typed): string => `${what} ${isOffered}`;
  const kinds = [...new Set(lines.map(kindOf))];
  return kinds.flatMap((kind) =>
    some(
      lines.filter((line) => kindOf(line) === kind),
      most,
      draws,
    ),
  );
};

/** Holds the views by which a game is entered against what its rules decide. */
export class Offers {
  readonly #game: PlayableGame;
  readonly #book: OfferBook;

  constructor(game: PlayableGame, book: OfferBook) {
    this.#game = game;
    this.#book = book;
  }

  #drafted = ({ state, thread, line }: Omit<At, 'nowMs'>): unknown => this.#game.withDraft(state, thread, line);

  /** What the operator's page has of a state. */
  published(at: Omit<At, 'nowMs'>): Published {
    const { own, turnEntry, project } = this.#game;
    const state = this.#drafted(at);
    return {
      match: project(state).match,
      entry: own?.entry?.(state, {}, 1) ?? { game: null },
      draft: turnEntry?.draft(state) ?? null,
      moves: turnEntry?.moves(state) ?? {},
    };
  }

  /** The lines that may come next, those that are not offered among them. */
  lines(at: At, words: readonly string[], seen = this.published(at)): readonly Typed[] {
    return this.#book.lines(seen, at, words);
  }

  #refusal(at: At, command: { readonly type: string }): string | null {
    const decided = this.#game.decide(this.#drafted(at), command, at.nowMs);
    return decided.ok ? null : decided.error.code;
  }

  #pressed = (at: At): string | null =>
    this.#refusal(at, { type: 'commitTurn', thread: at.thread, line: null } as { readonly type: string });

  /** What becomes of a line, and whether it is ready as its press says. */
  #typed(at: At, counts: Counts) {
    const drafted = this.#book.drafted(this.published(at), at.thread);
    const pressed = this.#pressed(at);
    const what = `ready ${drafted.isReady}`;
    counts[what] = (counts[what] ?? 0) + 1;
    const faults = drafted.isReady === (pressed === null) ? [] : [`"${at.line}" is ${what}: ${pressed ?? 'accepted'}`];
    return { ...drafted, faults };
  }

  /** The state after an act that is offered and done; null where none can be. */
  after(at: At, draws: Random): unknown {
    const presses = this.#book.presses(this.published(at)).filter(({ bar }) => bar === null);
    const decided = presses.map(({ command }) => this.#game.decide(this.#drafted(at), command, at.nowMs));
    const done = decided.flatMap((each) => (each.ok ? [each.value] : []));
    return done.length === 0
      ? null
      : draws.pick(done).reduce((state, event) => this.#game.evolve(state, event), at.state);
  }

  /** Whether what is offered on the way brings a line to where it can be pressed. */
  #canBeFinished(begun: At, draws: Random): boolean {
    for (let tried = 0; tried < TRIES; tried += 1) {
      let at = begun;
      for (let step = 0; step < STEPS; step += 1) {
        if (this.#pressed(at) === null) return true;
        const next = this.lines(at, []).filter(({ isOffered, line }) => isOffered && line.startsWith(begun.line));
        if (next.length === 0) break;
        at = { ...at, line: draws.pick(next).line };
      }
    }
    return false;
  }

  /**
   * What views say may be done and the rules refuse, or the other way round.
   * @param words moves of other positions
   * @param seen the views, which are those of this very state
   */
  faults(
    at: At,
    words: readonly string[],
    { draws, most, counts }: { readonly draws: Random; readonly most: number; readonly counts: Counts },
    seen = this.published(at),
  ): readonly string[] {
    const faults: string[] = [];
    const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
    for (const { what, command, bar, byClock } of this.#book.presses(seen)) {
      count(`${what} ${bar === null}`);
      const refusal = this.#refusal(at, command);
      if (refusal !== (bar?.code ?? null) && !(byClock && bar === null))
        faults.push(`${JSON.stringify(command)}: said ${bar?.code ?? 'offered'}, is ${refusal ?? 'accepted'}`);
    }
    const { isReady } = this.#book.drafted(seen, at.thread);
    if (isReady !== (this.#pressed(at) === null)) faults.push(`"${at.line}" can${isReady ? 'not' : ''} be pressed`);
    const all = this.lines(at, words, seen);
    const offered = new Set(all.filter(({ isOffered }) => isOffered).map(({ line }) => line));
    for (const { isOffered, what, line } of all)
      if (!isOffered && offered.has(line)) faults.push(`"${line}" is offered, and as ${what} it is not`);
    const lines = someOfEach(all, most, draws);
    const standing = new Set<string>();
    for (const { isOffered, what, thread, line } of lines.toSorted(
      (a, b) => Number(b.isOffered) - Number(a.isOffered),
    )) {
      count(`${what} ${isOffered}`);
      const typed = this.#typed({ ...at, thread, line }, counts);
      faults.push(...typed.faults);
      if (isOffered && !typed.isTaken) faults.push(`"${line}" is offered and wrong`);
      if (isOffered) standing.add(typed.stands);
      if (isOffered || !typed.isTaken || this.#meansOffered(at, words, seen, typed.stands, standing)) continue;
      if (typed.isReady || this.#canBeFinished({ ...at, thread, line }, draws))
        faults.push(`"${line}" (${what}) is not offered and right`);
    }
    return faults;
  }

  /** Whether a line that nobody offers is one of those offered, written otherwise. */
  #meansOffered(at: At, words: readonly string[], seen: Published, stands: string, known: Set<string>): boolean {
    if (known.has(stands)) return true;
    for (const { isOffered, thread, line } of this.lines(at, words, seen)) {
      if (!isOffered) continue;
      known.add(this.#book.drafted(this.published({ ...at, thread, line }), thread).stands);
    }
    return known.has(stands);
  }
}
