import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import type { RecordedGame } from '../games/common/records';
import type { DemonstrationPort } from './commands/handlers/ports';
import type { Commands } from './commands/submit';
import { DEMO_PLAYER, SYSTEM } from './commands/identity';
import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import { demoPeople, demoSpeaker } from '../show';
import { COMMAND_TYPES, rowOf } from './commands/table';
import type { Log } from './log';

export interface DemoParts {
  readonly commands: Commands;
  /** Its turns are played; it names the match. */
  readonly record: () => RecordedGame;
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

/** So much of the pace passes before a picture follows a turn: the announcement comes first. */
const PICTURE_AFTER = 0.4;
/** So many paces the result stands before the match is played again. */
const RESULT_STANDS = 8;

/**
 * Plays a recorded match by the same commands as anyone else, and shows it as a director would: the game, what is suggested as
 * it happens, and the result; then again as another match, for as long as anybody looks.
 * It steps back for good as soon as somebody else does anything to the match.
 */
export interface DemoPlayer extends DemonstrationPort {
  /** Goes on with the open match where the record stands; with another one where it is over. */
  resume(): void;
  isPlaying(): boolean;
  stop(): void;
}

/** Commands to OBS, to the show, and to itself: the player does not mind them. */
const HARMLESS: ReadonlySet<string> = new Set(
  COMMAND_TYPES.filter((type) => ['obs', 'show', 'demonstration'].includes(rowOf(type).handler.of)),
);

export const createDemoPlayer = (parts: DemoParts): DemoPlayer => {
  const { commands, record, isWatched, now, log, onChange } = parts;
  let { paceMs } = parts;
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
    void send({ type: 'setSpeaking', ids: null });
    isPlaying = false;
    onChange();
  };
  const send = (command: { readonly type: string; readonly [field: string]: unknown }): Promise<Answer> =>
    commands.submit({ ...command, id: randomUUID(), issuedAt: now(), expectedVersion: null }, DEMO_PLAYER);
  const sendOrStop = async (command: Parameters<typeof send>[0]): Promise<Problem | null> => {
    const answer = await send(command);
    if (answer.ok) return null;
    log.warn(`The demonstration stops: ${command.type} was refused.`, answer.error);
    stop();
    return answer.error;
  };
  const playNext = async (): Promise<void> => {
    const ply = commands.open()?.views.match.ply;
    const { turns } = record();
    const line = ply === undefined ? undefined : turns[ply]?.line;
    if (turns.length === 0) stop();
    else if (line === undefined) rest();
    else if ((await sendOrStop({ type: 'commitTurn', line })) === null && isPlaying) schedule();
  };
  /** What the turn gives reason to show, as the director of an evening would take it. */
  const direct = async (): Promise<void> => {
    const match = commands.open()?.views.match;
    if (match?.toMove) await send({ type: 'setSpeaking', ids: [demoSpeaker(match.toMove, match.ply)] });
    const [suggestion] = parts.show().suggestions;
    if (suggestion !== undefined) await send({ type: 'acceptSuggestion', suggestion: suggestion.id });
    if (!isPlaying) return;
    const restMs = paceMs * (1 - PICTURE_AFTER) + (suggestion?.alone === true ? paceMs : 0);
    later(playNext, restMs);
  };
  const schedule = (): void => {
    later(direct, paceMs * PICTURE_AFTER);
  };
  /** Nobody's list of people is replaced. */
  const introduceTeams = async (): Promise<void> => {
    const { white: one, black: two, arbiters, commentators } = parts.people();
    if ([one.people, two.people, arbiters, commentators].some((list) => list.length > 0)) return;
    const { white, black } = record();
    await send({ type: 'setPeople', people: demoPeople({ white, black }) });
  };
  const takePreset = async (preset: string): Promise<void> => {
    if (!(await send({ type: 'cuePreset', preset })).ok) return;
    const graphics = Object.entries(parts.show().graphics).flatMap(([graphic, { cue, takes, cues }]) =>
      cue === null ? [] : [{ graphic, takes, cues }],
    );
    await send({ type: 'takeCued', item: null, graphics });
  };
  const start = (): void => {
    isPlaying = true;
    onChange();
    schedule();
  };
  /** One demonstration stands in the list of matches, however often it was played. */
  const begin = async (): Promise<Problem | null> => {
    const played = isPlaying ? commands.open()?.row.matchId : undefined;
    cancel();
    isPlaying = true;
    const { event, white, black } = record();
    const refused = await sendOrStop({ type: 'newMatch', event, white, black, settings: {}, returnOf: null });
    if (refused !== null) return refused;
    if (played !== undefined) await send({ type: 'archiveMatch', matchId: played, archived: true });
    await introduceTeams();
    await takePreset('game');
    const unstarted = await sendOrStop({ type: 'startClock' });
    if (unstarted === null) start();
    return unstarted;
  };
  const beginAgain = async (): Promise<void> => {
    if (isWatched()) await begin();
    else rest();
  };
  const rest = (): void => {
    later(beginAgain, paceMs * RESULT_STANDS);
  };
  commands.onAccepted(({ command, actor }) => {
    if (actor !== DEMO_PLAYER.name && actor !== SYSTEM && !HARMLESS.has(command.type)) stop();
  });
  return {
    play: (asked) => {
      paceMs = asked ?? parts.paceMs;
      return begin();
    },
    resume: start,
    isPlaying: () => isPlaying,
    stop,
  };
};
