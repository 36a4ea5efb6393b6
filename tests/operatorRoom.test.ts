import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustPost, newMatch } from './support/commands';
import { drawn } from './support/drawn';
import { eventually, recordedTurns } from './support/operatorBench';
import { openWays, type OperatorDesk } from './support/operatorDesk';
import { outOfReach } from './support/reach';
import { deskRoom, type DeskRoom } from './support/room';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';

const SCREENS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const ZOOMS = [100, 125, 150] as const;

/** 60 letters each. */
const TEAMS = {
  white: 'Федерация шахмат Санкт-Петербурга и Ленинградской области «А»',
  black: 'Объединённая команда Благовещенско-Петропавловского института',
};
/** The last turn of these leaves five boards, of which the fifth came by it. */
const TO_FIVE = 36;
const TO_BRANCHING = TO_FIVE - 1;
/** One board has ended, and on another a draw is offered. */
const TO_OFFER = 49;
/** Three boards have ended, and two are played on. */
const TO_TWO = 61;

interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isWhole: boolean;
}
const WINDOWS: readonly Window[] = SCREENS.flatMap(([width, height]) =>
  ZOOMS.map((zoom) => ({
    name: `${width}x${height} ${zoom} %`,
    width: Math.floor((width * 100) / zoom),
    height: Math.floor((height * 100) / zoom),
    isWhole: zoom === 100,
  })),
);
const SMALLEST = '1280x720 100 %';
const LARGEST = '1920x1080 100 %';

let server: TestServer;
let browser: Browser;
let desk: OperatorDesk;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
  await newMatch(server, TEAMS);
  desk = await openWays(browser, server);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const play = async (lines: readonly string[], turn: string): Promise<void> => {
  for (const line of lines) await mustPost(server, { type: 'commitTurn', line });
  await desk.page.getByTestId('turn-number').getByText(turn, { exact: true }).waitFor();
};

const speak = (language: 'EN' | 'RU'): Promise<void> =>
  desk.page.getByRole('button', { name: language, exact: true }).click();

/** In every window: nothing is out of reach, nothing lies on a board, and whole windows are not scrolled. */
const inEveryWindow = async (state: string): Promise<ReadonlyMap<string, DeskRoom>> => {
  const rooms = new Map<string, DeskRoom>();
  const wrong: string[] = [];
  for (const { name, width, height, isWhole } of WINDOWS) {
    await desk.page.setViewportSize({ width, height });
    await drawn(desk.page);
    await desk.screenshot(`room-${state}-${name.replaceAll(/[ %]+/g, '-')}`);
    const room = await desk.page.evaluate(deskRoom);
    rooms.set(name, room);
    if (new Set(room.boardsPx).size > 1) wrong.push(`${name}: boards of ${room.boardsPx.join(', ')} px`);
    if (isWhole && room.hiddenPx > 0) wrong.push(`${name}: ${room.hiddenPx} px have to be scrolled`);
    for (const line of room.overlaps) wrong.push(`${name}: ${line}`);
    for (const line of await desk.page.evaluate(outOfReach, [])) wrong.push(`${name}: ${line}`);
  }
  process.stdout.write(`${state}: ${[...rooms].map(([name, { boardsPx }]) => `${name} ${boardsPx[0]}`).join('; ')}\n`);
  expect(wrong).toEqual([]);
  return rooms;
};
const leastOf = (rooms: ReadonlyMap<string, DeskRoom>, window?: string): number =>
  Math.min(...[...rooms].flatMap(([name, { boardsPx }]) => (window === undefined || name === window ? boardsPx : [])));

