export const ru = {
  veto: 'Вето',
  vetoed: { white: 'Белые объявили вето на ветвления', black: 'Чёрные объявили вето на ветвления' },
  before: (turn: string) => `Последняя перемена, ход ${turn}`,
  offered: (board: number) => `предложена ничья на доске ${board}`,
  acts: { branch: 'ветвление', pass: 'пас', select: 'отдать доску' },
  onBoards: (count: number, boards: string) => `${count === 1 ? 'доска' : 'доски'} ${boards}`,
  mayVeto: 'вето',
  tree: 'Дерево партии',
  treeHelp: 'Нажмите на линию, чтобы увидеть доску в тот момент.',
  boardsAndChips: [
    'Доски и фишки',
    'Команды играют на нескольких досках сразу. На доске лежат фишки: победа на ней приносит столько же очков.',
  ] as readonly [title: string, text: string],
};

export type Words = typeof ru;
