import { expect, it } from 'vitest';
import { DEFAULT_RULES, PUBLIC_VENUE_VIEWS, type VenueViews } from '../../contract/venue';
import { listLog } from '../testing/bench';
import { createOutlets } from '../publish/outlets';
import { outlet } from '../publish/outlet';
import { createPublishing } from '../publish/publishing';
import { initialViews } from '../publish/views';
import { createHallOutlet } from './outlet';

const setUp = () => {
  const hall = createHallOutlet(() => DEFAULT_RULES);
  const waiting: (() => void)[] = [];
  const publishing = createPublishing(listLog([]));
  publishing.openTo(
    createOutlets({
      outlets: [outlet(hall)],
      listeners: [],
      log: listLog([]),
      onTrouble: () => undefined,
      quiet: (task) => void waiting.push(task),
    }),
  );
  const sent: Partial<VenueViews>[] = [];
  const { match, score } = initialViews();
  const put = (version: number, white: number): void =>
    publishing.put({
      match: { ...match, version },
      score: { ...score, white },
      complete: { version },
      draft: { ...initialViews().draft, matchVersion: version },
      moves: { version, boards: {} },
    });
  const quiet = (): void => waiting.splice(0).forEach((task) => task());
  const names = (): readonly (readonly string[])[] => sent.splice(0).map((views) => Object.keys(views));
  return { hall, sent, put, quiet, names, listen: () => hall.sendTo((views) => void sent.push(views)) };
};

it('sends all that changed at once, and nothing twice', () => {
  const { put, quiet, names, listen, hall } = setUp();
  put(1, 0);
  quiet();
  expect(Object.keys(hall.all())).toEqual([...PUBLIC_VENUE_VIEWS, 'teamWhite', 'teamBlack']);
  listen();
  put(2, 1);
  put(3, 1);
  expect(names()).toEqual([]);
  quiet();
  expect(names()).toEqual([['score', 'match', 'complete', 'teamWhite', 'teamBlack']]);
  put(3, 1);
  quiet();
  expect(names()).toEqual([]);
});

it('sends nothing while nobody is there, and all of it to whoever comes', () => {
  const { put, quiet, sent, hall, listen } = setUp();
  listen();
  hall.sendTo(null);
  put(1, 1);
  quiet();
  expect(sent).toEqual([]);
  expect(hall.all().score?.white).toBe(1);
});

it('tells nothing of the teams from when they change sides until there is something of the new game', () => {
  const { put, quiet, names, hall, listen } = setUp();
  listen();
  put(1, 1);
  quiet();
  names();
  expect(Object.keys(hall.everybodys())).toEqual(PUBLIC_VENUE_VIEWS);
  hall.rulesChanged();
  expect(names()).toEqual([]);
  put(2, 0);
  quiet();
  expect(names()).toEqual([['score', 'match', 'complete', 'teamWhite', 'teamBlack']]);
});
