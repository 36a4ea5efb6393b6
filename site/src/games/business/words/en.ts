import type { Words } from './ru';

export const en: Words = {
  veto: 'Veto',
  vetoed: { white: 'White declared a veto on branching', black: 'Black declared a veto on branching' },
  before: (turn) => `Last key change, turn ${turn}`,
  offered: (board) => `a draw offered on board ${board}`,
  acts: { branch: 'branch', pass: 'pass a chip', select: 'give up a board' },
  onBoards: (count, boards) => `${count === 1 ? 'board' : 'boards'} ${boards}`,
  mayVeto: 'declare a veto',
  tree: 'Tree of the game',
  treeHelp: 'Tap a line to see its board at that moment.',
  boardsAndChips: [
    'Boards and chips',
    'The teams play on several boards at once. Chips lie on each: to win there scores as many points.',
  ],
};
