import { isDeepStrictEqual } from 'node:util';
import type { Writable } from 'node:stream';
import type { RescueWays } from '../../bundles/chess-match/src/match/safety/rescue/contract';
import { problemText } from '../../bundles/chess-match/src/texts';
import { recommendedOf, waysOf, type Way, type WayChoice } from '../../dashboard/rescue/model/ways';
import { readArgs, USAGE } from './args';
import { viewLines, wayLines } from './words';

/** The terminal and the disk. */
export interface RescueIo {
  /** Path of the journal that is looked at. */
  readonly journal: string;
  say(line: string): void;
  complain(line: string): void;
  /** What somebody types to a question; "" where nobody can be asked. */
  ask(question: string): Promise<string>;
  /** A new file. @throws where there is one of that name already, or none can be made */
  open(file: string): Promise<Writable>;
}

/** A show whose server does not run. */
export interface Rescued {
  /** Looks at the journal as the next start would. @throws JournalError when a server has it */
  open(): RescueWays;
  /** Journal, backups and what lies beside them as one .tar.gz. @throws what the stream says */
  saveTo(stream: Writable): Promise<void>;
}

/** 0: done; 1: refused or not wanted; 2: the words make no sense. */
export type Status = 0 | 1 | 2;

/**
 * The files as they lie: nothing is opened first, which a damaged or a long journal makes slow, and which changes what
 * is there.
 */
const save = async ({ saveTo }: Rescued, file: string, io: RescueIo): Promise<Status> => {
  try {
    const stream = await io.open(file);
    io.say(`Saving everything to ${file} ...`);
    await saveTo(stream);
  } catch (error) {
    io.complain(`Not saved to ${file}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  io.say(`Everything is in ${file}.`);
  return 0;
};

/** A copy that is not in the list is for the ways to refuse. */
const isWanted = async (ways: RescueWays, choice: WayChoice, io: RescueIo): Promise<boolean> => {
  const view = ways.view();
  const way = waysOf(view).find((candidate: Way) => isDeepStrictEqual(candidate.choice, choice));
  if (way === undefined) return true;
  for (const line of wayLines(way, view.confirmed, false)) io.say(line);
  return (await io.ask('Do this? Type yes: ')).trim().toLowerCase() === 'yes';
};

const look = ({ open }: Rescued, io: RescueIo): void => {
  const view = open().view();
  const ways = waysOf(view);
  for (const line of viewLines(view, ways, recommendedOf(ways))) io.say(line);
};

const take = async (ways: RescueWays, choice: WayChoice, isSure: boolean, io: RescueIo): Promise<Status> => {
  if (!isSure && !(await isWanted(ways, choice, io))) {
    io.complain('Nothing was done.');
    return 1;
  }
  const taken = ways.take(choice);
  if (!taken.ok) {
    io.complain(`${taken.error.code}: ${problemText(taken.error, 'en')}`);
    return 1;
  }
  io.say('Done. The damaged files are kept beside the new journal. Start the server: npm start');
  return 0;
};

/** `npm run rescue`: the Rescue page on the console, for a server that does not run. */
export const runRescue = async (rescued: Rescued, args: readonly string[], io: RescueIo): Promise<Status> => {
  const asked = readArgs(args);
  if (asked === null) {
    io.complain(USAGE);
    return 2;
  }
  const { errand, isSure } = asked;
  if (errand.do !== 'json') io.say(`The journal: ${io.journal}`);
  switch (errand.do) {
    case 'json':
      io.say(JSON.stringify(rescued.open().view(), null, 2));
      return 0;
    case 'look':
      look(rescued, io);
      return 0;
    case 'save':
      return save(rescued, errand.file, io);
    case 'take':
      return take(rescued.open(), errand.choice, isSure, io);
  }
};
