import type { Referee } from '../games/common/judge';
import { assess, type Assessment } from './assess';
import type { Announced } from './info';
import { Memory } from './memory';
import { givesWay, nextSearch, type Search, type Wanted } from './queue';
import { Session, type SessionParts } from './session';

/** How an engine does. */
export type EngineState = 'starting' | 'working' | 'failed';

export interface EngineStatus {
  readonly state: EngineState;
  /** As it calls itself; empty until it has. */
  readonly name: string;
  /** Why it failed; null: it did not. */
  readonly failure: { readonly kind: 'gone' | 'silent' | 'garbled' | 'untrue'; readonly reason: string } | null;
  /** When it is started again, Unix ms; null: it runs. */
  readonly againAtMs: number | null;
}

export interface EngineParts extends Pick<SessionParts, 'start' | 'options' | 'later' | 'patienceMs' | 'searchMs'> {
  /** Of the rules that are played. */
  readonly referee: Referee;
  /** How much of one core it may use, in percent: after each search it rests for the rest. */
  readonly share: number;
  /** Unix ms. */
  readonly now: () => number;
  /** Something is known that was not, or its state is another. */
  readonly onChange: () => void;
}

const WHOLE = 100;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

type Failure = NonNullable<EngineStatus['failure']>;

/** An engine that is kept alive, and looks at what stands on the boards. */
export class Engine {
  private readonly memory = new Memory();
  private wanted: Wanted = { now: [], asked: [], past: [] };
  /** Null once it gives way: its answer is of no use. */
  private running: Search | null = null;
  private session: Session | null = null;
  private begunAtMs = 0;
  private isResting = false;
  private failures = 0;
  private isStopped = false;
  /** Asked for, and the end of it: the engine is not ended by them again. */
  private readonly fatal = new Set<string>();
  private takeBack: () => void = () => undefined;
  private standing: EngineStatus = { state: 'starting', name: '', failure: null, againAtMs: null };

  constructor(private readonly parts: EngineParts) {}

  start(): void {
    if (this.isStopped) return;
    if (this.standing.state !== 'starting') this.tell({ state: 'starting', againAtMs: null });
    this.session = new Session({
      ...this.parts,
      onReady: (name) => {
        this.tell({ state: 'working', name, failure: null });
        this.goOn();
      },
      onAnswer: (search, announced, bestMove) => this.answered(search, announced, bestMove),
      onEnd: (kind, reason) => this.fail({ kind, reason }),
    });
  }

  /** What is to be looked at from now on. */
  look(wanted: Wanted): void {
    this.wanted = wanted;
    this.goOn();
  }

  /** What it made of a position; null: nothing yet. */
  of(position: string): Assessment | null {
    return this.memory.of(position);
  }

  /** Whether it is not asked for a position any more that somebody asked for: it failed over it. */
  refuses(position: string): boolean {
    return this.fatal.has(position);
  }

  status(): EngineStatus {
    return this.standing;
  }

  stop(): void {
    this.isStopped = true;
    this.takeBack();
    this.session?.stop();
  }

  /** Where nobody can move there is nothing to ask. */
  private readonly spent = (position: string): number => {
    if (this.fatal.has(position)) return Infinity;
    return this.of(position)?.nodes ?? (this.parts.referee.canMove(position) ? 0 : Infinity);
  };

  private tell(next: Partial<EngineStatus>): void {
    this.standing = { ...this.standing, ...next };
    this.parts.onChange();
  }

  private goOn(): void {
    if (this.session === null || this.standing.state !== 'working') return;
    if (this.session.isIdle()) this.searchNext(this.session);
    else if (this.running !== null && givesWay(this.running, this.wanted, this.spent)) {
      this.running = null;
      this.session.halt();
    }
  }

  private searchNext(session: Session): void {
    if (this.isResting) return;
    this.running = nextSearch(this.wanted, this.spent);
    if (this.running === null) return;
    this.begunAtMs = this.parts.now();
    session.search(this.running);
  }

  private answered({ position, nodes }: Search, announced: readonly Announced[], bestMove: string): void {
    const isWanted = this.running !== null;
    const assessment = isWanted ? assess(this.parts.referee, position, nodes, announced, bestMove) : null;
    if (isWanted && assessment === null) {
      this.session?.stop();
      this.fail({ kind: 'untrue', reason: bestMove });
      return;
    }
    this.running = null;
    this.rest();
    if (assessment !== null) {
      this.failures = 0;
      this.memory.keep(position, assessment);
      this.parts.onChange();
    }
    this.goOn();
  }

  /** After a search, so that over a while it has used no more than its share. */
  private rest(): void {
    const { now, share, later } = this.parts;
    const restMs = ((now() - this.begunAtMs) * (WHOLE - share)) / share;
    this.isResting = restMs > 0;
    if (!this.isResting) return;
    this.takeBack = later(() => {
      this.isResting = false;
      this.goOn();
    }, restMs);
  }

  private fail(failure: Failure): void {
    const { now, asked, past } = this.wanted;
    const at = this.running?.position ?? '';
    if (asked.includes(at) && !now.includes(at) && !past.includes(at)) this.fatal.add(at);
    this.session = null;
    this.running = null;
    this.isResting = false;
    this.takeBack();
    this.failures += 1;
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.failures - 1));
    this.takeBack = this.parts.later(() => this.start(), waitMs);
    this.tell({ state: 'failed', failure, againAtMs: this.parts.now() + waitMs });
  }
}
