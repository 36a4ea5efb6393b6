import type { Command } from '@schemas/command';
import type { CourseView } from '@schemas/course';
import type { EntryView } from '@schemas/entry';
import type { MatchView } from '@schemas/match';
import type { MovesView } from '@schemas/moves';
import type { OptionsView } from '@schemas/options';
import type { ProtocolView } from '@schemas/protocol';
import type { Problem } from '@schemas/draft';
import type { CorrectionDesk } from '@schemas/preview';
import type { Random } from './random';
import type { Records } from './records';
import type { Descriptors } from './settings';
import type { OwnDifferences } from './ownDifferences';
import type { KeptDraft } from './drafts';
import type { Entry } from './entry';
import type { GameEvent } from './event';
import type { ClockLeft } from './clock';
import type { LookBack } from './lookBack';
import type { Result } from './result';
import type { TeamCount } from './statistics';
import type { NewSuggestion } from './suggestions';
import type { GameDraftView, GameViews } from './views';

/** A line of the arbiters' protocol without what the match adds: when, in which turn, whether it still counts. */
export type ProtocolLine = Pick<ProtocolView['entries'][number], 'kind' | 'side' | 'board' | 'what' | 'reason'>;

/** Time lost while nobody could press: it belongs to whose clock ran then, also where that becomes another's. */
export interface LostTime<State, Event> {
  /** Whether this is the arbiter's word on lost time, by which some may be given back. */
  isDecision(event: Event): boolean;
  /**
   * The events after which what waits for the arbiter's word has gone from the same clocks as it had in other states.
   * @param then for each thread, in the game's order, the state whose clock is left there
   */
  asIn(state: State, then: readonly State[], atMs: number): readonly Event[];
}

/** A past turn being written anew, judged. */
export type JudgedTurn = Omit<CorrectionDesk, 'number' | 'line'>;

/**
 * A game as its past is corrected: what happened happens again, where that can be. Pure, and without any clock's time.
 */
export interface Replayer<State, Event> {
  /**
   * A turn made once more, at the same moment and with the same clocks.
   * @param was the state in which it was made at first
   * @param line another line; null: the same moves again, as far as they still are moves
   * @returns what the rules refuse
   */
  replayTurn(state: State, was: State, event: Event, line: string | null): Result<Event, Problem>;
  /**
   * Anything else that happened, null where it has no ground any more.
   * @param isCut turns before it count no more. What belongs to their thread is gone already
   */
  replayOther(state: State, was: State, event: Event, isCut: boolean): Event | null;
  /** Whose turn it is, also where it ends the match for all threads; null in a game that has one. */
  threadOf(event: Event): string | null;
  /** A turn being written anew, in the state in which it is made, with what may be played there. */
  judge(state: State, thread: string | null, line: string): JudgedTurn;
  /** What of a turn people would call its meaning: as long as this is equal, nothing is said of the turn. */
  meaningOf(event: Event): string;
  /** A turn that became another, as viewers are told of it; null where the event is no turn. */
  describe(
    event: Event,
    before: string,
    after: string,
  ): Omit<NonNullable<MatchView['correction']>, 'seq' | 'isCut'> | null;
}

/** The views by which the turn of one thread is entered as one line over all boards: a game has both, or none. */
export interface TurnEntry<State> {
  /** The line of a state, judged, and played out on the boards. */
  draft(state: State): GameDraftView;
  /** Legal moves of the side to move. Apart from `project`: costs more, and nothing on air waits for it. */
  moves(state: State): MovesView['boards'];
}

/**
 * The views of one game alone, each naming that game, beside the `play` of its `project`; what is absent the game does
 * not give.
 */
export interface OwnViews<State> {
  /** Public. Worked out when match, clocks, score and `play` are out. */
  course?(state: State): CourseView;
  /** Public: what may be done besides moving. Worked out when the picture is out. */
  options?(state: State): OptionsView;
  /** For those who enter the game. @param drafts the versions of the drafts, by thread */
  entry?(state: State, drafts: Readonly<Record<string, number>>, matchVersion: number): EntryView;
}

/**
 * Is a game, plugged into the authority. All functions are pure and throw nothing a user can cause. `decide` refuses or
 * says what happened; `evolve` applies one event and never fails on an event `decide` made; folding the events of a
 * match over `initial` gives its state, to the letter.
 */
