import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchView } from '@schemas/match';
import type { BusinessPlay } from '@schemas/play';
import { expect, it } from 'vitest';
import { recordFor } from '../scripts/hall/record';
import { expectNoSeriousFindings } from './support/axe';
import { captainAt } from './support/captain';
import { captainFaults } from './support/captainScreens';
import { mustPost, newMatch, postCommand } from './support/commands';
import { EVENT, eventually, hallBench, HALL_RULES, TEAMS } from './support/hallBench';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { newSwedishMatch, playSwedish } from './support/swedishDesk';

/** As long as the names of teams may be. */
const LONGEST = { white: `${TEAMS.white} — Югры и Ямала`, black: `${TEAMS.black} и Ленобласть` };

const bench = hallBench();
const turn = (line: string) => mustPost(bench.server, { type: 'commitTurn', line });

const record = readFileSync(join(PROJECT_FOLDER, 'bundles/chess-match/fixtures/scheme4.bcr'), 'utf8');
/** The line of a turn of the record: "7." White's, "7..." Black's. */
const lineOf = (turn: string): string => {
  const line = record.split('\n').find((text) => text.startsWith(`${turn} `));
  if (line === undefined) throw new Error(`${turn} is not in the record`);
  return line.slice(turn.length + 1);
};
const played = async (): Promise<MatchView> =>
  ((await readReplicants(bench.server, ['match'])) as { match: MatchView }).match;
const stakes = async (): Promise<BusinessPlay['stakes']> =>
  ((await readReplicants(bench.server, ['play'])) as { play: BusinessPlay }).play.stakes;
const playTo = async (ply: number): Promise<void> => {
  for (let at = (await played()).ply; at < ply; at += 1)
    await turn(lineOf(`${Math.floor(at / 2) + 1}${at % 2 === 0 ? '.' : '...'}`));
};

it('lets two captains play by touch: branching with its split, moves, a pass, a selection by holding', async () => {
  await newMatch(bench.server, { event: EVENT, ...TEAMS });
  await mustPost(bench.server, { type: 'startClock' });
  await playTo(12);
  const [left, right] = [
    await bench.screenOf('captain-white', 1280, 800, true),
    await bench.screenOf('captain-black', 800, 1280, true),
  ];
  const [white, black] = [captainAt(bench.server, left, 'white'), captainAt(bench.server, right, 'black')];
  // What the rules bar says why when it is touched: there is no other board for a chip yet.
  await white.page.getByTestId('act-pass').tap({ force: true });
  await eventually(() => white.page.locator('.acts .refusal').count()).toBe(1);
  await white.act(1, 'branch');
  await eventually(() => white.page.locator('.acts .refusal').count()).toBe(0);
  for (let step = 0; step < 2; step += 1) await white.page.getByRole('button', { name: 'меньше' }).tap();
  // So does a touch that makes no move: of a piece that may go elsewhere, and of one that goes nowhere.
  await white.touch('e1', 'e5');
  await eventually(() => white.page.getByTestId('lacks').innerText()).toContain('король на e5 не ходит');
  await white.touch('f2', 'f4');
  await eventually(() => white.page.getByTestId('lacks').innerText()).toContain('путь с f2 закрыт на f3');
  await white.move(1, 'O-O');
  await white.move(2, 'Be3', 'drag');
  // The other captain sees the boards as they are, and nothing to do.
  expect(await black.page.locator('.captain').getAttribute('data-own-turn')).toBe('false');
  await left.screenshot('hall-captain-branching');
  // A finger that thinks better of it: what it lifts from is not pressed.
  await white.slideOff('press-clock');
  expect((await played()).ply).toBe(12);
  await white.press();
  await eventually(async () => (await played()).ply).toBe(13);
  expect((await stakes()).map(({ chips }) => chips)).toEqual([3, 7]);
  await black.move(1, 'Nc6');
  await black.move(2, 'Be6');
  await black.tap('undo-step');
  await eventually(() => black.items()).not.toContain('2:');
  await black.move(2, 'exd4', 'drag');
  await black.press();

  await playTo(46);
  // One chip of board 2 is dragged to board 1: a pass.
  for (const item of lineOf('24.').split(' ')) {
    const [board = '', san = ''] = item.split(':');
    await white.move(Number(board), san);
  }
  await white.chip(2, 1);
  await eventually(() => white.items()).toContain('пас 2>1');
  await white.press();
  for (const [board, san] of [
    [1, 'Bh6'],
    [2, 'Bxc6'],
    [3, 'Re7'],
    [4, 'Rac8'],
  ] as const)
    await black.move(board, san);
  await black.act(5, 'select');
  await black.tap('all-to-1');
  await eventually(() => black.page.getByTestId('final').innerText()).toContain('отдаёте доску 5');
  await right.screenshot('hall-captain-selection');
  // A touch is not enough for what cannot be taken back.
  await black.tap('press-clock');
  expect((await played()).ply).toBe(47);
  await black.hold('press-clock');
  await eventually(async () => (await played()).ply).toBe(48);
  expect((await played()).liveBoards).not.toContain(5);
  const told = (await (await fetch(`${bench.server.url}/chess-match/audit?kind=turn`)).text()).toLowerCase();
  expect(told).toContain('"role":"captain","person":"captain-black"');
  await expectNoSeriousFindings(white.page);
});

