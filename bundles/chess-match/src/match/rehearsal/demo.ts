import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import type { RecordedGame } from '../../games/common/records';
import type { DemonstrationPort } from '../authority/handlers/ports';
import type { Listener } from '../publish/outlet';
import type { Commands } from '../authority/submit';
import { DEMO_PLAYER } from '../authority/identity';
import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import { COMMAND_TYPES } from '../../commands';
import { rowOf } from '../authority/commandTable';
import { refuse } from '../base/errors';
import type { Log } from '../base/log';
import { createDemoDirector } from './demoDirector';
import { recordedMs, TRUE_PACE_MS } from './recordedPace';

export interface DemoParts {
  readonly commands: Pick<Commands, 'submit' | 'open'>;
  /** Its turns are played; it names the match. By the game's id; null for a game that has none. */
  readonly demonstrationOf: (game: string) => RecordedGame | null;
  /** The games that have one. */
  readonly demonstrations: readonly string[];
  /** Where nobody asks for another one. */
  readonly defaultGame: string;
  /** From one turn to the next where nobody asks for another pace; twice as long where a picture tells of the turn. */
  readonly paceMs: number;
  /** As published last. */
  readonly show: () => ShowView;
  readonly people: () => RosterView;
  /** Whether any page is open: without one nothing is played again, as every game fills the journal. */
  readonly isWatched: () => boolean;
  readonly now: () => number;
  readonly log: Log;
  /** Called when the player starts or stops. */
  readonly onChange: () => void;
}

/** Where the record tells its times a turn has those, but never so many paces. */
const LONGEST = 3;
/** So much of the pace passes before a picture follows a turn: the announcement comes first. */
const PICTURE_AFTER = 0.4;
/** So many paces the result stands before the next match is played. */
const RESULT_STANDS = 8;

/**
 * Plays a recorded match by the same commands as anyone else, and shows it as a director would: the game, what is
 * suggested as it happens, and the result; then that of the next game, or of the one that was asked for, as another
 * match, for as long as anybody looks. It steps back for good as soon as somebody else does anything to the match.
 */
export interface DemoPlayer extends DemonstrationPort {
  /** Goes on with the open match where the record stands; with another one where it is over. */
  resume(): void;
  /** Plays another game's in place of the open match, which is one of its own. */
  playInstead(game: string): Promise<Problem | null>;
  isPlaying(): boolean;
  /** Steps back where it was somebody else's. */
  readonly hear: Listener['hear'];
  stop(): void;
}

/** Commands to OBS, to the show, and to itself: the player does not mind them. */
const HARMLESS: ReadonlySet<string> = new Set(
  COMMAND_TYPES.filter((type) => ['obs', 'show', 'demonstration'].includes(rowOf(type).handler.of)),
);

/** From the turn made last to the next, where nothing is told beside it. */
const msToNext = (turns: RecordedGame['turns'], ply: number, paceMs: number): number => {
  const recorded = recordedMs(turns, ply);
  return recorded === null ? paceMs : Math.min((recorded * paceMs) / TRUE_PACE_MS, LONGEST * paceMs);
};

/** Nobody asked for one: whoever looks on sees them all. */
const following = (games: readonly string[], game: string): string =>
  games[(games.indexOf(game) + 1) % games.length] ?? game;

