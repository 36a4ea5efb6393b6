import type { OptionsView } from '@schemas/options';
import type { OpenMatch } from '../openMatch';

/** What may be done in the turn that is being prepared, as the game's rules say. */
export const optionsView = (open: OpenMatch | null): OptionsView => ({
  turn: open === null ? null : open.game.options(open.history.state),
});