it('keeps a captain’s draft over the end of the venue server, and a press is made once or not at all', async () => {
  const page = bench.screens.at(-2)?.page;
  if (page === undefined) throw new Error('no captain sits there');
  const white = captainAt(bench.server, { page }, 'white');
  const [first = '', ...others] = lineOf('25.')
    .split(' ')
    .filter((item) => /^\d:/.test(item));
  const moveOf = (item: string): readonly [number, string] => [Number(item.charAt(0)), item.slice(2)];
  await white.move(...moveOf(first));
  await bench.venue.kill('SIGKILL');
  await page.locator('.truth[data-kind="silent"]').waitFor();
  expect(await page.getByTestId('press-clock').isDisabled()).toBe(true);
  await bench.venue.start();
  await page.locator('.truth').waitFor({ state: 'detached' });
  await eventually(() => white.items()).toContain('1:');
  for (const item of others) await white.move(...moveOf(item));
  // Pressed into a server that does nothing any more: lost with it, and never made later.
  const ready = page.locator('[data-testid="press-clock"]:not([disabled])');
  await ready.waitFor();
  const before = (await played()).ply;
  bench.venue.freeze();
  await ready.tap();
  await bench.venue.kill('SIGKILL');
  await bench.venue.start();
  await page.locator('.truth').waitFor({ state: 'detached' });
  // That nobody knows is said until it is known, and then what became of it.
  await page.locator('[data-testid="fate"][data-done="false"]').waitFor();
  expect(await page.locator('.refusal[data-code="client/no_answer"]').count()).toBe(0);
  expect((await played()).ply).toBe(before);
  await white.press();
  await eventually(async () => (await played()).ply).toBe(before + 1);
  expect(await page.getByTestId('fate').count()).toBe(0);
});

it('takes a captain’s screen out of play and gives it back; entry and drafts as the hall is set up', async () => {
  const [captain, other] = (await bench.devices()).devices.filter(({ place }) => place.startsWith('captain'));
  const page = bench.screens.at(-1)?.page;
  if (captain === undefined || other === undefined || page === undefined) throw new Error('no captain sits there');
  await bench.setup.page.locator('[data-testid="in-play"]').nth(1).click();
  await eventually(async () => (await bench.devices()).devices.find(({ id }) => id === other.id)?.inPlay).toBe(false);
  await eventually(() => page.getByTestId('lacks').innerText()).toContain('вывел');
  await mustPost(bench.server, { type: 'setDeviceInPlay', device: other.id, inPlay: true });
  await page.locator('.captain[data-own-turn="true"] .active-board[data-movable="true"]').waitFor();
  await mustPost(bench.server, { type: 'setHallRules', ...HALL_RULES, entry: 'operator', draftSeenBy: 'team' });
  await eventually(() => page.getByTestId('lacks').innerText()).toContain('оператор');
  await mustPost(bench.server, { type: 'setHallRules', ...HALL_RULES, entry: 'captains', draftSeenBy: 'team' });
  const { answer } = await postCommand(bench.server, { type: 'commitTurn', line: '1:Nf5' });
  expect(answer).toMatchObject({ ok: false, error: { code: 'venue/captains_enter' } });
  await mustPost(bench.server, { type: 'setHallRules', ...HALL_RULES, entry: 'both', draftSeenBy: 'team' });
});

