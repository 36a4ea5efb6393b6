import { callsIn, useReplicant, type DeviceCodes } from 'chess-match/client';
import { useSend } from '../../shared';
import { CodeCard } from './CodeCard';
import type { HallTexts } from './texts/texts';

interface DeviceCodeCardProps {
  readonly code: DeviceCodes['codes'][number];
  /** The first address of the venue server; null while it is away. */
  readonly address: string | null;
  readonly nowMs: number;
  readonly texts: HallTexts;
  readonly onDropped: () => void;
}

/** A code for a screen of the hall. */
export const DeviceCodeCard = ({ code, address, nowMs, texts, onDropped }: DeviceCodeCardProps) => {
  const match = useReplicant('match');
  const { send, pending, problem } = useSend();
  const drop = async (): Promise<void> => {
    await send({ type: 'dropDeviceCode', expectedVersion: null, code: code.id });
    onDropped();
  };
  return (
    <CodeCard
      title={texts.placeName(code.place, callsIn(match))}
      code={code}
      address={address === null ? null : `${address}/`}
      how={address === null ? texts.noAddress : texts.howTo(address)}
      nowMs={nowMs}
      texts={texts}
      busy={pending}
      problem={problem}
      onDrop={() => void drop()}
    />
  );
};
