import { callsIn, useReplicant } from 'chess-match/client';
import { useMemo, useState } from 'react';
import { EmptyState, Refusal, DataTable, useSend } from '../../shared';
import { deviceColumns, type Device } from './deviceColumns';
import { DeviceDialog } from './DeviceDialog';
import { RevokeDevice } from './RevokeDevice';
import type { HallTexts } from './texts/texts';

interface DeviceTableProps {
  readonly devices: readonly Device[];
  /** Of the pages that the venue server gives out now; null while it is away. */
  readonly version: string | null;
  readonly texts: HallTexts;
}

/** The screens that were let in, with how they are. */
export const DeviceTable = ({ devices, version, texts }: DeviceTableProps) => {
  const { send, pending, problem, clear } = useSend();
  const match = useReplicant('match');
  const calls = useMemo(() => callsIn(match), [match]);
  const [edited, setEdited] = useState<Device | null>(null);
  const [leaving, setLeaving] = useState<Device | null>(null);
  const columns = useMemo(
    () =>
      deviceColumns(texts, calls, version, {
        identify: ({ id }) => void send({ type: 'identifyDevice', expectedVersion: null, device: id }),
        edit: setEdited,
        setInPlay: ({ id }, inPlay) =>
          void send({ type: 'setDeviceInPlay', expectedVersion: null, device: id, inPlay }),
        revoke: setLeaving,
      }),
    [texts, calls, version, send],
  );
  return (
    <>
      <Refusal problem={problem} onDismiss={clear} testId="problem-devices" />
      <DataTable
        label={texts.devices}
        columns={columns}
        rows={devices}
        rowKey={({ id }) => id}
        rowTestId="device-row"
        empty={<EmptyState title={texts.noDevices}>{texts.noDevicesHint}</EmptyState>}
      />
      {edited !== null && <DeviceDialog device={edited} texts={texts} onClose={() => setEdited(null)} />}
      <RevokeDevice device={leaving} {...{ texts, calls, send }} busy={pending} onClose={() => setLeaving(null)} />
    </>
  );
};
