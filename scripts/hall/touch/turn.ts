import { splitLine, type LineItem } from '../../../bundles/chess-match/src/games/business/entry/lineItems';
import type { TestCaptain } from '../../../tests/support/captain';

/** What cannot be taken back: the finger must stay. */
const isFinal = ({ kind }: LineItem): boolean => kind === 'select' || kind === 'resign' || kind === 'draw';

const branch = async (captain: TestCaptain, board: number, keep: number): Promise<void> => {
  await captain.act(board, 'branch');
  const split = captain.page.getByTestId('split');
  const kept = async (): Promise<number> => Number(await captain.page.getByTestId('split-keep').innerText());
  for (let at = await kept(); at !== keep; at += at < keep ? 1 : -1) {
    const button = split.getByRole('button')[at < keep ? 'last' : 'first']();
    await button.tap();
    await captain.page
      .getByTestId('split-keep')
      .filter({ hasText: `${at + (at < keep ? 1 : -1)}` })
      .waitFor();
  }
};

const select = async (
  captain: TestCaptain,
  board: number,
  targets: readonly { readonly board: number; readonly chips: number | null }[],
): Promise<void> => {
  await captain.act(board, 'select');
  const [only] = targets;
  if (only !== undefined && targets.length === 1) await captain.tap(`all-to-${only.board}`);
  else
    for (const target of targets)
      for (let chip = 0; chip < (target.chips ?? 0); chip += 1) await captain.tap(`thumb-${target.board}`);
};

const enter = async (captain: TestCaptain, { text, item }: LineItem, way: 'taps' | 'drag'): Promise<void> => {
  switch (item?.kind) {
    case 'move':
      return captain.move(item.board, item.san, way);
    case 'branch':
      return branch(captain, item.board, item.keep);
    case 'pass':
      return captain.chip(item.board, item.to);
    case 'select':
      return select(captain, item.board, item.targets);
    case 'offer':
    case 'draw':
    case 'claim':
    case 'resign':
      return captain.act(item.board, item.kind);
    default:
      throw new Error(`No finger enters ${text}.`);
  }
};

/** Branchings first, as a daughter is moved on only once she is there; offers last, as they go with a move. */
const order = ({ kind }: LineItem): number => (kind === 'branch' ? 0 : kind === 'move' ? 1 : 2);

/**
 * A turn entered by fingers as it is written in a record; the clock is not pressed yet. Moves by taps and by drags in
 * turn.
 * @throws where the page does not take it
 */
export const enterTurn = async (captain: TestCaptain, line: string): Promise<void> => {
  const items = splitLine(line).toSorted((one, other) => order(one) - order(other));
  for (const [index, item] of items.entries()) await enter(captain, item, index % 2 === 0 ? 'taps' : 'drag');
};

export const pressFor = async (captain: TestCaptain, line: string): Promise<void> => {
  if (splitLine(line).some(isFinal)) await captain.hold('press-clock');
  else await captain.press();
};
