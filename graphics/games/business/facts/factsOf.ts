import type { ScoreView } from 'chess-match/client';
import { type BusinessCourse, chipsOf, courseOf, playOf } from 'chess-match/games/business';
import { winnerOf, type Fact, type FactOf, type FactPicture, type Receiver } from './types';

type Entry = ScoreView['ledger'][number];

const pointsOf = ({ white, black }: { white: number; black: number }) => ({ white, black });
const totalsOf = ({ whiteTotal, blackTotal }: Entry) => ({ white: whiteTotal, black: blackTotal });

const boardOf = ({ branches }: BusinessCourse, branch: string): number =>
  branches.find((known) => known.branch === branch)?.board ?? 0;

/** Chips of a branch after the turn of `ply`. */
const chipsAt = ({ branches }: BusinessCourse, branch: string, ply: number): number =>
  branches.find((known) => known.branch === branch)?.ratings.findLast((rating) => rating.ply <= ply)?.chips ?? 0;

const receiver = (tree: BusinessCourse, branch: string, chips: number, ply: number): Receiver => ({
  board: boardOf(tree, branch),
  chips,
  now: chipsAt(tree, branch, ply),
});

const forks = (tree: BusinessCourse): readonly FactOf<'fork'>[] =>
  tree.forks.map(({ mother, daughter, ...fork }) => ({
    ...fork,
    kind: 'fork',
    id: `fork ${fork.ply} ${mother}>${daughter} ${fork.motherChips}+${fork.daughterChips}`,
    mother: boardOf(tree, mother),
    daughter: boardOf(tree, daughter),
  }));

const passes = (tree: BusinessCourse): readonly FactOf<'pass'>[] =>
  tree.passes.map(({ ply, turn, side, from, to, chips }) => ({
    kind: 'pass',
    id: `pass ${ply} ${from}>${to} ${chips}`,
    ply,
    turn,
    side,
    from: boardOf(tree, from),
    left: chipsAt(tree, from, ply),
    to: receiver(tree, to, chips, ply),
  }));

const selection = (tree: BusinessCourse, entry: Entry): FactOf<'selection'> => {
  const { ply, turn, side, line: branch, board } = entry;
  const chips = chipsOf(entry);
  const given = tree.selections.find((known) => known.branch === branch);
  return {
    kind: 'selection',
    id: `selection ${ply} ${branch} ${chips}`,
    ply,
    turn,
    side,
    board,
    chips,
    targets: (given?.targets ?? []).map((target) => receiver(tree, target.branch, target.chips, ply)),
    gain: pointsOf(entry),
    score: totalsOf(entry),
  };
};

const end = (entry: Entry): FactOf<'end'> => {
  const { ply, turn, side, line: branch, board, kind: how } = entry;
  const chips = chipsOf(entry);
  return {
    kind: 'end',
    id: `end ${ply} ${how} ${branch} ${chips}`,
    ply,
    turn,
    side,
    how,
    boards: [{ board, chips }],
    gain: pointsOf(entry),
    score: totalsOf(entry),
  };
};

/** Boards that ended in one turn in the same way and for the same side are one fact. */
const together = (first: FactOf<'end'>, next: FactOf<'end'>): FactOf<'end'> | null =>
  first.ply === next.ply && first.how === next.how && winnerOf(first.gain) === winnerOf(next.gain)
    ? {
        ...next,
        id: `${first.id} & ${next.id}`,
        boards: [...first.boards, ...next.boards],
        gain: { white: first.gain.white + next.gain.white, black: first.gain.black + next.gain.black },
      }
    : null;

/** The ledger as facts, in its own order, in which the score ran up. */
const scored = (tree: BusinessCourse, { score }: FactPicture): readonly (FactOf<'selection'> | FactOf<'end'>)[] => {
  const facts: (FactOf<'selection'> | FactOf<'end'>)[] = [];
  for (const entry of score.ledger) {
    const fact = entry.kind === 'selection' ? selection(tree, entry) : end(entry);
    const last = facts.at(-1);
    const merged = last?.kind === 'end' && fact.kind === 'end' ? together(last, fact) : null;
    if (merged) facts[facts.length - 1] = merged;
    else facts.push(fact);
  }
  return facts;
};

