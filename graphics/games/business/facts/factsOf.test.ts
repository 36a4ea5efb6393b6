import { SECOND } from '../../../air/testing/secondGame';
import { describe, expect, it } from 'vitest';
import { scheme4 } from '../fixtures/scheme4';
import { TreeGrower } from '../fixtures/treeGrower';
import { denseTree } from '../fixtures/tree';
import { factsBetween, factsOf, factsOfTurn, latestFacts } from './factsOf';
import type { Unsummed } from '../fixtures/ledgerFixture';
import { ledgerWith, pictureWith } from './testing';
import type { FactPicture } from './types';

const at = (ply: number) => pictureWith(scheme4(ply));
const news = (ply: number) => factsBetween(at(ply - 1), at(ply));

describe('what a turn of Scheme 4 brought', () => {
  it('B6 a branching with both moves and the split', () => {
    expect(news(13)).toEqual([
      {
        kind: 'fork',
        id: 'm fork 13 b1>b2 3+7',
        ply: 13,
        turn: '7.',
        side: 'white',
        mother: 1,
        daughter: 2,
        motherChips: 3,
        daughterChips: 7,
        motherSan: 'O-O',
        daughterSan: 'Be3',
      },
    ]);
  });

  it('B10 a selection with its points, its chips and what the receivers hold then', () => {
    expect(news(48)).toMatchObject([
      {
        kind: 'selection',
        side: 'black',
        board: 5,
        chips: 3,
        targets: [{ board: 1, chips: 3, now: 4 }],
        gain: { white: 6, black: 0 },
        score: { white: 6, black: 0 },
      },
    ]);
  });

  it('B13 B18 a draw, with the score after it', () => {
    expect(news(50)).toMatchObject([
      {
        kind: 'end',
        how: 'draw',
        boards: [{ board: 2, chips: 2 }],
        gain: { white: 2, black: 2 },
        score: { white: 8, black: 2 },
      },
    ]);
  });

  it('B17 the last resignation and the end of the game, in this order', () => {
    const last = pictureWith(scheme4(95), { match: { status: 'over' } });
    expect(factsBetween(at(94), last)).toMatchObject([
      { kind: 'end', how: 'resignation', gain: { white: 0, black: 16 }, score: { white: 20, black: 26 } },
      { kind: 'over', score: { white: 20, black: 26 }, match: null },
    ]);
  });

  it('nothing in a turn of moves alone', () => {
    expect(news(14)).toEqual([]);
  });

  it('a page that sees only the picture now finds the same facts as one that saw both', () => {
    for (let ply = 1; ply <= 95; ply++) expect([ply, factsOfTurn(at(ply))]).toEqual([ply, news(ply)]);
    for (let ply = 1; ply <= 120; ply++) {
      const [before, after] = [pictureWith(denseTree(ply - 1)), pictureWith(denseTree(ply))];
      expect([ply, factsOfTurn(after)]).toEqual([ply, factsBetween(before, after)]);
    }
  });
});

describe('what stands', () => {
  it('an undo brings nothing new and takes its facts away', () => {
    for (const ply of [13, 21, 48, 50, 95]) {
      expect(factsBetween(at(ply), at(ply - 1))).toEqual([]);
      const standing = factsOf(at(ply - 1)).map(({ id }) => id);
      for (const { id } of news(ply)) expect(standing).not.toContain(id);
    }
  });

  it('every fact of a long game has an id of its own, by turn', () => {
    const facts = factsOf(pictureWith(denseTree(120)));
    expect(facts.length).toBeGreaterThan(30);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    const plies = facts.flatMap((fact) => ('ply' in fact ? [fact.ply] : []));
    expect(plies).toEqual([...plies].sort((a, b) => a - b));
  });

  it('B27 a corrected rating makes no old fact new', () => {
    const tree = new TreeGrower(5)
      .turn({ kind: 'fork', board: 1, daughterChips: 2, sans: ['e4', 'd4'] })
      .turn({ kind: 'pass', from: 1, to: 2 }).view;
    const corrected = structuredClone(tree);
    corrected.branches[1]?.ratings.push({ ply: 2, chips: 9 });
    expect(factsBetween(pictureWith(tree), pictureWith(corrected))).toEqual([]);
  });

  it('another match is no news', () => {
    expect(factsBetween(at(12), pictureWith(scheme4(13), { match: { matchId: 'other' } }))).toEqual([]);
    const ids = factsOf(at(95)).map(({ id }) => id);
    const others = factsOf(pictureWith(scheme4(95), { match: { matchId: 'other' } }));
    for (const { id } of others) expect(ids).not.toContain(id);
  });

  it('the beginning of a game is no fact', () => {
    expect(factsOfTurn(at(0))).toEqual([]);
    expect(factsOf(at(0))).toEqual([]);
  });
});

