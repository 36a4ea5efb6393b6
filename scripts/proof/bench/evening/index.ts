import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../../tests/support/browser';
import { newMatch } from '../../../../tests/support/commands';
import { openWays } from '../../../../tests/support/operatorDesk';
import { openPanel, SMALL_SCREEN } from '../../../../tests/support/panels';
import { startTestServer, type TestServer } from '../../../../tests/support/server';
import { demonstrationLines } from '../demonstration';
import type { Row } from '../figures';
import { arbiterAt, type ArbiterSeat } from './arbiter';
import { AVERAGE, personAt, QUICK, type Pace, type Person } from './person';
import { rosterAt } from './roster';
import { byLine, WAYS, type Seat } from './ways';

/** After so many turns three are taken back; after so many one of long ago is made another. */
const [AFTER_THREE, AFTER_PAST] = [50, 57];
const CORRECTION_S = 20;

const labelAfter = (turns: number): string => `${Math.floor(turns / 2) + 1}.${turns % 2 === 0 ? '' : '..'}`;

type Time = (what: string, steps: () => Promise<void>, pace?: Pace, limit?: number | null) => Promise<void>;

/**
 * What somebody does at a page, from the look at what is to be done to the answer; between the measured it goes
 * quickly.
 */
const timeOf = (person: Person, rows: Row[]): Time => {
  return async (what, steps, pace = AVERAGE, limit = null) => {
    await person.effort();
    person.setPace(pace);
    const beganMs = performance.now();
    await person.look();
    await steps();
    const value = (performance.now() - beganMs) / 1000;
    person.setPace(QUICK);
    const { key, button } = await person.effort();
    rows.push({ what: `${what}: ${button / 2} presses of the mouse, ${key} keys`, value, unit: 's', limit });
  };
};

const operatorAt = async (browser: Browser, server: TestServer): Promise<Seat> => {
  const { page, board } = await openWays(browser, server, SMALL_SCREEN);
  return {
    person: await personAt(page),
    at: (testId) => page.getByTestId(testId),
    square: (number, name) => board(number).locator(`[data-square="${name}"]`),
    turn: (label) => page.getByTestId('turn-number').getByText(label, { exact: true }).waitFor(),
  };
};

/** Taken back by mouse, the text that comes back with it deleted. */
const takeBack = async ({ person, at, turn }: Seat, label: string): Promise<void> => {
  await person.click(at('undo-game'));
  await person.click(at('confirm'));
  await turn(label);
};
const emptyLine = ({ person }: Seat): Promise<void> => person.press('F2', 'Control+KeyA', 'Backspace');

const enterTurn = async (seat: Seat, time: Time, line: string, played: number): Promise<void> => {
  const [before, after] = [labelAfter(played), labelAfter(played + 1)];
  const ways = WAYS.get(played) ?? [];
  if (ways.length === 0) await byLine(seat, line).then(() => seat.turn(after));
  for (const [index, { what, enter, pace, limit }] of ways.entries()) {
    if (index > 0) await takeBack(seat, before).then(() => emptyLine(seat));
    const steps = async (): Promise<void> => {
      await enter(seat, line);
      await seat.turn(after);
    };
    await time(what, steps, pace, limit);
  }
};

const threeBack = async (seat: Seat, time: Time): Promise<void> => {
  const [last, before] = [labelAfter(AFTER_THREE), labelAfter(AFTER_THREE - 1)];
  await time('undo of one turn, mouse', () => takeBack(seat, before));
  const redo = async (label: string): Promise<void> => {
    await seat.person.click(seat.at('redo-game'));
    await seat.turn(label);
  };
  await time('redo, mouse', () => redo(last));
  const labels = [1, 2, 3].map((back) => labelAfter(AFTER_THREE - back));
  await time('three turns back, one forward, mouse', async () => {
    for (const label of labels) await takeBack(seat, label);
    await redo(labels[1] ?? '');
  });
  await redo(before);
  await redo(last);
};

const correctThePast = async (arbiter: ArbiterSeat, rows: Row[], seat: Seat): Promise<void> => {
  const time = timeOf(arbiter.person, rows);
  const now = labelAfter(AFTER_PAST);
  await arbiter.turn(now);
  await time('turn 12 corrected at turn 29', () => arbiter.correct(), AVERAGE, CORRECTION_S);
  await arbiter.takeItBack();
  await seat.turn(now);
  await arbiter.startClock();
};

/** The demonstration entered through the pages in the ways of people, with what else an evening asks of them. */
export const benchEvening = async (root: string): Promise<Row[]> => {
  const server = await startTestServer({ pages: true });
  const browser = await launchBrowser();
  try {
    await newMatch(server, { event: 'Cup' });
    const rows: Row[] = [];
    const roster = await rosterAt(await openPanel(browser, server.url, 'roster', { language: 'en' }));
    await timeOf(roster.person, rows)('a person into the roster, keys', () => roster.add());
    await roster.close();
    const arbiter = await arbiterAt(
      await openPanel(browser, server.url, 'arbiter', { name: 'Smirnova', language: 'en' }),
    );
    await arbiter.startClock();
    const seat = await operatorAt(browser, server);
    const time = timeOf(seat.person, rows);
    const lines = demonstrationLines(join(root, 'bundles/chess-match/fixtures/scheme4.bcr'));
    const end = lines.length - 1;
    for (const [played, line] of lines.slice(0, end).entries()) {
      if (played === AFTER_THREE) await threeBack(seat, time);
      if (played === AFTER_PAST) await correctThePast(arbiter, rows, seat);
      await enterTurn(seat, time, line, played);
      if (played === AFTER_THREE) await timeOf(arbiter.person, rows)('a card', () => arbiter.giveCard());
    }
    await byLine(seat, lines[end] ?? '');
    await seat.at('lacks').getByText('Партия окончена').waitFor();
    return rows;
  } finally {
    await browser.close();
    await server.dispose();
  }
};
