import type { Language } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import type { Device } from '../device/device';
import type { VenueTexts } from '../texts';

/** What a display is drawn from. */
export interface DisplayProps {
  readonly device: Device;
  readonly match: VenueViews['match'];
  readonly views: Partial<VenueViews>;
  readonly texts: VenueTexts;
  readonly language: Language;
}
