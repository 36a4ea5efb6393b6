import { GroundsOf } from 'chess-match/client/grounds';
import { callsIn, placeName } from 'chess-match/client/drawing';
import { placeRow, seatOf, tableOf } from 'chess-match/contract/venue';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Self } from '../wire/wire';
import { CaptainPage } from './captain/CaptainPage';
import type { Device } from './device/device';
import { useDevice } from './device/hooks';
import { AudienceDisplay } from './displays/AudienceDisplay';
import { BoardDisplay } from './displays/BoardDisplay';
import { BoardsDisplay } from './displays/BoardsDisplay';
import { ClockDisplay } from './displays/ClockDisplay';
import { NothingHere } from './displays/NothingHere';
import type { DisplayProps } from './kit/display';
import { ScoreboardDisplay } from './displays/ScoreboardDisplay';
import { screensOf } from './games/screens';
import { TEXTS, type VenueTexts } from './texts';
import { Fault } from './frame/Fault';
import type { Preferences } from './frame/preferences';
import { Settings } from './frame/Settings';
import { TruthBar } from './frame/TruthBar';

const TablePage = lazy(() => import('./tables/TablePage'));

interface DevicePageProps {
  readonly device: Device;
  readonly preferences: Preferences;
  readonly onForget: () => void;
}

const display = (self: Self, props: DisplayProps): ReactNode => {
  const { place } = self;
  const { kind, team, screen } = placeRow(place);
  const seat = seatOf(place);
  if (seat !== null) return <CaptainPage {...props} seat={seat} self={self} />;
  const table = tableOf(place);
  if (table !== null)
    return (
      <Suspense>
        <TablePage key={props.match.matchId} {...props} at={table} />
      </Suspense>
    );
  switch (kind) {
    case 'clock':
      return <ClockDisplay {...props} />;
    case 'scoreboard':
      return <ScoreboardDisplay {...props} />;
    case 'boards':
      return <BoardsDisplay {...props} />;
    case 'own': {
      const Own = props.own.screens[screen ?? ''] ?? NothingHere;
      return <Own {...props} />;
    }
    case 'screen':
      return <AudienceDisplay {...props} team={team ?? 'white'} />;
    default:
      return <BoardDisplay {...props} place={place} />;
  }
};

const SHOWN_FOR_MS = 6000;

/** Which device this is, large, for somebody who looks for it in the hall. */
const Identity = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <div className="identity">{children}</div>;
};

const LONG_MS = 6000;

/**
 * Nothing has come yet; by https a browser that does not trust the certificate gives the page, and its socket never.
 */
const Waiting = ({ texts }: { readonly texts: VenueTexts }) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="notice">
      <p>{texts.waiting}</p>
      {isLong && location.protocol === 'https:' && <p>{texts.untrusted}</p>}
    </main>
  );
};

export const DevicePage = ({ device, preferences, onForget }: DevicePageProps) => {
  const { closed, self, views, identified } = useDevice(device);
  const texts = TEXTS[preferences.language];
  if (closed !== null)
    return (
      <main className="notice">
        <p>{texts.closed[closed]}</p>
        {closed === 'taken_over' ? (
          <button onClick={() => location.reload()}>{texts.openHere}</button>
        ) : (
          <button onClick={onForget}>{texts.enterAgain}</button>
        )}
      </main>
    );
  const { match } = views;
  const isCaptains = self !== null && seatOf(self.place) !== null && (match?.matchId ?? null) !== null;
  const own = screensOf(match?.game ?? null);
  const props = { device, views, texts, language: preferences.language };
  return (
    <div className="device">
      {self === null || match === undefined ? (
        <Waiting texts={texts} />
      ) : match.matchId === null ? (
        <main className="notice">
          <h1>{placeName(self.place, preferences.language, callsIn(match))}</h1>
          <p>{texts.noMatch}</p>
        </main>
      ) : (
        // Of another place nothing is broken yet.
        <Fault key={self.place} texts={texts}>
          <GroundsOf game={match.game}>{display(self, { ...props, match, own })}</GroundsOf>
        </Fault>
      )}
      {/* A captain's stands where he presses: his clocks and the score stay in sight. */}
      {!isCaptains && <TruthBar device={device} texts={texts} />}
      <Settings device={device} preferences={preferences} texts={texts} />
      {self !== null && identified > 0 && (
        <Identity key={identified}>
          <strong>{placeName(self.place, preferences.language, callsIn(match))}</strong>
          <span>{self.name}</span>
        </Identity>
      )}
    </div>
  );
};
