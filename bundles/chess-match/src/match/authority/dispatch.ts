import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { CommandType } from '../../contract/commands';
import { refuse } from '../base/errors';
import type { OpenMatch } from './openMatch';
import { textOf } from '../base/textOf';
import type { Answers } from './answers';
import { settle, type MatchStore } from './commit';
import type { DraftHandler, LibraryHandler, MatchHandler, PortHandler, Reread, ShowHandler } from './handlers/handler';
import type { Identity } from './identity';
import type { CommandParts } from './parts';
import { onAirViews } from '../publish/views';
import { showMatchOf, type Beginning, type FirstGame } from './show/showMatch';
import type { ShowStore } from './show/showStore';
import { rowOf } from './commandTable';

/** What the handlers' decisions are carried out on. */
export interface Stores {
  readonly matches: MatchStore;
  readonly show: ShowStore;
  readonly answers: Answers;
}

/** An admitted command on its way: who sent it, and the time that counts for it. Unix ms. */
interface Sent {
  readonly command: Command;
  readonly nowMs: number;
  readonly actor: string;
}

/** A match that was there before goes on where it stood, and with it the evening. */
const beginningOf = ({ created, match }: { readonly created: boolean; readonly match: OpenMatch }): Beginning => {
  if (!created) return 'none';
  return match.row.setup.returnOf === null ? 'match' : 'returnGame';
};

/** How the open match ended, where `next` is its return game. */
const firstOf = (matches: MatchStore, next: OpenMatch): FirstGame | null => {
  const open = matches.open();
  if (open === null || open.row.matchId !== next.row.setup.returnOf) return null;
  const { match, score, clocks, boards, play } = onAirViews({ open, version: 0, threads: {} }, false);
  return { match, score, clocks, boards, play };
};

/**
 * Hands an admitted command to the handler of its row and carries out what that decides. What leaves no event leaves
 * its answer, so that the same id gets the same. May throw where a game or the journal breaks its promise.
 * @param reread called when a restore put another journal in the place of this one
 */
export const createDispatch = (parts: CommandParts, { matches, show, answers }: Stores, reread: Reread) => {
  const { log } = parts;
  const refused = ({ id }: Command, problem: Problem): Answer => answers.remember(id, matches.refused(problem));
  const situationOf = ({ nowMs, actor }: Sent) => ({
    ...parts,
    open: matches.open(),
    prepared: matches.prepared(),
    nowMs,
    actor,
  });
  const envelopeOf = ({ command, nowMs, actor }: Sent) => ({ actor, atMs: nowMs, commandId: command.id });

  /** The match is open, on disk: a show that cannot follow it takes nothing of that back. */
  const followShow = (match: OpenMatch, beginning: Beginning, nowMs: number, first: FirstGame | null): void => {
    try {
      show.follow(showMatchOf(match), beginning, nowMs, first);
    } catch (error) {
      log.error('The show could not follow the match; the match itself is safe in the journal.', error);
    }
  };

  const toPort = ({ carryOut }: PortHandler<CommandType>, { command }: Sent): Promise<Answer> => {
    const carriedOut = async (): Promise<Problem | null> => carryOut(parts, command, reread);
    const answer = carriedOut()
      .catch((error: unknown) => {
        log.error(`${command.type} failed.`, error);
        return refuse('command/failed', { reason: textOf(error) });
      })
      .then((problem) => {
        if (problem !== null) return refused(command, problem);
        return answers.remember(command.id, matches.accepted());
      });
    return answers.expect(command.id, answer);
  };
  const toDraft = ({ threadOf, lineOf }: DraftHandler<CommandType>, { command }: Sent): Answer => {
    const thread = threadOf(command);
    const answer = (): Answer => {
      if (matches.open() === null) return matches.draftRefused(refuse('match/none_open', {}), thread);
      const draft = matches.draft(thread);
      if (draft === null) return matches.draftRefused(refuse('match/no_thread', { thread: thread ?? '' }), thread);
      if (draft.turn === null) return matches.draftRefused(refuse('draft/no_turn', {}), thread);
      return matches.setDraft(thread, lineOf(command));
    };
    return answers.keep(command.id, answer());
  };
  const toShow = ({ check }: ShowHandler<CommandType>, { command, nowMs, actor }: Sent): Answer => {
    const { id, issuedAt } = command;
    const sent = { id, issuedAt, check: () => check(command) };
    const problem = show.handle(sent, { actor, atMs: nowMs, answer: matches.accepted() });
    if (problem !== null) return refused(command, problem);
    return matches.accepted();
  };
  const toLibrary = ({ decide }: LibraryHandler<CommandType>, sent: Sent): Answer => {
    const { command, nowMs } = sent;
    const decided = decide(situationOf(sent), command);
    if (!decided.ok) return refused(command, decided.error);
    const { value: change } = decided;
    const follow = (): void => {
      if (change.open !== null) followShow(change.open, 'none', nowMs, null);
    };
    return settle(matches, log, () => matches.commitLibrary(change, envelopeOf(sent), follow));
  };
  const toMatch = ({ decide }: MatchHandler<CommandType>, sent: Sent): Answer => {
    const { command, nowMs } = sent;
    const decided = decide(situationOf(sent), command);
    if (!decided.ok) return refused(command, decided.error);
    const { value: change } = decided;
    const first = change.opened ? firstOf(matches, change.match) : null;
    const follow = (): void => {
      if (change.opened) followShow(change.match, beginningOf(change), nowMs, first);
    };
    return settle(matches, log, () => matches.commit(change, envelopeOf(sent), follow));
  };

  return (command: Command, nowMs: number, { name: actor }: Identity): Answer | Promise<Answer> => {
    const { handler } = rowOf(command.type);
    const sent: Sent = { command, nowMs, actor };
    switch (handler.of) {
      case 'match':
        return toMatch(handler, sent);
      case 'draft':
        return toDraft(handler, sent);
      case 'library':
        return toLibrary(handler, sent);
      case 'show':
        return toShow(handler, sent);
      default:
        return toPort(handler, sent);
    }
  };
};
