import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { COMMAND_TYPES } from '../../../bundles/chess-match/src/commands';
import type { CommandType } from '../../../bundles/chess-match/src/contract/commands';
import { GAMES } from '../../../bundles/chess-match/src/games';
import { postCommand, type Reply } from '../../../bundles/chess-match/src/match/api/postCommand';
import { HTTP_OPERATOR, type CrewIdentity } from '../../../bundles/chess-match/src/match/authority/identity';
import { COMMAND_SHAPES } from '../../../bundles/chess-match/src/match/authority/shapes';
import type { Commands } from '../../../bundles/chess-match/src/match/authority/submit';
import { createClosing } from '../../../bundles/chess-match/src/match/gate/closing';
import { openCurrentJournal } from '../../../bundles/chess-match/src/match/journal/journal';
import { createBench, type Bench } from '../../../bundles/chess-match/src/match/testing/bench';
import { PLAYS } from '../../../bundles/chess-match/src/match/testing/plays';
import type { Body } from '../../../bundles/chess-match/src/match/testing/plays/play';
import { beginIn, bodyOf, gamesOf } from '../../../bundles/chess-match/src/match/testing/plays/playing';
import { COMMAND_LIMIT_BYTES } from '../../../bundles/chess-match/src/http/readBody';

const AS_JSON = { 'content-type': 'application/json' } as const;

interface Asked {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly identity?: CrewIdentity;
}

/** A command as it comes over HTTP, by its name. */
const post = (
  commands: Commands,
  nowMs: number,
  type: string,
  { body, headers = AS_JSON, identity = HTTP_OPERATOR }: Asked,
): Promise<Reply> => {
  const bytes = Buffer.from(JSON.stringify(body));
  const request = Object.assign(Readable.from([bytes]), {
    headers: { ...headers, 'content-length': String(bytes.length) },
  }) as unknown as IncomingMessage;
  return postCommand(
    request,
    type,
    commands,
    () => identity,
    () => nowMs,
  );
};

/** Whether a command must say the version it expects, as a number. */
const isVersionDue = (type: CommandType): boolean => {
  const shape = COMMAND_SHAPES.find(({ properties }) => properties.type.const === type);
  return !JSON.stringify(shape?.properties.expectedVersion).includes('"null"');
};

/** What one command said, and what it was answered. */
export interface Example {
  readonly body: Body;
  readonly reply: Reply;
}

/** Plays a command where it means something, over HTTP as a program sends it. */
const exampleOf = async (type: CommandType): Promise<Example> => {
  const how = PLAYS[type];
  const [game = ''] = gamesOf(type, how);
  const at = await beginIn(game);
  await at.turn();
  await how.before?.(at);
  try {
    for (;;) {
      const { commands, time } = at.bench;
      const version = isVersionDue(type) ? { expectedVersion: commands.version() } : {};
      const body = { ...bodyOf(how, at), ...version };
      const reply = await post(commands, time.nowMs, type, { body });
      if (reply.answer.ok || how.isAwaited !== true) return { body, reply };
      await at.turn();
    }
  } finally {
    at.bench.journal.close();
  }
};

/** A bench with an open match, on a disk that fills up after it was begun. */
const onSmallDisk = async (): Promise<{ readonly bench: Bench; readonly fill: () => void }> => {
  let isFull = false;
  const kept = openCurrentJournal(':memory:', 0);
  const journal: typeof kept = {
    ...kept,
    write: (batch) => {
      if (isFull) throw new Error('database or disk is full');
      kept.write(batch);
    },
  };
  const bench = createBench({ parts: { journal, games: GAMES, defaultGame: 'progressive' } });
  await bench.newMatch();
  return { bench, fill: () => void (isFull = true) };
};

const LATE = { reason: null, expectedVersion: 0 } as const;

/** An answer of every status that the authority gives, as it really gives it. */
const answersByStatus = async (): Promise<Readonly<Record<number, Reply['answer']>>> => {
  const { bench, fill } = await onSmallDisk();
  const { commands, time } = bench;
  const closing = createClosing(commands);
  const director: CrewIdentity = { role: 'director', name: 'director' };
  const send = (type: string, asked: Asked, to = commands): Promise<Reply> => post(to, time.nowMs, type, asked);
  const replies = [
    await send('commitTurn', { body: { line: 'e4' } }),
    await send('commitTurn', { body: { line: 7 } }),
    await send('undo', { body: { reason: null, expectedVersion: commands.version() }, identity: director }),
    await send('undo', { body: LATE }),
    await send('commitTurn', { body: { line: ' '.repeat(COMMAND_LIMIT_BYTES) } }),
    await send('commitTurn', { body: { line: 'd5 Nf6' }, headers: {} }),
    await send('commitTurn', { body: { line: 'Ke8xe1' } }),
  ];
  fill();
  replies.push(await send('commitTurn', { body: { line: 'd5 Nf6' } }));
  closing.close();
  replies.push(await send('commitTurn', { body: { line: 'd5 Nf6' } }, closing.commands));
  bench.journal.close();
  return Object.fromEntries(replies.map(({ status, answer }) => [status, answer]));
};

export interface Examples {
  readonly commands: Readonly<Record<CommandType, Example>>;
  readonly answers: Readonly<Record<number, Reply['answer']>>;
}

let made: Promise<Examples> | null = null;

const make = async (): Promise<Examples> => {
  const commands: [CommandType, Example][] = [];
  for (const type of COMMAND_TYPES) commands.push([type, await exampleOf(type)]);
  return { commands: Object.fromEntries(commands) as Examples['commands'], answers: await answersByStatus() };
};

/** Every command as it was really sent and answered, and an answer of every status: played once, in memory. */
export const examples = (): Promise<Examples> => (made ??= make());
