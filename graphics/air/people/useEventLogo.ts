import { useAssets } from 'chess-match/client';
import { eventLogoOf } from './eventLogo';

/** Gives the address of the event's logo; null while there is none. */
export const useEventLogo = (): string | null => eventLogoOf(useAssets('logos'));
