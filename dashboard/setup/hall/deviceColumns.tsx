import { seatOf, type PlaceCalls, type Replicants } from 'chess-match/client';
import { Button, type Column } from '../../shared';
import type { HallTexts } from './texts/texts';

export type Device = Replicants['devices']['devices'][number];

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

interface DeviceActsProps {
  readonly device: Device;
  readonly texts: HallTexts;
  readonly acts: Acts;
}

/** What can be done with a screen; one that is away is not told to show itself. */
const DeviceActs = ({ device, texts, acts }: DeviceActsProps) => (
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
);

/** What is read of each screen, and what can be done with it. */
export const deviceColumns = (
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
    cell: (device) => <DeviceActs {...{ device, texts, acts }} />,
  },
];