export interface Game<Setup, State, Command extends { readonly type: string }, Event extends GameEvent> {
  readonly id: string;
  /** The command types of schemas/command.json this game answers; others are refused as command/not_here. */
  readonly commands: readonly Command['type'][];
  /** What may be agreed before a match. */
  readonly settings: Descriptors;
  /**
   * What has its own side to move, turns, draft and version: one, or a board each where boards do not wait for one
   * another.
   */
  readonly threads: readonly string[];
  /** The thread an event belongs to; null: to all of them. */
  threadOf(event: Event): string | null;
  initial(setup: Setup): Result<State, Problem>;
  /**
   * What is refused of a new match although `initial` begins with it, as journals and records have such ones. Absent:
   * nothing.
   */
  setUpProblem?(setup: Setup): Problem | null;
  decide(state: State, command: Command, nowMs: number): Result<readonly Event[], Problem>;
  evolve(state: State, event: Event): State;
  project(state: State): GameViews;
  /**
   * The turn that is being prepared in a thread: drafts are for one turn only. Null where nobody is to move: there is
   * nothing to draft.
   */
  turnKey(state: State, thread: string): string | null;
  /**
   * The state with the line that is being prepared in a thread, as `decide` and the views of drafts are asked. No event
   * knows of it.
   */
  withDraft(state: State, thread: string, line: string): State;
  /** Absent: the game has a view of its own by which it is entered (`own.entry`). */
  readonly turnEntry?: TurnEntry<State>;
  /** Views that no other game has. Absent: none. */
  readonly own?: OwnViews<State>;
  /**
   * What cannot stand without an entry that is taken back, that entry included, in order; absent: nothing but the
   * entry.
   * @param entries of the game, those that count, from the beginning
   */
  takenBackWith?(initial: State, entries: readonly Entry[], seq: number): readonly number[];
  /**
   * Whether these entries can be played from the beginning, each as it was decided. Absent: always, as undo and redo go
   * in order.
   */
  fits?(initial: State, entries: readonly Entry[]): boolean;
  /** Drafts were events once: what such an event of an older journal kept, or null for any other. */
  keptDraft(event: Event): KeptDraft | null;
  /** What an arbiter is told to lie between two pictures of it, beside what every game has. Absent: nothing. */
  readonly ownDifferences?: OwnDifferences;
  /** What it counts of a match by team, in the order in which it matters. Public. Absent: nothing. */
  statistics?(state: State): readonly TeamCount[];
  /** For those who look back over the game turn by turn. */
  readonly lookBack: LookBack<State>;
  /** What a director may want to show now. @param views of this state */
  suggestions(state: State, views: GameViews, nowMs: number): readonly NewSuggestion[];
  /** When time alone will give another reason, Unix ms; null, or absent: it will not. */
  nextSuggestionMs?(state: State, nowMs: number): number | null;
  /**
   * The events after which the clocks show this, as a correction leaves them: one entry per thread, in the game's
   * order.
   */
  clocksAs(state: State, clocks: readonly ClockLeft[], atMs: number, reason: string): readonly Event[];
  /** Time lost while nobody could press, as corrections leave it. Absent: the game gives none back. */
  readonly lostTime?: LostTime<State, Event>;
  /** How events of the past happen again on a corrected game. Absent: the past is corrected by taking back alone. */
  readonly replayer?: Replayer<State, Event>;
  /** What undo would call this event ("24...", "veto"), or null where the event is not a fact to be undone. */
  undoLabel(event: Event): { readonly label: string; readonly kind: string; readonly line: string } | null;
  /** What the arbiters' protocol says of this event; null where it is none of the arbiter's affairs. */
  protocolLine(event: Event): ProtocolLine | null;
  /** How it is written down. */
  readonly records: Records<State>;
  /** The replay JSON of rules/notation.md. */
  replayJson(state: State): unknown;
}

/**
 * A game with its own types hidden, as the authority handles it: it hands back to a game what that game gave it, and
 * never looks inside. That is why a game's functions are methods: TypeScript lets those of a known state stand for
 * those of an unknown one.
 */
export type AnyGame = Game<unknown, unknown, { readonly type: string }, GameEvent>;

/** A game of the list. */
export type PlayableGame = AnyGame & {
  /**
   * B20 the settings of a return game, from the first game's state; null while that goes on. Absent: no return games.
   */
  returnSettings?(first: unknown): Extract<Command, { type: 'newMatch' }>['settings'] | null;
  /** A turn as a line: legal but for rare bad luck; null where nobody has one. Absent: no random games. */
  randomTurn?(state: unknown, random: Random): string | null;
};

/** Holds games by id. */
export type Games = Readonly<Record<string, PlayableGame>>;
