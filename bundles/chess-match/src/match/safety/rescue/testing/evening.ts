import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEvent } from '../../../../games/common/entry';
import type { Games } from '../../../../games/common/game';
import { plainChess, type PlainState } from '../../../../games/testing/plainChess';
import { openCurrentJournal } from '../../../journal/journal';
import type { Batch } from '../../../journal/types';
import { openWitness } from '../../../journal/witness';
import { batchOf, matchRow } from '../../../testing/rows';
import { folderOf, placeOf, type Place } from '../place';

export const GAMES: Games = { [plainChess.id]: plainChess };

function beginningOf(): PlainState {
  const start = plainChess.initial({ settings: {} });
  if (!start.ok) throw new Error('no beginning');
  return start.value;
}

export const SANS = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7'];
export const TURNS = SANS.reduce<{ state: PlainState; events: AnyEvent[] }>(
  ({ state, events }, line, index) => {
    const decided = plainChess.decide(state, { type: 'commitTurn', line }, 100 + index);
    const [event] = decided.ok ? decided.value : [];
    if (event === undefined) throw new Error(line);
    return { state: plainChess.evolve(state, event), events: [...events, event] };
  },
  { state: beginningOf(), events: [] },
).events;
export const turn = (index: number): AnyEvent => TURNS[index] ?? { type: 'unknown', atMs: 0 };

export const show = (version: number) => ({
  rehearsal: null,
  actor: 'director',
  atMs: 5,
  command: null,
  version,
  event: { type: 'cueDropped', graphic: 'break', atMs: version } as const,
});

/**
 * An evening as a kill leaves it: the first `merged` turns in the file, the rest in its log alone.
 * @param folder gives a new one each time
 */
export const evening = (folder: () => string, merged = 4): Place => {
  const live = placeOf(join(folder(), 'live', 'chess-match'));
  const place = placeOf(join(folder(), 'db', 'chess-match'));
  const journal = openCurrentJournal(live.journal, 0);
  const witness = openWitness(live.witness);
  const confirm = (): void => witness.confirm(journal.head(), 50);
  const write = (more: Partial<Batch>): void => {
    journal.write(batchOf(more));
    confirm();
  };
  write({ matchId: 'm0', created: matchRow('m0'), opened: true });
  write({ matchId: 'm0', events: [turn(0)] });
  write({ matchId: 'm0', events: [turn(1)] });
  write({ created: matchRow('m1'), opened: true });
  journal.writeShow(show(1));
  journal.writeShow(show(2));
  confirm();
  SANS.forEach((_, index) => {
    write({ events: [turn(index)] });
    if (index + 1 === merged) journal.checkpoint();
  });
  witness.describe({ match: 'Reds — Blues', matchId: 'm1', turn: '5... 1:Be7', turns: SANS.length });
  mkdirSync(folderOf(place), { recursive: true });
  for (const ending of ['', '-wal'])
    if (existsSync(live.journal + ending)) copyFileSync(live.journal + ending, place.journal + ending);
  copyFileSync(live.witness, place.witness);
  journal.close();
  witness.close();
  return place;
};
