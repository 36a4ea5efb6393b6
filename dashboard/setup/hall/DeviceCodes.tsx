import type { DeviceCodes as List } from 'chess-match/client';
import { Panel } from '../../shared';
import { DeviceCodeCard } from './DeviceCodeCard';
import { IssueCode } from './IssueCode';
import type { HallTexts } from './texts/texts';
import { useListed } from './useListed';

interface DeviceCodesProps {
  /** The first address of the venue server; null while it is away. */
  readonly address: string | null;
  /** By the server's clock, Unix ms. */
  readonly nowMs: number;
  readonly texts: HallTexts;
}

/** Codes for new screens: issued by a command, told by a route to those alone who may issue them. */
export const DeviceCodes = ({ address, nowMs, texts }: DeviceCodesProps) => {
  const { state, look } = useListed<List, never>('/chess-match/device-codes');
  const onChanged = (): void => void look();
  return (
    <Panel title={texts.newDevice} testId="new-device">
      <IssueCode texts={texts} onIssued={onChanged} />
      {typeof state === 'string' && <p role="note">{texts.codes[state]}</p>}
      <div className="hall-codes">
        {state !== null &&
          typeof state !== 'string' &&
          state.codes.map((code) => (
            <DeviceCodeCard
              key={code.id}
              code={code}
              address={address}
              nowMs={nowMs}
              texts={texts}
              onDropped={onChanged}
            />
          ))}
      </div>
    </Panel>
  );
};
