import type { PlaceCalls } from 'chess-match/client';
import type { useSend } from '../../shared';
import { AskFirst } from './AskFirst';
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
export const RevokeDevice = ({ device, texts, calls, busy, send, onClose }: RevokeDeviceProps) => {
  const revoke = async ({ id }: Device): Promise<void> => {
    await send({ type: 'revokeDevice', expectedVersion: null, device: id });
    onClose();
  };
  return (
    <AskFirst
      about={device && [texts.placeName(device.place, calls), device.name].filter(Boolean).join(', ')}
      title={texts.revokeTitle}
      confirmLabel={texts.revoke}
      text={texts.revokeText}
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        if (device !== null) void revoke(device);
      }}
    />
  );
};
