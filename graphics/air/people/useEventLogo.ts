import { useAssets } from 'chess-match/client';
import { eventLogoOf } from './eventLogo';

/** Address of the event's logo; null while there is none. */
export const useEventLogo = (): string | null => eventLogoOf(useAssets('logos'));
