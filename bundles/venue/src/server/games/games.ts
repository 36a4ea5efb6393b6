import { oneMoveOn, type DraftedOn } from '../boards/drafted';
import { draftedOn as business } from './business/draftedOn';
import { draftedOn as progressive } from './progressive/draftedOn';

const DRAFTED_ON: Readonly<Record<string, DraftedOn>> = { business, progressive };

/** How a wooden board's move is written into the turn of a game; one that is not named has turns of one move. */
export const draftedOnOf = (game: string | null): DraftedOn => DRAFTED_ON[game ?? ''] ?? oneMoveOn;