export const createDemoPlayer = (parts: DemoParts): DemoPlayer => {
  const { commands, demonstrationOf, demonstrations, defaultGame, isWatched, now, log, onChange } = parts;
  let { paceMs } = parts;
  let game = defaultGame;
  /** The game that somebody asked for, which alone is played then. */
  let chosen: string | null = null;
  let isPlaying = false;
  let timer: NodeJS.Timeout | null = null;

  const cancel = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  /** One thing is next at any time. */
  const later = (run: () => Promise<void>, ms: number): void => {
    cancel();
    timer = setTimeout(() => void run(), ms);
  };
  const stop = (): void => {
    cancel();
    if (!isPlaying) return;
    void director.nobodySpeaks();
    isPlaying = false;
    onChange();
  };
  const send = (command: { readonly type: string; readonly [field: string]: unknown }): Promise<Answer> =>
    commands.submit({ ...command, id: randomUUID(), issuedAt: now(), expectedVersion: null }, DEMO_PLAYER);
  const director = createDemoDirector({ send, show: parts.show, people: parts.people });
  const sendOrStop = async (command: Parameters<typeof send>[0]): Promise<Problem | null> => {
    const answer = await send(command);
    if (answer.ok) return null;
    log.warn(`The demonstration stops: ${command.type} was refused.`, answer.error);
    stop();
    return answer.error;
  };
  const turns = (): RecordedGame['turns'] => demonstrationOf(game)?.turns ?? [];
  const playNext = async (): Promise<void> => {
    const ply = commands.open()?.views.match.ply;
    const line = ply === undefined ? undefined : turns()[ply]?.line;
    if (line === undefined) await tellEnd();
    else if ((await sendOrStop({ type: 'commitTurn', line })) === null && isPlaying) schedule();
  };
  /** Where no turn ended the game it is said, as it was; then the result stands. */
  const tellEnd = async (): Promise<void> => {
    for (const said of demonstrationOf(game)?.ended ?? [])
      if (commands.open()?.views.match.status !== 'playing' || (await sendOrStop(said)) !== null) break;
    if (isPlaying) rest();
  };
  const turnMs = (): number => msToNext(turns(), commands.open()?.views.match.ply ?? 0, paceMs);
  /** What the turn gives reason to show, as the director of an evening would take it. */
  const direct = async (): Promise<void> => {
    const match = commands.open()?.views.match;
    if (match?.toMove) await director.letSpeak(match.toMove, match.ply);
    const isCovered = await director.followTurn();
    if (!isPlaying) return;
    // A clock that was near its end in the record has no time for a picture.
    const isLonger = isCovered && turnMs() >= paceMs;
    later(playNext, turnMs() * (1 - PICTURE_AFTER) + (isLonger ? paceMs : 0));
  };
  const schedule = (): void => {
    later(direct, turnMs() * PICTURE_AFTER);
  };
  const start = (): void => {
    isPlaying = true;
    onChange();
    schedule();
  };
  /** One demonstration stands in the list of matches, however often it was played. */
  const begin = async (record: RecordedGame, played: string | undefined): Promise<Problem | null> => {
    cancel();
    isPlaying = true;
    const { event, white, black, settings } = record;
    const refused = await sendOrStop({ type: 'newMatch', game, event, white, black, settings, returnOf: null });
    if (refused !== null) return refused;
    if (played !== undefined) await send({ type: 'archiveMatch', matchId: played, archived: true });
    await director.introduceTeams(record);
    await director.takePreset('game');
    const unstarted = await sendOrStop({ type: 'startClock' });
    if (unstarted === null) start();
    return unstarted;
  };
  /** @param played the match that it has played before, which is put away */
  const beginWith = async (asked: string, played: string | undefined): Promise<Problem | null> => {
    const record = demonstrationOf(asked);
    if (record === null) return refuse('demonstration/none', { game: asked, known: demonstrations });
    game = asked;
    return begin(record, played);
  };
  const ownMatch = (): string | undefined => (isPlaying ? commands.open()?.row.matchId : undefined);
  const beginAgain = async (): Promise<void> => {
    if (isWatched()) await beginWith(chosen ?? following(demonstrations, game), ownMatch());
    else rest();
  };
  const rest = (): void => {
    later(beginAgain, paceMs * RESULT_STANDS);
  };
  return {
    play: (asked) => {
      paceMs = asked.paceMs ?? parts.paceMs;
      chosen = asked.game;
      return beginWith(asked.game ?? defaultGame, ownMatch());
    },
    playInstead: (other) => {
      chosen = other;
      return beginWith(other, commands.open()?.row.matchId);
    },
    resume: () => {
      game = commands.open()?.game.id ?? defaultGame;
      start();
    },
    isPlaying: () => isPlaying,
    hear: ({ input, identity: { name }, answer }) => {
      if (!answer.ok || name === DEMO_PLAYER.name) return;
      const { type } = input as { readonly type: string };
      if (!HARMLESS.has(type)) stop();
    },
    stop,
  };
};
