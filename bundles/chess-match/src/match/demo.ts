import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { RecordedGame } from '../games/common/records';
import type { Commands } from './commands/submit';
import { DEMO_PLAYER, SYSTEM } from './commands/identity';
import { COMMAND_TYPES, rowOf } from './commands/table';
import type { Log } from './log';

export interface DemoParts {
  readonly commands: Commands;
  /** Its turns are played; it names the match. */
  readonly record: RecordedGame;
  /** From one turn to the next. */
  readonly paceMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** Called when the player starts or stops. */
  readonly onChange: () => void;
}

/**
 * Plays a recorded match by the same commands as anyone else, so that every overlay lives without an operator.
 * It steps back for good as soon as somebody else does anything to the match.
 */
export interface DemoPlayer {
  /** A new match from the first turn. */
  begin(): Promise<void>;
  /** Goes on with the open match where the record stands. */
  resume(): void;
  isPlaying(): boolean;
  stop(): void;
}

/** Commands to OBS and to the show: the player does not mind them. */
const HARMLESS: ReadonlySet<string> = new Set(
  COMMAND_TYPES.filter((type) => ['obs', 'show'].includes(rowOf(type).handler.of)),
);

/** Pictures that are off air until a director takes them: in a demonstration every source shows something. */
const COVERING = ['focus', 'tree'] as const;

export const createDemoPlayer = ({ commands, record, paceMs, now, log, onChange }: DemoParts): DemoPlayer => {
  const { event, white, black, turns } = record;
  let isPlaying = false;
  let timer: NodeJS.Timeout | null = null;

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!isPlaying) return;
    isPlaying = false;
    onChange();
  };
  const send = (command: { readonly type: string; readonly [field: string]: unknown }): Promise<Answer> =>
    commands.submit({ ...command, id: randomUUID(), issuedAt: now(), expectedVersion: null }, DEMO_PLAYER);
  const sendOrStop = async (command: Parameters<typeof send>[0]): Promise<boolean> => {
    const answer = await send(command);
    if (answer.ok) return true;
    log.warn(`The demonstration stops: ${command.type} was refused.`, answer.error);
    stop();
    return false;
  };
  const playNext = async (): Promise<void> => {
    const ply = commands.open()?.views.match.ply ?? turns.length;
    const line = turns[ply]?.line;
    if (line === undefined) stop();
    else if ((await sendOrStop({ type: 'commitTurn', line })) && isPlaying) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => void playNext(), paceMs);
  };
  const start = (): void => {
    isPlaying = true;
    onChange();
    schedule();
  };
  commands.onAccepted(({ command, actor }) => {
    if (actor !== DEMO_PLAYER.name && actor !== SYSTEM && !HARMLESS.has(command.type)) stop();
  });
  return {
    begin: async () => {
      isPlaying = true;
      const isNew = await sendOrStop({ type: 'newMatch', event, white, black, settings: {}, returnOf: null });
      for (const graphic of COVERING) await send({ type: 'takeGraphic', graphic, takes: 0 });
      if (isNew && (await sendOrStop({ type: 'startClock' }))) start();
    },
    resume: start,
    isPlaying: () => isPlaying,
    stop,
  };
};
