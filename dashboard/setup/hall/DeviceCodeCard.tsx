import type { Replicants } from 'chess-match/client';
import { useSend } from '../../shared';
import { CodeCard } from './CodeCard';
import type { HallTexts } from './texts/texts';

interface DeviceCodeCardProps {
  readonly code: Replicants['devices']['codes'][number];
  /** The first address of the venue server; null while it is away. */
  readonly address: string | null;
  readonly nowMs: number;
  readonly texts: HallTexts;
}

/** A code for a screen of the hall. */
export const DeviceCodeCard = ({ code, address, nowMs, texts }: DeviceCodeCardProps) => {
  const { send, pending, problem } = useSend();
  return (
    <CodeCard
      title={texts.places[code.place]}
      code={code}
      address={address === null ? null : `${address}/`}
      how={address === null ? texts.noAddress : texts.howTo(address)}
      nowMs={nowMs}
      texts={texts}
      busy={pending}
      problem={problem}
      onDrop={() => void send({ type: 'dropDeviceCode', expectedVersion: null, code: code.id })}
    />
  );
};
