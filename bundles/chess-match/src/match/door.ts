import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { PreviewAnswer } from '@schemas/preview';
import { err, ok, type Result } from '../rules/common/result';
import type { Backups } from './backups/backups';
import { refuse } from './errors';
import { noteGap } from './gap';
import { SYSTEM, type Identity } from './identity';
import type { Journal } from './journal/contract';
import { admit } from './ladder';
import type { Log } from './log';
import { loadOpen, type Games, type OpenMatch } from './openMatch';
import { handleBackup, isBackupCommand, type BackupCommand } from './rooms/backupRoom';
import type { Change, Situation } from './rooms/change';
import { playInGame } from './rooms/gameRoom';
import { redo, takeBack, undo } from './rooms/historyRoom';
import { noteIncident, strikeIncident } from './rooms/incidentRoom';
import { newMatch, openMatch } from './rooms/libraryRoom';
import { createObsRoom, isObsCommand, type ObsCommand, type ObsPort } from './rooms/obsRoom';
import { createShowRoom, isShowCommand, type PublishShow, type ShowMatch, type ShowRoom } from './rooms/showRoom';
import { createSoundRoom, isSoundCommand, type SoundCommand, type SoundPort } from './rooms/soundRoom';
import type { ShowCommandInput } from './showShape';
import { handleSimulator, isSimulatorCommand, type SimulatorCommand, type SimulatorPort } from './rooms/simulatorRoom';
import { decideShelf, isShelfCommand, type ShelfChange, type ShelfCommand } from './rooms/shelfRoom';
import { createStage, type AcceptedListener, type Publish, type Stage } from './stage';
import { createTryOut } from './tryOut';

export interface DoorParts {
  readonly journal: Journal;
  readonly games: Games;
  /** Id of the game of new matches. */
  readonly defaultGame: string;
  readonly obs: ObsPort;
  readonly sound: SoundPort;
  readonly backups: Pick<Backups, 'make' | 'restore'>;
  readonly simulator: SimulatorPort;
  readonly publish: Publish;
  readonly publishShow: PublishShow;
  readonly now: () => number;
  readonly newMatchId: () => string;
  /** A command issued longer ago than this is refused. */
  readonly maxAgeMs: number;
  readonly log: Log;
}

/**
 * The one way to change anything. Every input gets an answer of schemas/answer.json, whatever it is; nothing throws.
 */
export interface Door {
  /**
   * Takes a command through the ladder: shape, permission, repetition, age, version, the game's decision, the journal,
   * publishing. The same id again gets the same answer and does nothing. Refusals: command/malformed, command/forbidden,
   * command/expired, match/stale, match/none_open, match/unknown, match/not_over, command/not_here, undo/nothing,
   * redo/nothing, journal/write_failed, command/failed, obs/*, show/*, people/*, speaking/* and the codes of the open game.
   * @param input what came over the wire, unchecked
   */
  submit(input: unknown, identity: Identity): Promise<Answer>;
  /**
   * Tries a command out: the same ladder, the same decision, nothing written and nothing published. Refusals as in
   * `submit`; preview/not_possible for what changes no match. Never throws.
   */
  preview(input: unknown, identity: Identity): PreviewAnswer;
  /** A command of the server itself to the open game (not in schemas/command.json), journalled under "system". */
  submitInternal(command: { readonly type: string; readonly [field: string]: unknown }): Result<null, Problem>;
  /** Puts matches that came in a file on the shelf. @param change as planned by transfer/importMatch */
  importMatch(change: ShelfChange, identity: Identity): Answer;
  open(): OpenMatch | null;
  /** Number of the last journal entry, over all matches: what `expectedVersion` is compared with. */
  version(): number;
  onAccepted(listener: AcceptedListener): void;
  /** Publishes what is open, and the show, again: something beside the match changed. */
  republish(): void;
}

