import type { ProgressiveEntry } from '@schemas/entry';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../../contract/venue';
import { NO_ENTRY } from '../../games/business/pages';
import { noDraft } from '../publish/draftView';
import { initialViews } from '../publish/views';
import { teamView, type TeamSources } from './teamView';

const START = initialViews();
const THREAD = { id: 'main', boards: [1], toMove: 'white', turn: '1.', moveNumber: 1, ply: 0, version: 7 } as const;
const SEATS = [
  { thread: 'main', side: 'white', team: 'white' },
  { thread: 'main', side: 'black', team: 'black' },
];
const MOVE = { san: 'e4', from: 'e2', to: 'e4', promotion: null };

const sources = (versions: { readonly draft: number; readonly moves: number }): TeamSources => ({
  match: { ...START.match, version: 7, threads: [THREAD], seats: SEATS } as unknown as TeamSources['match'],
  draft: noDraft(versions.draft),
  entry: START.entry,
  moves: { version: versions.moves, boards: { '1': [MOVE] } },
});

describe('the view of a team that is to move', () => {
  it('waits until draft and legal moves are of the version of the match', () => {
    expect(teamView('white', sources({ draft: 6, moves: 6 }), DEFAULT_RULES)).toBeNull();
    expect(teamView('white', sources({ draft: 7, moves: 6 }), DEFAULT_RULES)).toBeNull();
    const whole = teamView('white', sources({ draft: 7, moves: 7 }), DEFAULT_RULES);
    expect(whole).toMatchObject({ matchVersion: 7, moves: { '1': [MOVE] } });
  });

  it('has what its game gives those who enter, of that version too; the other team has nothing of it', () => {
    const entryOf = (matchVersion: number) => ({ ...NO_ENTRY, matchVersion });
    const at = (matchVersion: number) => ({ ...sources({ draft: 7, moves: 7 }), entry: entryOf(matchVersion) });
    expect(teamView('white', at(6), DEFAULT_RULES)).toBeNull();
    expect(teamView('white', at(7), DEFAULT_RULES)?.own).toEqual(entryOf(7));
    expect(teamView('black', at(7), DEFAULT_RULES)?.own).toEqual({ game: null });
  });

  it('has nothing to wait for while the other team is', () => {
    expect(teamView('black', sources({ draft: 6, moves: 6 }), DEFAULT_RULES)).toMatchObject({ draft: null, moves: {} });
  });
});

describe('the view of a team whose turn is several moves of one board', () => {
  const NEXT = { ...MOVE, san: 'e5', piece: 'P' };
  const may = { offerDraw: null, declineDraw: null, resign: null };
  const entered = (matchVersion: number, draftVersion: number, next: readonly unknown[] = [NEXT]): TeamSources => ({
    ...sources({ draft: 7, moves: 7 }),
    draft: { ...noDraft(7), version: 3 },
    entry: {
      game: 'progressive',
      matchVersion,
      draft: { version: draftVersion },
      moves: next,
      sides: { white: may, black: may },
    } as unknown as ProgressiveEntry,
  });

  it('says what may be played next once it is of the draft on show', () => {
    expect(teamView('white', entered(7, 3), DEFAULT_RULES)).toMatchObject({ next: [NEXT], acts: may });
    expect(teamView('white', entered(7, 2), DEFAULT_RULES)).toBeNull();
    expect(teamView('white', entered(6, 3), DEFAULT_RULES)).toBeNull();
  });

  it('tells the other team nothing of it, whatever is drafted', () => {
    const seen = teamView('black', entered(7, 3), DEFAULT_RULES);
    expect(seen).toMatchObject({ next: null, draft: null, acts: may });
    expect(teamView('black', entered(7, 4, []), DEFAULT_RULES)).toEqual(seen);
  });
});
