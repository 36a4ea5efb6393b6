import type { Problem } from 'chess-match/client/contract';
import { goBack, goForward, type StudyRules } from 'chess-match/client/explore';
import { studyRulesFor } from 'chess-match/client/explore';
import { TABLE_VIEWS, TABLES_VIEWS, type TeamTable, type VenueViews } from 'chess-match/contract/venue';
import type { TableBoard, TableView } from 'chess-match/contract/venue';
import { useEffect, useMemo, useState } from 'react';
import type { Device } from '../device/device';
import { createActQueue, type MakeAct } from './actQueue';
import { stepBy } from './tableActs';

/** One work table at this device. */
export interface TableControl {
  readonly view: TableView | undefined;
  readonly tables: readonly TableBoard[];
  readonly rules: StudyRules;
  /** Why the last act came to nothing. */
  readonly problem: Problem | null;
  /** After those before it; made of the table as it stands then. @returns whether it was done */
  act(make: MakeAct): Promise<boolean>;
  dismiss(): void;
}

/** What changed nothing brings no view: not waited for any longer. */
const NO_VIEW_MS = 500;

const whenChanged = (device: Device, isChanged: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const look = (): void => {
      if (isChanged()) done();
    };
    const timer = setTimeout(done, NO_VIEW_MS);
    const forget = device.onChange(look);
    look();
  });

export const useTable = (
  device: Device,
  views: Partial<VenueViews>,
  { team, table }: TeamTable,
  match: Pick<VenueViews['match'], 'game' | 'settings'>,
): TableControl => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const agreed = JSON.stringify(match.settings);
  const rules = useMemo(
    () => studyRulesFor(match.game, JSON.parse(agreed) as Readonly<Record<string, unknown>>),
    [match.game, agreed],
  );
  const name = TABLE_VIEWS[team][table - 1] ?? TABLE_VIEWS[team][0];
  const queue = useMemo(() => {
    const view = () => device.state().views[name];
    return createActQueue({
      view,
      send: device.table,
      nextView: (before) => whenChanged(device, () => view() !== before),
    });
  }, [device, name]);
  return {
    view: views[name],
    tables: views[TABLES_VIEWS[team]]?.tables ?? [],
    rules,
    problem,
    act: async (make) => {
      setProblem(null);
      const answer = await queue.act(make);
      if (!answer.ok) setProblem(answer.error);
      return answer.ok;
    },
    dismiss: () => setProblem(null),
  };
};

/** Back and forward by the arrow keys, where a keyboard stands at the table. */
export const useStepKeys = (view: TableView | undefined, act: (make: MakeAct) => void): void => {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const open = view?.study;
      if (target instanceof HTMLInputElement || open === null || open === undefined) return;
      const change = key === 'ArrowLeft' ? goBack : key === 'ArrowRight' ? goForward : null;
      if (change !== null) act(stepBy(change));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
};
