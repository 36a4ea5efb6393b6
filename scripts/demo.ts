// npm run demo [-- --pace SECONDS] [--url URL]: plays the demonstration match on a running server, as a new match, again and again
// until Ctrl-C, or until somebody else does anything to the match.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '@schemas/answer';
import { readRecord } from '../bundles/chess-match/src/notation/readRecord';
import { printTurnLine } from '../bundles/chess-match/src/notation/turnLine';
import { problemText } from '../bundles/chess-match/src/texts';
import { readArguments } from './lib/arguments';
import { orEnd } from './lib/orEnd';
import { PROJECT, serverAddress } from './lib/project';
import { complain, say } from './lib/say';

class DemoStopped extends Error {}

const readDemo = () => {
  const record = readRecord(readFileSync(join(PROJECT, 'bundles', 'chess-match', 'fixtures', 'scheme4.bcr')));
  if (!record.ok) throw new DemoStopped(`The demonstration cannot be read: ${record.error.error.code}`);
  return record.value;
};

const post = async (url: string, command: Readonly<Record<string, unknown>>): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(command);
  const response = await fetch(`${url}/chess-match/commands`, { method: 'POST', headers, body }).catch(() => {
    throw new DemoStopped(`No server answers on ${url}. Start it with: npm start`);
  });
  return (await response.json()) as Answer;
};

/** Sends a command that expects the match to be where the last one left it. */
const createPlayer = (url: string) => {
  let expectedVersion: number | null = null;
  return async (command: Readonly<Record<string, unknown>>): Promise<void> => {
    const answer = await post(url, { expectedVersion, ...command });
    if (answer.ok) expectedVersion = answer.version;
    else if (answer.error.code === 'match/stale')
      throw new DemoStopped('Somebody else has taken over the match; the demonstration stops.');
    else throw new DemoStopped(problemText(answer.error, 'en'));
  };
};

/** So many paces the result stands before the match is played again. */
const RESULT_STANDS = 8;

type Send = ReturnType<typeof createPlayer>;

const play = async (send: Send, { tags, lines }: ReturnType<typeof readDemo>, paceMs: number): Promise<void> => {
  const tag = (name: string): string => tags.find((candidate) => candidate.name === name)?.value ?? name;
  const [event, white, black] = [tag('Event'), tag('White'), tag('Black')];
  await send({ type: 'newMatch', event, white, black, settings: {}, returnOf: null });
  await send({ type: 'startClock' });
  for (const line of lines) {
    if (line.kind !== 'turn') continue;
    await delay(paceMs);
    const text = printTurnLine(line.items.map(({ item }) => item));
    await send({ type: 'commitTurn', line: text });
    say(text);
  }
};

const playForEver = async (url: string, paceMs: number): Promise<never> => {
  const demo = readDemo();
  const send = createPlayer(url);
  say('The demonstration begins. Ctrl-C ends it; a real match is begun by "New match" on the operator\'s page.');
  for (;;) {
    await play(send, demo, paceMs);
    await delay(paceMs * RESULT_STANDS);
    say('The demonstration begins again.');
  }
};

const run = async (): Promise<void> => {
  const options = { pace: { type: 'string', default: '2.5' }, url: { type: 'string' } } as const;
  const { values } = orEnd(() => readArguments({ options }));
  const paceMs = Number(values.pace) * 1000;
  if (!(paceMs >= 0)) throw new DemoStopped(`--pace takes seconds from one turn to the next, not "${values.pace}".`);
  await playForEver(values.url ?? orEnd(() => serverAddress()).url, paceMs);
};

try {
  await run();
} catch (error) {
  if (!(error instanceof DemoStopped)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