it('shows a captain everything whole, whatever his turn has in it', async () => {
  const screen = await bench.screenOf('captain-black', 800, 1280, true);
  const { page } = screen;
  const captain = (await bench.devices()).devices.filter(({ place }) => place === 'captain-black').at(-1);
  if (captain === undefined) throw new Error('no captain sits there');
  const faults: string[] = [];
  const look = async (state: string): Promise<void> => void faults.push(...(await captainFaults(screen, state)));
  const draft = async (line: string, shown: string): Promise<void> => {
    await mustPost(bench.server, { type: 'setDraft', line, expectedVersion: null });
    await page.locator(shown).first().waitFor();
  };
  const arrived = async (isOwnTurn: boolean): Promise<void> => {
    const { version } = await played();
    await page.locator(`.captain[data-own-turn="${isOwnTurn}"][data-version="${version}"]`).waitFor();
  };
  const inPlay = (is: boolean) => mustPost(bench.server, { type: 'setDeviceInPlay', device: captain.id, inPlay: is });

  await newMatch(bench.server, { event: EVENT, ...LONGEST });
  await mustPost(bench.server, { type: 'startClock' });
  await playTo(35);
  await arrived(true);
  const black = captainAt(bench.server, screen, 'black');
  await black.act(4, 'branch');
  await page.getByTestId('split').waitFor();
  await look('split');
  await playTo(47);
  await arrived(true);
  await black.act(5, 'select');
  await page.getByTestId('all-to-1').waitFor();
  await look('selection');
  await draft('1:Bh6 2:Bxc6 3:Re7 4:Rac8 select 5>1:3', '[data-testid="final"] li:nth-child(2)');
  await look('selected');
  await playTo(49);
  await arrived(true);
  // Whichever board is open: on the small boards, and in a line.
  await page.locator('[data-testid="thumb-2"][data-offered="true"]').waitFor();
  expect(await page.getByTestId('offers').innerText()).toContain('на доске 2');
  await look('offered');
  await draft('1:bxa6 3:Qf8 draw 2 resign 4', '[data-testid="final"] li:nth-child(3)');
  await page.getByTestId('thumb-2').tap();
  await page.locator('.offered').waitFor();
  await look('final');
  await draft('1:Nxa9 3:Qf8', '.items .refusal');
  await inPlay(false);
  await eventually(() => page.getByTestId('lacks').innerText()).toContain('вывел');
  await look('out');
  await inPlay(true);
  bench.venue.freeze();
  await page.locator('.truth[data-kind="silent"]').waitFor();
  await look('offline');
  bench.venue.thaw();
  await page.locator('.truth').waitFor({ state: 'detached' });
  await page.locator('.captain-turn .row button').nth(1).tap();
  expect(await page.getByTestId('veto').count()).toBe(0);
  await mustPost(bench.server, { type: 'setClock', side: 'black', remainingMs: 1_500_000, reason: 'veto' });
  await page.getByTestId('veto').waitFor();
  await page.getByTestId('act-pass').waitFor();
  // A finger of which the browser makes no click, as of some that follow a drag, presses all the same, and once.
  const touched = `for (const kind of ['pointerdown', 'pointerup']) document.querySelector('[data-testid="act-pass"]')
    .dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch', pointerId: 7 }))`;
  await page.evaluate(touched);
  await page.locator('.making button').tap();
  await page.locator('.making').waitFor({ state: 'detached' });
  await black.take(1, 'bxa6');
  await look('held');
  await black.act(1, 'pass');
  await page.locator('.making').waitFor();
  await look('pass');
  await page.locator('.making button').tap();
  await black.hold('veto');
  await page.getByTestId('veto').waitFor({ state: 'detached' });
  await page.getByTestId('act-branch').tap({ force: true });
  await page.locator('.acts .refusal').waitFor();
  await look('vetoed');
  await playTo(50);
  await arrived(false);
  await look('waiting');
  expect(faults).toEqual([]);
  // Upright the board is most of a squarer tablet.
  await page.setViewportSize({ width: 768, height: 1024 });
  await eventually(async () => (await page.locator('.active-board .board').boundingBox())?.width).toBe(560);
  // What opens over the page lies over all of it but the clocks.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByTestId('tables-open').tap();
  const sheet = page.locator('.tables-sheet');
  await sheet.waitFor();
  await screen.screenshot('captain-tables-square');
  const over = await page.evaluate(
    `[...document.querySelectorAll('.press-clock, .captain-head time')].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2).closest('.tables-sheet') !== null;
    })`,
  );
  expect(over).toEqual([false, false, true]);
  await page.getByTestId('tables-close').tap();
  await page.setViewportSize({ width: 800, height: 1280 });
});

it('shows captains of Swedish chess everything whole: four clocks with hours, full reserves', async () => {
  const game = recordFor('swedish');
  await newSwedishMatch(bench.server, LONGEST, { ...game.settings, timePerPlayerMs: 7_200_000 });
  await mustPost(bench.server, { type: 'startClock' });
  const moves = game.turns.slice(0, 70).map(({ line }) => line);
  await playSwedish(bench.server, moves);
  const faults: string[] = [];
  for (const place of ['captain-white-1', 'captain-black'] as const) {
    const screen = await bench.screenOf(place, 800, 1280, true);
    await screen.page.locator('.captain-boards .entry-reserve').first().waitFor();
    faults.push(...(await captainFaults(screen, `swedish-${place}`)));
  }
  expect(faults).toEqual([]);
});

it('had no error on any page', () => {
  bench.expectNoErrors();
});
