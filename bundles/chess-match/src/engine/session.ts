import { announcedIn, bestMoveIn, type Announced } from './info';
import type { Search } from './queue';

/** A program that speaks UCI, as a child process is one. */
export interface Program {
  write(text: string): void;
  kill(): void;
}

/** What a program does. */
export interface ProgramEvents {
  readonly said: (chunk: string) => void;
  /** It is no more, or never was. */
  readonly gone: (reason: string) => void;
}

/** Why a session ended by itself: `reason` is for the crew. */
export type Ending = 'gone' | 'silent' | 'garbled';

export interface SessionParts {
  readonly start: (events: ProgramEvents) => Program;
  /** Of UCI, set before the first search. */
  readonly options: Readonly<Record<string, string>>;
  /** Runs an action after so many ms; the answer takes it back. */
  readonly later: (action: () => void, ms: number) => () => void;
  /** So long it may say nothing while something is due. */
  readonly patienceMs: number;
  /** So long a search may last. */
  readonly searchMs: number;
  readonly onReady: (name: string) => void;
  /** A search ended: the newest of each rank, the best first. @param bestMove "(none)" where there is none */
  readonly onAnswer: (search: Search, announced: readonly Announced[], bestMove: string) => void;
  readonly onEnd: (ending: Ending, reason: string) => void;
}

/** More than any line of an engine. */
const LONGEST_LINE = 65_536;
/** Of what it calls itself so much is shown. */
const LONGEST_NAME = 60;

type Phase = 'opening' | 'readying' | 'idle' | 'searching' | 'over';

/** One life of an engine: it is asked for one position at a time, and the next only when it has answered. */
export class Session {
  private phase: Phase = 'opening';
  private name = '';
  private running: Search | null = null;
  /** UCI's own default. */
  private variations = 1;
  private isHalting = false;
  private announced: readonly Announced[] = [];
  private unread = '';
  private takeBack: () => void = () => undefined;
  private readonly program: Program;

  constructor(private readonly parts: SessionParts) {
    this.program = parts.start({ said: (chunk) => this.said(chunk), gone: (reason) => this.end('gone', reason) });
    this.say('uci');
    this.dueIn(parts.patienceMs);
  }

  isIdle(): boolean {
    return this.phase === 'idle';
  }

  search(search: Search): void {
    const { later, searchMs } = this.parts;
    this.phase = 'searching';
    this.running = search;
    if (search.variations !== this.variations) this.say(`setoption name MultiPV value ${search.variations}`);
    this.variations = search.variations;
    this.say(`position fen ${search.position}`);
    this.say(`go nodes ${search.nodes}`);
    this.takeBack();
    this.takeBack = later(() => this.halt(), searchMs);
  }

  /** Has it end the search that runs: the answer comes all the same. */
  halt(): void {
    if (this.phase !== 'searching' || this.isHalting) return;
    this.isHalting = true;
    this.say('stop');
    this.dueIn(this.parts.patienceMs);
  }

  stop(): void {
    if (this.phase === 'over') return;
    this.phase = 'over';
    this.takeBack();
    this.program.kill();
  }

  private say(text: string): void {
    this.program.write(`${text}\n`);
  }

  private dueIn(ms: number): void {
    this.takeBack();
    this.takeBack = this.parts.later(() => this.end('silent', this.phase), ms);
  }

  private end(ending: Ending, reason: string): void {
    if (this.phase === 'over') return;
    this.stop();
    this.parts.onEnd(ending, reason);
  }

  private said(chunk: string): void {
    const lines = (this.unread + chunk).split('\n');
    this.unread = lines.pop() ?? '';
    for (const line of lines) this.hear(line.trim());
    if (this.unread.length > LONGEST_LINE) this.end('garbled', `${LONGEST_LINE}`);
  }

  private hear(line: string): void {
    if (this.phase === 'opening') this.hearOpening(line);
    else if (this.phase === 'readying' && line === 'readyok') {
      this.takeBack();
      this.phase = 'idle';
      this.parts.onReady(this.name);
    } else if (this.phase === 'searching') this.hearSearching(line);
  }

  private hearOpening(line: string): void {
    if (line.startsWith('id name ')) this.name = line.slice('id name '.length).trim().slice(0, LONGEST_NAME);
    if (line !== 'uciok') return;
    this.phase = 'readying';
    for (const [option, value] of Object.entries(this.parts.options))
      this.say(`setoption name ${option} value ${value}`);
    this.say('isready');
    this.dueIn(this.parts.patienceMs);
  }

  private hearSearching(line: string): void {
    const bestMove = bestMoveIn(line);
    if (bestMove !== null) return this.answer(bestMove);
    const one = announcedIn(line);
    if (one !== null) this.announced = [...this.announced.filter(({ rank }) => rank !== one.rank), one];
  }

  private answer(bestMove: string): void {
    const { running, announced } = this;
    this.takeBack();
    this.phase = 'idle';
    this.running = null;
    this.isHalting = false;
    this.announced = [];
    if (running !== null) this.parts.onAnswer(running, announced, bestMove);
  }
}
