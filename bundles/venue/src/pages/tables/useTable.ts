import type { Problem } from 'chess-match/client/contract';
import { currentStep, goBack, goForward, type StudyRules } from 'chess-match/client/explore';
import { studyRulesFor } from 'chess-match/client/explore';
import { TABLE_VIEWS, TABLES_VIEWS, type TeamTable, type VenueViews } from 'chess-match/contract/venue';
import type { TableAct, TableBoard, TableView } from 'chess-match/contract/venue';
import { useEffect, useMemo, useState } from 'react';
import type { Device } from '../device/device';

/** One work table at this device. */
export interface TableControl {
  readonly view: TableView | undefined;
  readonly tables: readonly TableBoard[];
  readonly rules: StudyRules;
  /** Why the last act came to nothing. */
  readonly problem: Problem | null;
  act(act: TableAct): Promise<boolean>;
  dismiss(): void;
}

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
  return {
    view: views[name],
    tables: views[TABLES_VIEWS[team]]?.tables ?? [],
    rules,
    problem,
    act: async (act) => {
      setProblem(null);
      const answer = await device.table(act);
      if (!answer.ok) setProblem(answer.error);
      return answer.ok;
    },
    dismiss: () => setProblem(null),
  };
};

/** Back and forward by the arrow keys, where a keyboard stands at the table. */
export const useStepKeys = (view: TableView | undefined, act: (act: TableAct) => void): void => {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const open = view?.study;
      if (target instanceof HTMLInputElement || open === null || open === undefined) return;
      const next = key === 'ArrowLeft' ? goBack(open.study) : key === 'ArrowRight' ? goForward(open.study) : null;
      if (next !== null && next.current !== currentStep(open.study).id)
        act({ type: 'go', study: open.id, step: next.current });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
};
