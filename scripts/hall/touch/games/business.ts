import type { BusinessPlay } from '@schemas/play';
import { captainAt, type TestCaptain } from '../../../../tests/support/captain';
import { mustPost } from '../../../../tests/support/commands';
import type { TestServer } from '../../../../tests/support/server';
import { readReplicants } from '../../../../tests/support/replicants';
import { until } from '../../../../tests/support/until';
import { LONG_MS, matchNow, type Evening, type TouchedGame } from '../game';
import type { Gallery } from '../gallery';
import { enterTurn, pressFor } from '../turn';

/** A team may forbid branching by now. */
const VETO_MS = 1_500_000;
const NEARLY_OUT_MS = 45_000;

/** Turns of the demonstration in the middle of which, and after which, pictures are taken: from 0. */
const DURING: Readonly<Record<number, string>> = { 0: 'start', 12: 'branching', 47: 'selection', 49: 'draw' };
const AFTER: Readonly<Record<number, string>> = { 13: 'two-boards', 45: 'five-boards' };
/** Five boards are in play, and Black is to move. */
const LATE_CLOCKS_AFTER = 46;
const CONTROL_AFTER = 76;

const playNow = async (server: TestServer): Promise<BusinessPlay> =>
  ((await readReplicants(server, ['play'])) as { play: BusinessPlay }).play;

/** A veto of Black's captain, taken back again, and his clock nearly out and out: no record has them. */
const showLateClocks = async (server: TestServer, gallery: Gallery, black: TestCaptain): Promise<void> => {
  const clock = (remainingMs: number) =>
    mustPost(server, { type: 'setClock', side: 'black', remainingMs, reason: 'pictures' });
  await clock(VETO_MS);
  await black.page.getByTestId('veto').waitFor();
  await gallery.take('veto-time');
  await black.hold('veto');
  await until(async () => (await playNow(server)).vetoes.length === 1, 'the veto');
  await gallery.take('veto');
  await mustPost(server, { type: 'undo', reason: null, expectedVersion: (await matchNow(server)).version });
  await clock(NEARLY_OUT_MS);
  await gallery.take('nearly-out');
  await clock(0);
  await gallery.page('clock').locator('[data-side="black"][data-fallen="true"]').waitFor();
  await gallery.take('flag');
  await clock(LONG_MS);
};

const play = async ({ server, gallery, record, turns, say }: Evening): Promise<void> => {
  const captains = [
    captainAt(server, { page: gallery.page('captain-white') }, 'white'),
    captainAt(server, { page: gallery.page('captain-black') }, 'black'),
  ] as const;
  for (const [ply, { line }] of record.turns.slice(0, turns).entries()) {
    const captain = captains[ply % 2 === 0 ? 0 : 1];
    await enterTurn(captain, line);
    if (DURING[ply] !== undefined) await gallery.take(DURING[ply]);
    await pressFor(captain, line);
    await until(async () => (await matchNow(server)).ply === ply + 1, `turn ${ply + 1} to be played`);
    say(`${ply + 1}/${record.turns.length} ${line}`);
    if (AFTER[ply] !== undefined) await gallery.take(AFTER[ply]);
    if (ply === LATE_CLOCKS_AFTER) await showLateClocks(server, gallery, captains[1]);
    if (ply === CONTROL_AFTER) {
      await captain.hold('control');
      await until(async () => (await playNow(server)).controlBoard, 'the control board');
      await gallery.take('control-board');
      await mustPost(server, { type: 'startClock' });
      await gallery.take('control-board-runs');
    }
  }
};

export const business: TouchedGame = {
  captains: ['captain-white', 'captain-black'],
  tables: ['table-white-1', 'table-black-3'],
  time: { timePerTeamMs: LONG_MS },
  play,
};
