import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_VERSION, type HomeDocument, type HomeSources } from '../../contract/viewers';
import { GAMES } from '../../games';
import { optionsView } from '../publish/optionsView';
import { playView } from '../publish/ownViews';
import { initialViews, onAirViews } from '../publish/views';
import { createBench } from '../testing/bench';
import { homeContent } from './content';
import { createPast, type Past } from './past';

const FIXTURES = join(import.meta.dirname, '..', '..', '..', 'fixtures');

/** The sources of documents before any match. */
export const noSources = (): HomeSources => initialViews();

/** What documents are made from after a turn. */
export interface Recorded extends HomeSources {
  readonly past: Past;
}

/** A recorded game of this program, turn by turn. */
export const recordedEvening = async (id: string): Promise<readonly Recorded[]> => {
  const { records } = GAMES[id] ?? {};
  const read = records?.read(readFileSync(join(FIXTURES, records.demonstration)));
  if (!read?.ok) throw new Error(`The record of ${id} cannot be read.`);
  const bench = createBench({ parts: { games: GAMES, defaultGame: id } });
  await bench.newMatch({ game: id });
  for (const { line } of read.value.turns) {
    const [, thread, own] = /^([AB]):(.*)$/s.exec(line) ?? [];
    const where = GAMES[id]?.threads?.length === undefined || thread === undefined ? {} : { thread };
    await bench.send({ type: 'commitTurn', line: 'thread' in where ? own : line, ...where });
  }
  const past = createPast();
  return bench.published.map((standing) => ({
    ...initialViews(),
    ...onAirViews(standing, false),
    options: optionsView(standing.open),
    play: playView(standing.open),
    past: past(standing.open),
  }));
};

/** The document for everybody of a recorded turn. */
export const documentOf = (sources: Recorded, over: Partial<HomeDocument['match']> = {}): HomeDocument => {
  const content = homeContent('all', sources, sources.past.list);
  const match = { ...content.match, ...over };
  return {
    ...{ v: DOCUMENT_VERSION, epoch: 'e', n: 1, at: 1_000, delayMs: 0, live: null, media: null },
    ...content,
    match,
  };
};
