// npm run steady -- [NODES] [ANSWERS.json]: has Stockfish look at the demonstration of Business Chess and at twenty
// games of amateurs, and counts how often the expectation that is shown moves by 0.10 or more from one depth to the
// next; status 1 where that is more than three of a hundred. What was said of the demonstration in the end is written
// into the file, where one is named: tests reckon with it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slopeOf } from '../../bundles/chess-match/src/engine';
import { orEnd } from '../lib/orEnd';
import { needPrograms, programPath } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { openEngine } from './steady/depths';
import { demonstration, gamesIn, type Positions } from './steady/games';
import { isSteady, stepsOf, sumOf, type Said, type Steps } from './steady/steps';

/** Of each position that stands for the first time. */
const FIRST_LOOK = 200_000;
/** As the settings have it where nobody changed that. */
const PAWN_PERCENT = 59;
const GAMES = 20;
/** Comes with chess.js, for its own measurements. */
const AMATEURS = join(PROJECT_FOLDER, 'node_modules/chess.js/benchmarks/benchmark.pgn');

const nodes = Number(process.argv[2] ?? FIRST_LOOK);
const answers = process.argv[3];
const slope = slopeOf(PAWN_PERCENT);
orEnd(() => needPrograms('stockfish'));
const engine = openEngine(programPath('stockfish'), nodes);

const look = async ({ positions }: Positions): Promise<ReadonlyMap<string, readonly Said[]>> => {
  const found = new Map<string, readonly Said[]>();
  for (const position of positions) found.set(position, await engine.look(position));
  return found;
};

const tell = (name: string, found: ReadonlyMap<string, readonly Said[]>): Steps => {
  const steps = sumOf([...found.values()].map((said) => stepsOf(said, slope)));
  process.stdout.write(`${name.padEnd(14)} ${found.size} positions, ${steps.moved} of ${steps.all} steps\n`);
  return steps;
};

const first = demonstration();
const found = await look(first);
const counted = [tell(first.name, found)];
if (answers !== undefined) {
  const last = [...found].flatMap(([position, said]) =>
    said.slice(-1).map(({ depth, score }) => [position, { depth, score }] as const),
  );
  writeFileSync(answers, `${JSON.stringify(Object.fromEntries(last), null, 1)}\n`);
}
for (const game of gamesIn(AMATEURS, GAMES)) counted.push(tell(`game ${game.name}`, await look(game)));
engine.end();
const all = sumOf(counted);
process.stdout.write(`${((100 * all.moved) / all.all).toFixed(2)} %: ${all.moved} of ${all.all} steps\n`);
if (!isSteady(all)) process.exitCode = 1;