/** Ends that were paid before the turn changed any stake come before the change, the others after it. */
const rankOf = (course: BusinessCourse, fact: FactOf<'fork' | 'pass' | 'selection' | 'end'>): number => {
  if (fact.kind === 'selection') return 0;
  if (fact.kind !== 'end') return 1;
  const { ply, how, boards } = fact;
  const isOfFact = (end: BusinessCourse['ends'][number]): boolean =>
    end.ply === ply && end.kind === how && boards.some(({ board }) => board === boardOf(course, end.branch));
  return course.ends.some((end) => end.paidFirst && isOfFact(end)) ? 0 : 2;
};

const corrections = ({ match: { correction }, score }: FactPicture): readonly FactOf<'correction'>[] =>
  correction === null
    ? []
    : [{ ...correction, kind: 'correction', id: `correction ${correction.seq}`, score: pointsOf(score) }];

const vetoes = (picture: FactPicture): readonly FactOf<'veto'>[] =>
  playOf(picture).vetoes.map((side) => ({
    kind: 'veto',
    id: `veto ${side}`,
    side,
    isForBoth: picture.match.settings['vetoScope'] !== 'opponent',
  }));

const controlBoard = (picture: FactPicture): readonly FactOf<'control-board'>[] => {
  const { endgame } = picture.match.settings;
  const clockMode = typeof endgame === 'string' ? endgame : '';
  return playOf(picture).controlBoard ? [{ kind: 'control-board', id: 'control-board', clockMode }] : [];
};

const over = ({ match, score }: FactPicture): readonly FactOf<'over'>[] =>
  match.status === 'over'
    ? [
        {
          kind: 'over',
          id: `over ${match.ply}`,
          ply: match.ply,
          score: pointsOf(score),
          match: score.match && pointsOf(score.match),
        },
      ]
    : [];

/**
 * Everything that has happened in a game and still stands, by turn and in the order in which it counted. A correction,
 * a veto and a control board belong to no turn and come before the end of the game. What was undone is not there.
 */
export const factsOf = (picture: FactPicture): readonly Fact[] => {
  const tree = courseOf(picture);
  const ofTurns = [...scored(tree, picture), ...forks(tree), ...passes(tree)]
    .map((fact, index) => ({ fact, index }))
    .sort((a, b) => a.fact.ply - b.fact.ply || rankOf(tree, a.fact) - rankOf(tree, b.fact) || a.index - b.index)
    .map(({ fact }) => fact);
  const facts: readonly Fact[] = [
    ...ofTurns,
    ...corrections(picture),
    ...vetoes(picture),
    ...controlBoard(picture),
    ...over(picture),
  ];
  return facts.map((fact) => ({ ...fact, id: `${picture.match.matchId ?? ''} ${fact.id}` }));
};

/**
 * What a correction of the past brought besides itself is no news, but for the end of the game; its undoing is none at
 * all.
 */
const isTold = ({ kind }: Fact, corrected: number): boolean =>
  corrected === 0 || (corrected > 0 && (kind === 'correction' || kind === 'over'));

/** What happened between two pictures of a match: facts that stand in the second and not in the first. */
export const factsBetween = (previous: FactPicture, current: FactPicture): readonly Fact[] => {
  if (previous.match.matchId !== current.match.matchId) return [];
  const known = new Set(factsOf(previous).map(({ id }) => id));
  const corrected = (current.match.correction?.seq ?? 0) - (previous.match.correction?.seq ?? 0);
  return factsOf(current).filter((fact) => !known.has(fact.id) && isTold(fact, corrected));
};

/** What the latest turn brought, for a page that sees only the picture now. */
export const factsOfTurn = (picture: FactPicture): readonly Fact[] =>
  factsOf(picture).filter((fact) => 'ply' in fact && fact.ply === picture.match.ply && fact.ply > 0);

/**
 * The same, or else what was declared last: a correction, a veto and a control board belong to no turn and stand on.
 */
export const latestFacts = (picture: FactPicture): readonly Fact[] => {
  const ofTurn = factsOfTurn(picture);
  if (ofTurn.length > 0) return ofTurn;
  return factsOf(picture)
    .filter(({ kind }) => kind === 'correction' || kind === 'veto' || kind === 'control-board')
    .slice(-1);
};
