import { expect, it } from 'vitest';
import { emptyBoard } from '../../bundles/chess-match/src/view/emptyBoard';
import { START_FEN } from '../../bundles/chess-match/src/games/chess/onFen';
import { placementOf } from '../../bundles/chess-match/src/games/chess/placement';
import { random } from '../../bundles/chess-match/src/games/common/random';
import { ORTHODOX_STUDY } from '../../bundles/chess-match/src/games/chess/onFen/study';
import { tableView } from '../../bundles/chess-match/src/match/tables/project';
import type { LiveBoards } from '../../bundles/chess-match/src/match/tables/state';
import { actOfTeam, newTeamTables } from '../../bundles/chess-match/src/match/tables/teamTables';
import { nextAct } from './hands';

const LIVE: LiveBoards = {
  1: {
    view: { ...emptyBoard(1), status: 'live', pieces: placementOf(START_FEN), toMove: 'white' },
    fen: START_FEN,
    ply: 0,
  },
};

it('a hand at a table is never refused, and does all that people do there', () => {
  const chance = random(7);
  const done = new Set<string>();
  let tables = newTeamTables(1).white;
  for (let act = 0; act < 400; act += 1) {
    const [table] = tables;
    if (table === undefined) throw new Error('no table');
    const next = nextAct(tableView(table, LIVE, ORTHODOX_STUDY), ORTHODOX_STUDY, 'en', chance);
    const after = actOfTeam(tables, 1, next, { live: LIVE, rules: ORTHODOX_STUDY });
    if (!after.ok) throw new Error(`${JSON.stringify(next)}: ${after.error.code}`);
    done.add(next.type);
    tables = after.value;
  }
  expect([...done].toSorted()).toEqual(['discard', 'draw', 'follow', 'go', 'move', 'name']);
});
