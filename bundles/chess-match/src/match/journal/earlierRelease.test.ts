import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { foldHistory } from '../../games/common/history';
import { beginning, loadMatch } from '../authority/openMatch';
import { disposableFolders } from '../testing/folders';
import { verdictOn } from '../safety/rescue/verdict';
import { openCurrentJournal } from './journal';

/** What a release has said of a match that it stored. */
interface ReadBack {
  readonly matchId: string;
  /** `GET /chess-match/state`, when so many entries were there. */
  readonly states: readonly { readonly entries: number; readonly state: unknown }[];
  /** Everything that release knew of the match at the end: clocks, cards, incidents, every branch with its line. */
  readonly whole: FormerState;
}

const folder = disposableFolders();
const stored = (file: string): Buffer => gunzipSync(readFileSync(join(import.meta.dirname, 'testing', file)));

interface FormerState {
  readonly table: number;
  readonly branches: readonly { readonly rating: number; readonly ratings: unknown }[];
}

/**
 * What a branch is played for was called its rating, and chips out of play those on the table: the state's own names
 * are no journal's, and may change.
 */
const inNamesOfToday = ({ table: chipsOut, ...whole }: FormerState): object => ({
  ...whole,
  chipsOut,
  branches: whole.branches.map(({ rating: stake, ratings: stakes, ...branch }) => ({ ...branch, stake, stakes })),
});

/** A journal and what was told of it, both written by that release itself; never written anew. */
describe.each(['0.1.0'])('a match that release %s has stored', (release) => {
  it('opens with the same state to the letter, now and at every moment before', () => {
    const path = join(folder(), 'journal', 'journal.sqlite3');
    mkdirSync(dirname(path));
    writeFileSync(path, stored(`release-${release}.sqlite3.gz`));
    const told = JSON.parse(stored(`release-${release}.told.json.gz`).toString()) as ReadBack;
    const journal = openCurrentJournal(path, 0);
    expect(readdirSync(dirname(path)).some((file) => file.includes('before'))).toBe(true);
    expect(verdictOn(journal, null, GAMES)).toMatchObject({ mustDecide: false });
    expect(journal.openMatchId()).toBe(told.matchId);
    const loaded = loadMatch(journal, GAMES, told.matchId);
    if (!loaded.ok) throw new Error(`The match is refused: ${loaded.error.code}`);
    const { game, row, history } = loaded.value;
    const start = beginning(game, row.setup);
    if (!start.ok) throw new Error(`The settings are refused: ${start.error.code}`);
    const entries = journal.entries(told.matchId);
    const now = told.states.map(({ entries: count }) => {
      const { state } = foldHistory(game, start.value, entries.slice(0, count));
      return { entries: count, state: game.replayJson(state) };
    });
    expect(JSON.stringify(now)).toBe(JSON.stringify(told.states));
    // A later release may know more; what that one knew is the same.
    expect(JSON.parse(JSON.stringify(history.state))).toMatchObject(inNamesOfToday(told.whole));
    journal.close();
  });
});
