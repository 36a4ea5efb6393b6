import type { OptionsView } from '@schemas/options';
import type { OpenMatch } from '../openMatch';

/** What may be done in the turn that is being prepared, as the game's rules say; null where its game is not entered by turns. */
export const optionsView = (open: OpenMatch | null): OptionsView => ({
  turn: open?.game.turnEntry?.options(open.history.state) ?? null,
});
