import type { PlaceCalls } from 'chess-match/client';
import type { useSend } from '../../shared';
import { AskRevoke } from './AskRevoke';
import type { Device } from './deviceColumns';
import type { HallTexts } from './texts/texts';

interface RevokeDeviceProps {
  /** Null: nothing is asked. */
  readonly device: Device | null;
  readonly texts: HallTexts;
  readonly calls: PlaceCalls;
  readonly busy: boolean;
  readonly send: ReturnType<typeof useSend>['send'];
  readonly onClose: () => void;
}

/** A screen is sent out only after a question. */
export const RevokeDevice = ({ device, texts, calls, busy, send, onClose }: RevokeDeviceProps) => (
  <AskRevoke
    leaving={device}
    nameOf={({ place, name }) => [texts.placeName(place, calls), name]}
    words={texts}
    busy={busy}
    revoke={({ id }) => send({ type: 'revokeDevice', expectedVersion: null, device: id })}
    onClose={onClose}
  />
);