describe('a correction of the past', () => {
  const corrected = (seq: number) => ({
    correction: { seq, number: 12, side: 'white' as const, isCut: false, moves: [] },
  });
  const [BEFORE, AFTER] = [pictureWith(scheme4(24)), pictureWith(scheme4(50), { match: corrected(60) })];
  const kinds = (previous: FactPicture, current: FactPicture) =>
    factsBetween(previous, current).map(({ kind }) => kind);

  it('B27 is told alone, whatever it changed', () => {
    expect(kinds(BEFORE, pictureWith(scheme4(50)))).toContain('fork');
    expect(kinds(BEFORE, AFTER)).toEqual(['correction']);
    expect(kinds(AFTER, pictureWith(scheme4(24), { match: corrected(70) }))).toEqual(['correction']);
  });

  it('is told with the end of the game where it ends it', () => {
    const ended = pictureWith(scheme4(95), { match: { ...corrected(60), status: 'over' } });
    expect(kinds(pictureWith(scheme4(94)), ended)).toEqual(['correction', 'over']);
  });

  it('that is undone tells nothing, and what is played on is told as ever', () => {
    expect(kinds(AFTER, BEFORE)).toEqual([]);
    expect(kinds(AFTER, pictureWith(scheme4(95), { match: corrected(50) }))).toEqual([]);
    const at = (ply: number) => pictureWith(scheme4(ply), { match: corrected(60) });
    expect(kinds(at(12), at(13))).toEqual(['fork']);
  });
});

describe('a pass', () => {
  it('B9 says what the giver keeps and what the receiver holds', () => {
    const grower = new TreeGrower(5).turn({ kind: 'fork', board: 1, daughterChips: 2, sans: ['e4', 'd4'] });
    const before = pictureWith(grower.view);
    const after = pictureWith(grower.turn({ kind: 'pass', from: 1, to: 2 }).view);
    expect(factsBetween(before, after)).toMatchObject([
      { kind: 'pass', side: 'black', from: 1, left: 2, to: { board: 2, chips: 1, now: 3 } },
    ]);
  });
});