/** Step 4: the room that knows the command. */
const decide = (
  situation: Situation,
  command: Exclude<
    Command,
    ObsCommand | SoundCommand | ShowCommandInput | ShelfCommand | BackupCommand | SimulatorCommand
  >,
): Result<Change, Problem> => {
  switch (command.type) {
    case 'undo':
      return undo(situation, command);
    case 'redo':
      return redo(situation, command);
    case 'takeBack':
      return takeBack(situation, command);
    case 'noteIncident':
      return noteIncident(situation, command);
    case 'strikeIncident':
      return strikeIncident(situation, command);
    case 'newMatch':
      return newMatch(situation, command);
    case 'openMatch':
      return openMatch(situation, command);
    default:
      return playInGame(situation, command);
  }
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const showMatchOf = ({ row: { matchId, rehearsal, setup } }: OpenMatch): ShowMatch => ({
  matchId,
  rehearsal,
  teams: { white: setup.white, black: setup.black },
});

/** Writes what was decided; a journal that refuses is a refusal like any other. */
const settle = (stage: Stage, log: Log, write: () => Answer): Answer => {
  try {
    return write();
  } catch (error) {
    log.error('The journal could not be written; the command is refused.', error);
    return stage.refused(refuse('journal/write_failed', { reason: reasonOf(error) }));
  }
};

/** Climbs the ladder; may throw where a game or the journal breaks its promise. */
const createClimb = (parts: DoorParts, stage: Stage, showRoom: ShowRoom, reread: (madeAtMs: number) => void) => {
  const { journal, now, maxAgeMs, log } = parts;
  const obsRoom = createObsRoom(parts.obs, log);
  const soundRoom = createSoundRoom(parts.sound, log);
  const answerTo = (id: string) => obsRoom.waiting(id) ?? soundRoom.waiting(id) ?? journal.answerTo(id);
  const version = () => journal.version();
  const remembered = (id: string, answer: Answer): Answer => {
    try {
      journal.remember(id, answer, now());
    } catch (error) {
      log.error(`The answer to command ${id} could not be written.`, error);
    }
    return answer;
  };
  return (input: unknown, identity: Identity): Answer | Promise<Answer> => {
    const admission = admit(input, identity, { answerTo, version, now, maxAgeMs });
    if (admission.kind === 'repeated') return admission.answer;
    if (admission.kind === 'refused') {
      const { id, problem } = admission;
      return id === null ? stage.refused(problem) : remembered(id, stage.refused(problem));
    }
    const { command, nowMs } = admission;
    const settled = (problem: Problem | null): Answer => {
      if (problem === null) stage.tellAccepted(command, identity.name);
      return remembered(command.id, problem === null ? stage.accepted() : stage.refused(problem));
    };
    if (isObsCommand(command)) return obsRoom.handle(command, settled);
    if (isSoundCommand(command)) return soundRoom.handle(command, settled);
    if (isShowCommand(command)) {
      const problem = showRoom.handle(command, { actor: identity.name, atMs: nowMs, answer: stage.accepted() });
      if (problem !== null) return remembered(command.id, stage.refused(problem));
      stage.tellAccepted(command, identity.name);
      return stage.accepted();
    }
    const envelope = { actor: identity.name, atMs: nowMs, commandId: command.id };
    if (isBackupCommand(command) || isSimulatorCommand(command)) {
      const problem = isBackupCommand(command)
        ? handleBackup(parts.backups, command, reread)
        : handleSimulator(parts.simulator, command);
      if (problem === null) stage.tellAccepted(command, identity.name);
      return remembered(command.id, problem === null ? stage.accepted() : stage.refused(problem));
    }
    const situation = { ...parts, open: stage.open(), nowMs, actor: identity.name };
    if (isShelfCommand(command)) {
      const shelved = decideShelf(situation, command);
      if (!shelved.ok) return remembered(command.id, stage.refused(shelved.error));
      const { value: change } = shelved;
      const answer = settle(stage, log, () => stage.commitShelf(change, command, envelope));
      if (answer.ok && change.open !== null) showRoom.follow(showMatchOf(change.open), nowMs);
      return answer;
    }
    const decided = decide(situation, command);
    if (!decided.ok) return remembered(command.id, stage.refused(decided.error));
    const answer = settle(stage, log, () => stage.commit(decided.value, command, envelope));
    if (answer.ok && decided.value.opened) showRoom.follow(showMatchOf(decided.value.match), nowMs);
    return answer;
  };
};

/** Offers follow the match in a quiet moment: nobody who plays waits for them. */
const reviewer = (showRoom: ShowRoom, now: () => number) => {
  let isWaiting = false;
  let latest: OpenMatch | null = null;
  return (match: OpenMatch | null): void => {
    latest = match;
    if (isWaiting) return;
    isWaiting = true;
    setImmediate(() => {
      isWaiting = false;
      showRoom.review(latest === null ? null : { matchId: latest.row.matchId, ...latest.views }, now());
    });
  };
};

/** @param open the match to begin with, as loaded from the journal */
export const createDoor = (parts: DoorParts, open: OpenMatch | null): Door => {
  const { journal, now, log } = parts;
  const showRoom = createShowRoom({
    journal,
    publish: parts.publishShow,
    now,
    log,
    first: open === null ? null : showMatchOf(open),
  });
  const review = reviewer(showRoom, now);
  const publish: Publish = (match, version) => {
    parts.publish(match, version);
    review(match);
  };
  const stage = createStage(journal, publish, log, open);
  const tryOut = createTryOut(parts, (command, actor, nowMs) => {
    const current = stage.open();
    return isObsCommand(command) ||
      isSoundCommand(command) ||
      isShowCommand(command) ||
      isBackupCommand(command) ||
      isSimulatorCommand(command) ||
      isShelfCommand(command)
      ? null
      : { before: current, decided: decide({ ...parts, open: current, nowMs, actor }, command) };
  });
  const reread = (madeAtMs: number): void => {
    const restored = loadOpen(journal, parts.games, log);
    stage.replace(restored);
    showRoom.reread(restored === null ? null : showMatchOf(restored), now());
    noteGap({ open: stage.open, submitInternal }, madeAtMs, now(), log);
  };
  const climb = createClimb(parts, stage, showRoom, reread);
  const failed = (error: unknown): Problem => {
    log.error('A command failed unexpectedly; nothing was changed.', error);
    return refuse('command/failed', { reason: reasonOf(error) });
  };
  const submitInternal: Door['submitInternal'] = (command) => {
    try {
      const atMs = now();
      const decided = playInGame({ ...parts, open: stage.open(), nowMs: atMs, actor: SYSTEM }, command);
      if (!decided.ok) return decided;
      stage.commit(decided.value, command, { actor: SYSTEM, atMs, commandId: null });
      return ok(null);
    } catch (error) {
      return err(failed(error));
    }
  };
  return {
    submit: async (input, identity) => {
      try {
        return await climb(input, identity);
      } catch (error) {
        return stage.refused(failed(error));
      }
    },
    preview: (input, identity) => {
      try {
        return tryOut(input, identity);
      } catch (error) {
        return { ok: false, version: journal.version(), error: failed(error) };
      }
    },
    submitInternal,
    importMatch: (change, identity) => {
      const envelope = { actor: identity.name, atMs: now(), commandId: null };
      return settle(stage, log, () => stage.commitShelf(change, { type: 'importMatch' }, envelope));
    },
    open: () => stage.open(),
    version: () => journal.version(),
    onAccepted: (listener) => {
      stage.onAccepted(listener);
    },
    republish: () => {
      stage.republish();
      showRoom.republish();
    },
  };
};