describe('the page belongs to its boards, on four screens and at 100, 125 and 150 %', () => {
  it('one board has the height of the window', async () => {
    const rooms = await inEveryWindow('one');
    expect(leastOf(rooms, LARGEST)).toBeGreaterThanOrEqual(700);
    expect(leastOf(rooms, SMALLEST)).toBeGreaterThanOrEqual(400);
    expect(leastOf(rooms)).toBeGreaterThanOrEqual(200);
  });

  it('a branching can be read whole', async () => {
    const lines = recordedTurns();
    await play(lines.slice(0, TO_BRANCHING), '18...');
    await mustPost(server, { type: 'setDraft', line: lines[TO_BRANCHING] });
    await desk.page.getByTestId('split-4').waitFor();
    expect(leastOf(await inEveryWindow('branching'), SMALLEST)).toBeGreaterThanOrEqual(200);
    await play(lines.slice(TO_BRANCHING, TO_FIVE), '19.');
  });

  it('five boards', async () => {
    const rooms = await inEveryWindow('five');
    expect(leastOf(rooms, SMALLEST)).toBeGreaterThanOrEqual(200);
    expect(leastOf(rooms, LARGEST)).toBeGreaterThanOrEqual(330);
    expect(leastOf(rooms)).toBeGreaterThanOrEqual(170);
  });

  it('a selection begun', async () => {
    await desk.page.getByTestId('select-5').click();
    await desk.page.getByTestId('giver-5').waitFor();
    expect(leastOf(await inEveryWindow('selection'), SMALLEST)).toBeGreaterThanOrEqual(200);
    await desk.page.getByTestId('giver-5').getByRole('button').last().click();
  });

  it('a move begun in the line, which may be completed', async () => {
    await desk.line.fill('1:Kg1 2:');
    await desk.page.getByRole('option').first().waitFor();
    expect(leastOf(await inEveryWindow('completion'), SMALLEST)).toBeGreaterThanOrEqual(200);
  });

  it('a line refused on its boards', async () => {
    await desk.line.fill(`1:${'Nxe4'.repeat(10)} 2:Ke7 3:Qh8 9:Kf1 branch 4>4 7+7`);
    await desk.page.getByTestId('problem-board-1').waitFor();
    expect(leastOf(await inEveryWindow('refused'), SMALLEST)).toBeGreaterThanOrEqual(200);
    await desk.line.fill('');
  });

  it('two bars', async () => {
    await mustPost(server, { type: 'startClock' });
    await server.kill('SIGKILL');
    await desk.page.getByTestId('offline').waitFor();
    await server.start();
    await desk.page.getByTestId('gap').waitFor();
    await eventually(() => desk.line.isEnabled()).toBe(true);
    await desk.line.fill('1:Kg1');
    await eventually(() => desk.stateOf(1)).toBe('moved');
    await desk.line.blur();
    await mustPost(server, { type: 'setDraft', line: '2:Nce2' });
    await desk.page.getByTestId('notice').waitFor();
    expect(leastOf(await inEveryWindow('bars'), SMALLEST)).toBeGreaterThanOrEqual(200);
  });

  it('three bars, and the same in English', async () => {
    await mustPost(server, { type: 'stopClock', reason: 'Арбитры сверяют положение на всех пяти досках с залом' });
    await desk.page.getByTestId('clock-stands').waitFor();
    expect(leastOf(await inEveryWindow('three'), SMALLEST)).toBeGreaterThanOrEqual(200);
    await speak('EN');
    await desk.page.getByText('PRESS CLOCK').waitFor();
    expect(await desk.page.locator('.banners > *').count()).toBe(3);
    expect(leastOf(await inEveryWindow('three-en'), SMALLEST)).toBeGreaterThanOrEqual(200);
    await speak('RU');
    await desk.page.getByTestId('gap-dismiss').click();
    await desk.page.getByTestId('notice').getByRole('button').last().click();
  });

  it('boards nobody plays on are strips', async () => {
    await play(recordedTurns().slice(TO_FIVE, TO_OFFER), '25...');
    await desk.page.getByTestId('draw-2').waitFor();
    expect(leastOf(await inEveryWindow('offered'), SMALLEST)).toBeGreaterThanOrEqual(200);
    await mustPost(server, { type: 'startClock' });
    await desk.page.getByTestId('clock-stands').waitFor({ state: 'detached' });
    await play(recordedTurns().slice(TO_OFFER, TO_TWO), '31...');
    const two = await inEveryWindow('two');
    expect(leastOf(two, SMALLEST)).toBeGreaterThanOrEqual(300);
    const resigned = recordedTurns()[TO_TWO]?.replace(/3:\S+/, 'resign 3');
    await play([resigned ?? ''], '32.');
    expect(leastOf(await inEveryWindow('last'), SMALLEST)).toBeGreaterThanOrEqual(400);
  });

  it('a clock that has run out, its flag offered', async () => {
    await newMatch(server, { ...TEAMS, settings: { timePerTeamMs: 1500 } });
    await play(recordedTurns().slice(0, TO_FIVE), '19.');
    await mustPost(server, { type: 'startClock' });
    await desk.page.getByRole('button', { name: 'Флаг упал' }).waitFor();
    expect(leastOf(await inEveryWindow('flag'), SMALLEST)).toBeGreaterThanOrEqual(200);
    await speak('EN');
    await desk.page.getByRole('button', { name: 'Flag fell' }).waitFor();
    expect(leastOf(await inEveryWindow('flag-en'), SMALLEST)).toBeGreaterThanOrEqual(200);
  });
});
