import { callsIn, seatOf, useReplicant, type PlaceCalls, type Replicants } from 'chess-match/client';
import { useMemo, useState } from 'react';
import { Button, EmptyState, Refusal, Table, useSend, type Column } from '../../shared';
import { AskFirst } from './AskFirst';
import { DeviceDialog } from './DeviceDialog';
import type { HallTexts } from './texts/texts';

type Device = Replicants['devices']['devices'][number];

interface Acts {
  readonly identify: (device: Device) => void;
  readonly edit: (device: Device) => void;
  readonly setInPlay: (device: Device, inPlay: boolean) => void;
  readonly revoke: (device: Device) => void;
}

const stateOf = ({ online, roundTripMs, lastSeenMs }: Device, texts: HallTexts): string => {
  if (!online) return texts.lastSeen(texts.time(lastSeenMs));
  return roundTripMs === null ? texts.online : `${texts.online}, ${texts.roundTrip(roundTripMs)}`;
};

const powerOf = ({ online, wakeLock, battery }: Device, texts: HallTexts): string => {
  if (!online) return '';
  const screen = wakeLock === null ? texts.unknown : texts.wakeLock[wakeLock];
  return battery === null ? screen : `${screen}; ${texts.battery(battery.percent, battery.charging)}`;
};

const aboutOf = ({ browser, screen, online }: Device, texts: HallTexts): string =>
  online ? [browser, screen].filter((part) => part !== null).join(', ') || texts.unknown : '';

const columnsOf = (
  texts: HallTexts,
  calls: PlaceCalls,
  version: string | null,
  acts: Acts,
): readonly Column<Device>[] => [
  {
    id: 'place',
    header: texts.device,
    sortBy: ({ place }) => place,
    cell: ({ place, name, inPlay }) => (
      <span className="match-names">
        {texts.placeName(place, calls)}
        <small>{name}</small>
        {!inPlay && <strong>{texts.outOfPlay}</strong>}
      </span>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    sortBy: ({ online }) => Number(online),
    cell: (device) => (
      <span className="hall-state" data-online={device.online}>
        {stateOf(device, texts)}
      </span>
    ),
  },
  {
    id: 'about',
    header: texts.about,
    cell: (device) => (
      <span className="match-names">
        {aboutOf(device, texts)}
        {device.program !== null && version !== null && device.program !== version && (
          <small>{texts.otherProgram}</small>
        )}
      </span>
    ),
  },
  { id: 'power', header: texts.power, cell: (device) => powerOf(device, texts) },
  {
    id: 'acts',
    header: '',
    align: 'end',
    cell: (device) => (
      <span className="row-actions">
        <Button disabled={!device.online} data-testid="identify" onClick={() => acts.identify(device)}>
          {texts.identify}
        </Button>
        {seatOf(device.place) !== null && (
          <Button data-testid="in-play" onClick={() => acts.setInPlay(device, !device.inPlay)}>
            {device.inPlay ? texts.takeOut : texts.giveBack}
          </Button>
        )}
        <Button data-testid="edit-device" onClick={() => acts.edit(device)}>
          {texts.rename}
        </Button>
        <Button data-testid="revoke" onClick={() => acts.revoke(device)}>
          {texts.revoke}
        </Button>
      </span>
    ),
  },
];

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
      columnsOf(texts, calls, version, {
        identify: ({ id }) => void send({ type: 'identifyDevice', expectedVersion: null, device: id }),
        edit: setEdited,
        setInPlay: ({ id }, inPlay) =>
          void send({ type: 'setDeviceInPlay', expectedVersion: null, device: id, inPlay }),
        revoke: setLeaving,
      }),
    [texts, calls, version, send],
  );
  const revoke = async ({ id }: Device): Promise<void> => {
    await send({ type: 'revokeDevice', expectedVersion: null, device: id });
    setLeaving(null);
  };
  return (
    <>
      <Refusal problem={problem} onDismiss={clear} testId="problem-devices" />
      <Table
        label={texts.devices}
        columns={columns}
        rows={devices}
        rowKey={({ id }) => id}
        rowTestId="device-row"
        empty={<EmptyState title={texts.noDevices}>{texts.noDevicesHint}</EmptyState>}
      />
      {edited !== null && <DeviceDialog device={edited} texts={texts} onClose={() => setEdited(null)} />}
      <AskFirst
        about={leaving && [texts.placeName(leaving.place, calls), leaving.name].filter(Boolean).join(', ')}
        title={texts.revokeTitle}
        confirmLabel={texts.revoke}
        text={texts.revokeText}
        busy={pending}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) void revoke(leaving);
        }}
      />
    </>
  );
};
