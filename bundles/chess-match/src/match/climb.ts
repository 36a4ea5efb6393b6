import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { Result } from '../rules/common/result';
import type { DoorParts } from './doorParts';
import { refuse } from './errors';
import type { Identity } from './identity';
import { admit } from './ladder';
import type { Log } from './log';
import type { OpenMatch } from './openMatch';
import { handleBackup, isBackupCommand, type BackupCommand } from './rooms/backupRoom';
import type { Change, Situation } from './rooms/change';
import { playInGame } from './rooms/gameRoom';
import { redo, takeBack, undo } from './rooms/historyRoom';
import { noteIncident, strikeIncident } from './rooms/incidentRoom';
import { newMatch, openMatch } from './rooms/libraryRoom';
import { createObsRoom, isObsCommand, type ObsCommand } from './rooms/obsRoom';
import { isShowCommand, type ShowMatch, type ShowRoom } from './rooms/showRoom';
import { createSoundRoom, isSoundCommand, type SoundCommand } from './rooms/soundRoom';
import type { ShowCommandInput } from './showShape';
import { handleSimulator, isSimulatorCommand, type SimulatorCommand } from './rooms/simulatorRoom';
import { decideShelf, isShelfCommand, type ShelfCommand } from './rooms/shelfRoom';
import type { Stage } from './stage';
import { textOf } from './textOf';

/** Step 4: the room that knows the command. */
export const decide = (
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

/** The open match as the show knows it. */
export const showMatchOf = ({ row: { matchId, rehearsal, setup } }: OpenMatch): ShowMatch => ({
  matchId,
  rehearsal,
  teams: { white: setup.white, black: setup.black },
});

/** Writes what was decided; a journal that refuses is a refusal like any other. */
export const settle = (stage: Stage, log: Log, write: () => Answer): Answer => {
  try {
    return write();
  } catch (error) {
    log.error('The journal could not be written; the command is refused.', error);
    return stage.refused(refuse('journal/write_failed', { reason: textOf(error) }));
  }
};

/** The answer, and whether it is the one that a command with this id got before. */
export interface Climbed {
  readonly answer: Answer | Promise<Answer>;
  readonly isRepeated: boolean;
}

/** Climbs the ladder; may throw where a game or the journal breaks its promise. */
export const createClimb = (parts: DoorParts, stage: Stage, showRoom: ShowRoom, reread: (madeAtMs: number) => void) => {
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
  const carryOut = (command: Command, nowMs: number, identity: Identity): Answer | Promise<Answer> => {
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
  return (input: unknown, identity: Identity): Climbed => {
    const admission = admit(input, identity, { answerTo, version, now, maxAgeMs });
    switch (admission.kind) {
      case 'repeated':
        return { answer: admission.answer, isRepeated: true };
      case 'refused': {
        const { id, problem } = admission;
        const answer = stage.refused(problem);
        return { answer: id === null ? answer : remembered(id, answer), isRepeated: false };
      }
      case 'admitted':
        return { answer: carryOut(admission.command, admission.nowMs, identity), isRepeated: false };
    }
  };
};
