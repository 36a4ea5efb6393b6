import type { Device } from '../device/device';
import { useTruth } from '../device/hooks';
import type { VenueTexts } from '../texts';

const two = (value: number): string => String(value).padStart(2, '0');

/** "18:07:45", by the clock of the hall. */
const timeOfDay = (ms: number): string => {
  const date = new Date(ms);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
};

/** Says that what is shown may not be so any more, and since when. Nothing where all is well. */
export const TruthBar = ({ device, texts }: { readonly device: Device; readonly texts: VenueTexts }) => {
  const { kind } = useTruth(device);
  if (kind === 'live') return null;
  const shown = device.state().views.match;
  return (
    <p className="truth" role="alert" data-kind={kind}>
      <strong>{texts[kind]}</strong>
      {shown !== undefined && <span>{texts.since(timeOfDay(device.clockMs()))}</span>}
    </p>
  );
};
