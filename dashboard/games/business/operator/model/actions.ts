/** In the order of the buttons; acceptance, only there when a draw is offered, has the last row to itself. */
export const BOARD_ACTIONS = ['branch', 'pass', 'select', 'resign', 'offer', 'claim', 'draw'] as const;
export type BoardAction = (typeof BOARD_ACTIONS)[number];

/** For the active board, unless a person has chosen others. Letters with Alt work while typing too. */
export const ACTION_KEYS: Readonly<Record<BoardAction, string>> = {
  branch: 'Alt+KeyB',
  pass: 'Alt+KeyP',
  select: 'Alt+KeyS',
  resign: 'Alt+KeyR',
  offer: 'Alt+KeyO',
  draw: 'Alt+KeyA',
  claim: 'Alt+KeyC',
};
