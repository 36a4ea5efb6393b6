import { useReplicant } from 'chess-match/client';
import { EmptyState, Panel, type PageProps } from '../../shared';
import { useNow } from '../../shared/useNow';
import { CrewPanel } from './CrewPanel';
import { DeviceCodes } from './DeviceCodes';
import { DeviceTable } from './DeviceTable';
import { HallRulesPanel } from './HallRulesPanel';
import { LinksPanel } from './LinksPanel';
import { TablesExport } from './TablesExport';
import { ViewersPanel } from './ViewersPanel';
import { WoodenBoards } from './WoodenBoards';
import { HALL_TEXTS } from './texts/texts';
import './hall.css';

const isOnlyHere = (address: string): boolean => /\/\/(127\.|localhost|\[::1\])/.test(address);

/** Screens of the hall: codes for new ones, and how those are that were let in. */
export const HallTab = ({ language }: PageProps) => {
  const texts = HALL_TEXTS[language];
  const view = useReplicant('devices');
  const nowMs = useNow(1000, true);
  const venue = view?.venue ?? null;
  const address = venue?.addresses[0] ?? null;
  return (
    <>
      {venue === null ? (
        <EmptyState title={texts.venueGone}>{texts.venueGoneHint}</EmptyState>
      ) : (
        venue.addresses.every(isOnlyHere) && <p role="note">{texts.onlyHere}</p>
      )}
      <DeviceCodes address={address} nowMs={nowMs} texts={texts} />
      {view !== undefined && <HallRulesPanel rules={view.rules} texts={texts} />}
      <Panel title={texts.devices} testId="devices">
        <DeviceTable devices={view?.devices ?? []} version={venue?.version ?? null} texts={texts} />
      </Panel>
      {view !== undefined && <WoodenBoards view={view} texts={texts} />}
      <ViewersPanel texts={texts} />
      <LinksPanel texts={texts} />
      <TablesExport texts={texts} />
      <CrewPanel nowMs={nowMs} texts={texts} />
    </>
  );
};