describe('ends of one turn', () => {
  const boards = (...entries: readonly Partial<Unsummed>[]) =>
    factsOf(pictureWith(scheme4(19), { ledger: ledgerWith(...entries) })).flatMap((fact) =>
      fact.kind === 'end' ? [[fact.how, fact.boards.map(({ board }) => board), fact.gain, fact.score]] : [],
    );

  it('B16 boards lost on time together are one fact, boards drawn on time another', () => {
    const lost = { kind: 'flag', chips: 3, white: 0, black: 6 };
    expect(boards({ board: 1, ...lost }, { board: 2, ...lost }, { board: 3, kind: 'flag' })).toEqual([
      ['flag', [1, 2], { white: 0, black: 12 }, { white: 0, black: 12 }],
      ['flag', [3], { white: 2, black: 2 }, { white: 2, black: 14 }],
    ]);
  });

  it('B13 draws accepted together are one fact', () => {
    expect(boards({ board: 2 }, { board: 3 })).toEqual([
      ['draw', [2, 3], { white: 4, black: 4 }, { white: 4, black: 4 }],
    ]);
  });

  it('B14a different ends, and the same end in different turns, are facts of their own', () => {
    const mate = { kind: 'mate', white: 4, black: 0 };
    expect(boards({ board: 1, ply: 17 }, { board: 2 }, { board: 3, ...mate }).map(([how]) => how)).toEqual([
      'draw',
      'draw',
      'mate',
    ]);
  });

  it('B5 B14a come before the rating change or after it as they are paid', () => {
    const grower = new TreeGrower(9).turn({ kind: 'fork', board: 1, daughterChips: 3, sans: ['e4', 'd4'] });
    const tree = grower.turn({ kind: 'pass', from: 1, to: 2 }).view;
    const ends = [
      { board: 3, kind: 'repetition', paidFirst: true },
      { board: 4, kind: 'repetition', paidFirst: false },
      { board: 5, kind: 'mate', paidFirst: false },
    ];
    const [line] = tree.branches;
    if (line === undefined) throw new Error('The tree has no line.');
    const course = {
      ...tree,
      branches: [...tree.branches, ...ends.map(({ board }) => ({ ...line, branch: `b${board}`, board }))],
      ends: ends.map(({ board, kind, paidFirst }) => ({
        ply: 2,
        turn: '1...',
        branch: `b${board}`,
        kind,
        chips: 1,
        white: 0,
        black: 0,
        paidFirst,
      })),
    };
    const ledger = ledgerWith(
      { ply: 2, board: 3, kind: 'repetition', white: 2, black: 2 },
      { ply: 2, board: 5, kind: 'mate', white: 4, black: 0 },
      { ply: 2, board: 4, kind: 'repetition', white: 2, black: 2 },
    );
    const facts = factsOfTurn(pictureWith(course, { ledger }));
    expect(facts.map((fact) => (fact.kind === 'end' ? fact.boards[0]?.board : fact.kind))).toEqual([3, 'pass', 5, 4]);
  });
});

describe('facts of no turn', () => {
  const still = scheme4(20);

  it('B22 a veto, for both or for the opponent alone', () => {
    const declared = (settings: Record<string, unknown>) =>
      factsBetween(pictureWith(still), pictureWith(still, { match: { settings }, play: { vetoes: ['black'] } }));
    expect(declared({ vetoScope: 'both' })).toEqual([
      { kind: 'veto', id: 'm veto black', side: 'black', isForBoth: true },
    ]);
    expect(declared({ vetoScope: 'opponent' })).toMatchObject([{ kind: 'veto', isForBoth: false }]);
  });

  it('B22 a second veto is news, the first is not any more', () => {
    const one = pictureWith(still, { play: { vetoes: ['black'] } });
    const two = pictureWith(still, { play: { vetoes: ['black', 'white'] } });
    expect(factsBetween(one, two)).toMatchObject([{ kind: 'veto', side: 'white' }]);
  });

  it('B23 the control board with what becomes of the clock', () => {
    const set = pictureWith(still, { match: { settings: { endgame: 'plus5min' } }, play: { controlBoard: true } });
    expect(factsBetween(pictureWith(still), set)).toMatchObject([{ kind: 'control-board', clockMode: 'plus5min' }]);
    expect(factsBetween(pictureWith(still), pictureWith(still, { play: { controlBoard: true } }))).toMatchObject([
      { kind: 'control-board', clockMode: '' },
    ]);
  });

  it('they are not of the latest turn: nobody knows when they were', () => {
    const declared = pictureWith(still, { play: { vetoes: ['black'], controlBoard: true } });
    expect(factsOfTurn(declared)).toEqual([]);
    expect(latestFacts(declared).map(({ kind }) => kind)).toEqual(['control-board']);
  });

  it('B20 the end of a return game carries both games together', () => {
    const over = pictureWith(scheme4(95), { match: { status: 'over' }, together: { white: 42, black: 26, ...SECOND } });
    expect(factsOfTurn(over).at(-1)).toMatchObject({ kind: 'over', match: { white: 42, black: 26 } });
  });
});
