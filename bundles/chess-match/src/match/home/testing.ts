import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_VERSION, type HomeDocument, type HomeSources } from '../../contract/viewers';
import { GAMES } from '../../games';
import type { Standing } from '../authority/commit';
import { courseView, optionsView } from '../publish/ownViews';
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

/** The turns of a recorded game, as commands enter them. */
export const turnsOf = (id: string): readonly { readonly line: string; readonly thread?: string }[] => {
  const { records, threads } = GAMES[id] ?? {};
  const read = records?.read(readFileSync(join(FIXTURES, records.demonstration)));
  if (!read?.ok) throw new Error(`The record of ${id} cannot be read.`);
  return read.value.turns.map(({ line }) => {
    const [, thread, own] = /^([AB]):(.*)$/s.exec(line) ?? [];
    return threads?.length === undefined || thread === undefined || own === undefined
      ? { line }
      : { line: own, thread };
  });
};

/** The views of a moment that documents are made from. */
export const sourcesOf = (standing: Standing): HomeSources => ({
  ...initialViews(),
  ...onAirViews(standing, false),
  options: optionsView(standing.open),
  course: courseView(standing.open),
});

/** A recorded game of this program, turn by turn. */
export const recordedEvening = async (id: string): Promise<readonly Recorded[]> => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: id } });
  await bench.newMatch({ game: id });
  for (const turn of turnsOf(id)) await bench.send({ type: 'commitTurn', ...turn });
  const past = createPast();
  return bench.published.map((standing) => ({ ...sourcesOf(standing), past: past(standing.open) }));
};

/** The document for everybody of a recorded turn. */
export const documentOf = (sources: Recorded, over: Partial<HomeDocument['match']> = {}): HomeDocument => {
  const content = homeContent('all', sources, sources.past.list);
  const match = { ...content.match, ...over };
  return {
    v: DOCUMENT_VERSION,
    epoch: 'e',
    n: 1,
    at: 1_000,
    delayMs: 0,
    live: null,
    media: null,
    ...content,
    match,
  };
};
