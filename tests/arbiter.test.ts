import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import { operatorUrl, openPage, type TestPage } from './support/browser';
import { launchShell } from './support/shell';
import { getJson, mustPost, newMatch, postCommand, type Fields } from './support/commands';
import { heldPreviews } from './support/heldPreviews';
import { eventually } from './support/operatorBench';
import { openPanel, type PanelLook } from './support/panels';
import { readReplicants } from './support/replicants';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';

interface GameState {
  readonly moveNumber: number;
  readonly toMove: string | null;
  readonly score: { readonly white: number; readonly black: number };
  readonly branches: readonly { readonly board: number; readonly rating: number; readonly fen: string }[];
}

let server: TestServer;
let browser: Browser;
let opened: TestPage;
let page: Page;

const TWO_BRANCHES = ['1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5'];

/** By how many px the page is too wide, and how many buttons are too low for a finger. */
const CUT_OFF = `[
  document.documentElement.scrollWidth - document.documentElement.clientWidth,
  [...document.querySelectorAll('.arbiter-page button:not(.ui-checkbox)')]
    .map((button) => button.getBoundingClientRect().height)
    .filter((height) => height > 0 && height < 39.5).length,
]`;

const play = async (...lines: readonly string[]): Promise<void> => {
  for (const line of lines) await mustPost(server, { type: 'commitTurn', line });
};
const send = (command: Fields) => mustPost(server, command);
const state = async (): Promise<GameState> => (await getJson(server, '/chess-match/state')) as GameState;
const clockOf = (side: 'white' | 'black'): Promise<string | null> => page.getByTestId(`clock-${side}`).textContent();
const dialog = (): Locator => page.getByRole('dialog');
const tab = (id: string): Promise<void> => page.getByTestId(`tab-${id}`).click();
const draft = async (line: string): Promise<void> => {
  await send({ type: 'setDraft', line });
};
const openArbiter = async (look: Partial<PanelLook> = {}): Promise<void> => {
  opened = await openPanel(browser, server.url, 'arbiter', { name: 'Смирнова', ...look });
  page = opened.page;
  await page.getByTestId('clock-panel').waitFor();
};
const choose = async (field: string, option: string): Promise<void> => {
  await page.getByTestId(field).click();
  await page.getByRole('option', { name: option }).click();
};
/** Until the page shows this turn on the button that presses the clock. */
const turn = (label: string): Promise<void> =>
  eventually(async () => (await page.getByTestId('press').textContent())?.startsWith(`${label} `)).toBe(true);

beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await launchShell();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});
beforeEach(async () => {
  await newMatch(server);
  await openArbiter();
});
afterEach(async () => {
  const { errors } = opened;
  await opened.close();
  // A page says on the console when it cannot reach a server that a test has ended.
  expect(errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error))).toEqual([]);
});

describe('the clock', () => {
  it('B24 starts, stops, is pressed for a side, by button and by key', async () => {
    await page.getByTestId('clock-toggle').click();
    await page.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
    expect(await page.getByTestId('press').isDisabled()).toBe(true);
    await draft('1:e4');
    await eventually(() => page.getByTestId('press').isEnabled()).toBe(true);
    await page.keyboard.press('F9');
    await page.locator('.big-clock[data-side="black"][data-running="true"]').waitFor();
    expect((await state()).toMove).toBe('black');
    await page.keyboard.press('F8');
    await eventually(() => page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    const { protocol } = await readReplicants(server, ['protocol']);
    expect((protocol as { entries: { kind: string }[] }).entries.map(({ kind }) => kind)).toEqual([
      'clockStarted',
      'clockStopped',
    ]);
  });

  it('B24 is set and added to, never without a reason', async () => {
    await page.getByTestId('open-clock-form').click();
    await dialog().waitFor();
    await page.keyboard.type('45:00');
    await eventually(() => dialog().getByTestId('preview-clock-white').allTextContents()).toEqual([
      'Часы белых1:30:00 стоят → 45:00 стоят',
      'Часы белых1:30:00 стоят → 2:15:00 стоят',
    ]);
    await page.getByTestId('clock-set').click();
    await dialog().locator('[data-code="reason/missing"]').waitFor();
    expect(await page.getByTestId('clock-form-reason').getAttribute('aria-invalid')).toBe('true');
    await page.getByTestId('clock-form-reason').fill('часы отстали');
    await page.getByTestId('clock-set').click();
    await eventually(() => clockOf('white')).toBe('45:00');
    await eventually(() => page.evaluate('document.activeElement.dataset.testid')).toBe('clock-time');
    await page.getByTestId('clock-side-black').click();
    await page.getByTestId('clock-time').fill('2:00');
    await page.getByTestId('clock-form-reason').fill('опоздали к доске');
    await page.getByTestId('clock-add').click();
    await eventually(() => clockOf('black')).toBe('1:32:00');
  });

  it('B24 gives the time of a crash back', async () => {
    await send({ type: 'setClock', side: 'white', remainingMs: 3_600_000, reason: 'test' });
    await send({ type: 'startClock' });
    await server.kill('SIGKILL');
    await server.start();
    await page.getByTestId('gap').waitFor();
    await page.getByTestId('gap-give').click();
    await page.getByTestId('gap').waitFor({ state: 'detached' });
    await send({ type: 'stopClock', reason: 'test' });
    const { protocol, clocks } = await readReplicants(server, ['protocol', 'clocks']);
    const { entries } = protocol as { entries: { kind: string; what: string; atMs: number }[] };
    const entry = (kind: string) => entries.find((candidate) => candidate.kind === kind);
    const lostMs = Number(entry('gap')?.what);
    expect(lostMs).toBeGreaterThan(0);
    expect(entry('gapDecided')?.what).toBe(String(lostMs));
    const ranMs = Number(entry('clockStopped')?.atMs) - Number(entry('clockStarted')?.atMs);
    const [white] = (clocks as { clocks: { remainingMs: number }[] }).clocks;
    expect(white?.remainingMs).toBe(3_600_000 - ranMs + lostMs);
  });
});

describe('boards and score', () => {
  it('B8 a copy is compared large, confirmed, and the confirmation taken back; the operator sees the mark', async () => {
    await play(...TWO_BRANCHES);
    const operator = await openPage(browser, { width: 1920, height: 1080, locale: 'ru' });
    await operator.page.goto(operatorUrl(server.url));
    await operator.page.getByTestId('unconfirmed-2').waitFor();
    await eventually(() => page.getByTestId('unconfirmed').textContent()).toBe('Доска 2: копия не подтверждена');
    await page.keyboard.press('Alt+KeyC');
    await page.getByTestId('compare').waitFor();
    const square = await page.getByTestId('compare').locator('.still').first().boundingBox();
    expect(square?.width).toBeGreaterThan(500);
    expect(await page.getByTestId('compare').locator('[data-piece="d4-wP"]').count()).toBe(1);
    await page.getByTestId('confirm-board').click();
    await dialog().waitFor({ state: 'detached' });
    await eventually(() => page.getByTestId('unconfirmed').textContent()).toBe('Все копии подтверждены');
    await operator.page.getByTestId('unconfirmed-2').waitFor({ state: 'detached' });
    await page.getByTestId('compare-2').click();
    await page.getByTestId('unconfirm-board').click();
    await operator.page.getByTestId('unconfirmed-2').waitFor();
    await operator.close();
  });

  it('B8 a copy that differs stops the clock and is noted; old copies are said quietly', async () => {
    await play(...TWO_BRANCHES);
    await send({ type: 'startClock' });
    await page.getByTestId('compare-2').click();
    await page.getByTestId('compare-mother').waitFor();
    await eventually(() => page.getByTestId('compare-turn').textContent()).toBe('Позиция после хода 1...');
    await play('1:Nf3 2:Nf3');
    await page.getByTestId('compare-moved').waitFor();
    expect(await page.getByTestId('compare').locator('[data-piece="f3-wN"]').count()).toBe(0);
    await page.getByTestId('deny-board').click();
    await page.getByTestId('compare-differs').waitFor();
    await eventually(() => page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    await eventually(async () => {
      const { protocol } = await readReplicants(server, ['protocol']);
      return (protocol as { entries: object[] }).entries.slice(-2);
    }).toMatchObject([
      { kind: 'clockStopped', reason: 'копия на доске 2 расходится' },
      { kind: 'incident', what: 'Копия на доске 2 расходится с партией после хода 1...' },
    ]);
    await page.keyboard.press('Escape');
    await play('1:Nf6 2:Nf6');
    await eventually(() => page.getByTestId('unconfirmed').textContent()).toBe('Давно не сверены: 2');
    expect(await page.getByTestId('board-2').getAttribute('data-waiting')).toBe('false');
  });

  it('B19 each change of score stands with its reason, is entered with a remark, and the entry taken back', async () => {
    await play(...TWO_BRANCHES, '1:Nf3 resign 2');
    const row = page.getByTestId('ledger-b2');
    await eventually(() => row.textContent()).toContain('ход 2., доска 2');
    await page.getByTestId('fix-b2').click();
    await page.getByTestId('reason-text').fill(' ');
    await page.getByTestId('reason-confirm').click();
    await dialog().locator('.ui-field [data-code="reason/missing"]').waitFor();
    expect(await page.getByTestId('reason-text').getAttribute('aria-invalid')).toBe('true');
    await page.getByTestId('reason-text').fill('капитан сдал вслух');
    await page.getByTestId('reason-confirm').click();
    await eventually(() => row.textContent()).toContain('капитан сдал вслух');
    expect(await row.getAttribute('data-fixed')).toBe('true');
    await page.reload();
    await eventually(() => row.textContent()).toContain('капитан сдал вслух');
    await page.getByTestId('unfix-b2').click();
    await page.getByTestId('fix-b2').waitFor();
  });
});

describe('cards and players', () => {
  it('B25 a card is given as the rules allow, with its reason, and withdrawn with another', async () => {
    await page.getByTestId('redline-player').fill('Иванов');
    await eventually(() => page.getByTestId('preview-entered').textContent()).toContain('Белые · Иванов');
    await page.getByTestId('redline-give').click();
    await page.locator('[data-code="reason/missing"]').waitFor();
    await page.getByTestId('redline-reason').fill('второй у досок');
    await page.getByTestId('redline-give').click();
    await page.getByTestId('penalty-1').getByText('второй у досок').waitFor();
    // The form is as new: a second press is no second card.
    await eventually(() => page.getByTestId('redline-player').inputValue()).toBe('');
    expect(await page.getByTestId('redline-give').isDisabled()).toBe(true);
    await page.getByTestId('redline-player').fill('Иванов');
    await choose('redline-penalty', '+2 минуты сопернику');
    await eventually(() => page.getByTestId('preview-clock-black').textContent()).toContain('1:32:00');
    await page.getByTestId('redline-reason').fill('снова');
    await page.getByTestId('redline-give').click();
    await eventually(() => clockOf('black')).toBe('1:32:00');
    expect(await page.getByTestId('penalty-2').getAttribute('data-penalty')).toBe('time');
    await page.getByTestId('withdraw-2').click();
    await eventually(() => dialog().getByTestId('preview-clock-black').textContent()).toContain('→ 1:30:00');
    await page.getByTestId('reason-confirm').click();
    await dialog().locator('[data-code="reason/missing"]').waitFor();
    await page.getByTestId('reason-text').fill('это был тренер');
    await page.getByTestId('reason-confirm').click();
    await eventually(() => clockOf('black')).toBe('1:30:00');
    await eventually(() => page.getByTestId('penalty-2').textContent()).toContain('снято: это был тренер');
    const { arbiter } = await readReplicants(server, ['arbiter']);
    expect(arbiter).toMatchObject({
      penalties: [
        { penalty: 'warning', player: 'Иванов', reason: 'второй у досок', withdrawn: null },
        { penalty: 'time', player: 'Иванов', reason: 'снова', withdrawn: 'это был тренер' },
      ],
    });
  });

  it('B26 a substitution is refused while the team’s clock runs, made when it stands', async () => {
    await send({ type: 'startClock' });
    await page.getByTestId('substitute-out').fill('Иванов');
    await page.getByTestId('substitute-in').fill('Петров');
    await page.getByTestId('substitute').click();
    await page.locator('[data-code="substitute/clock_running"]').waitFor();
    await page.getByTestId('clock-toggle').click();
    await eventually(() => page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    await eventually(() => page.getByTestId('preview-entered').allTextContents()).toEqual([
      'ЗапишемЗамена · Белые · Иванов → Петров',
    ]);
    await page.getByTestId('substitute').click();
    await page.getByTestId('substitutions').getByText('Иванов → Петров').waitFor();
  });
});

describe('claims and endings', () => {
  it('B15 a claim is refused, then cannot be pressed; accepted, it can', async () => {
    const knights = ['1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8'];
    await play(...knights, ...knights);
    await draft('claim 1');
    await tab('claims');
    const claim = page.getByTestId('claim-1');
    await eventually(() => claim.textContent()).toContain('Позиция повторилась 3 из 3 раз');
    expect(await claim.textContent()).toContain('после начала, 2..., 4...');
    await page.getByTestId('refuse-1').click();
    await page.getByTestId('reason-confirm').click();
    await dialog().locator('[data-code="reason/missing"]').waitFor();
    await page.getByTestId('reason-text').fill('ходили не те кони');
    await page.getByTestId('reason-confirm').click();
    await eventually(() => page.getByTestId('ruling-1').textContent()).toBe('Отклонено: ходили не те кони');
    const { answer } = await postCommand(server, { type: 'commitTurn', line: null });
    expect(answer).toMatchObject({ ok: false, error: { code: 'claim/refused' } });
    await page.getByTestId('accept-1').click();
    await page.getByTestId('reason-confirm').click();
    await eventually(() => page.getByTestId('ruling-1').textContent()).toContain('Принято');
    await page.getByTestId('press').click();
    await eventually(async () => (await state()).score).toEqual({ white: 5, black: 5 });
  });

  it('B15 without evidence nothing can be accepted', async () => {
    await draft('claim 1');
    await tab('claims');
    await page.getByTestId('claim-1').getByText('Оснований для ничьей нет').waitFor();
    expect(await page.getByTestId('accept-1').isDisabled()).toBe(true);
  });

  it('B22 B16 veto and flag show what they change or why the rules refuse them', async () => {
    await play(...TWO_BRANCHES);
    await tab('claims');
    await page.getByTestId('veto-white').click();
    await eventually(() => page.getByTestId('preview-refusal').getAttribute('data-code')).toBe('veto/not_your_clock');
    expect(await page.getByTestId('confirm').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await send({ type: 'setClock', side: 'white', remainingMs: 0, reason: 'test' });
    await turn('2.');
    await tab('protocol');
    // Said beside the clock, whatever tab is open.
    await page.getByTestId('fallen-white').click();
    await eventually(() => page.getByTestId('preview-score').textContent()).toContain('0:10');
    expect((await state()).score).toEqual({ white: 0, black: 0 });
    await page.getByTestId('confirm').click();
    await eventually(async () => (await state()).score).toEqual({ white: 0, black: 10 });
    await eventually(() => page.getByTestId('fallen-white').count()).toBe(0);
    await eventually(() => page.evaluate('document.activeElement.dataset.testid')).toBe('undo-game');
    await page.getByTestId('undo-game').click();
    await page.getByTestId('undo-reason').fill('часы пущены не у той стороны');
    await page.getByTestId('confirm').click();
    await eventually(async () => (await state()).score).toEqual({ white: 0, black: 0 });
  });

  it('B23 the control board stops the clock after a look at what it changes', async () => {
    await play(...TWO_BRANCHES, '1:Nf3 resign 2');
    await send({ type: 'startClock' });
    await tab('claims');
    await page.getByTestId('control-black').click();
    await eventually(() => page.getByTestId('preview').textContent()).toContain('+30 с на ход');
    await page.getByTestId('confirm').click();
    await eventually(() => page.getByTestId('clock-panel').textContent()).toContain('стоят · +30 с на ход');
  });
});

describe('corrections', () => {
  it('B27 several turns are taken back at once: the preview says what then happens, and redo brings all back', async () => {
    await play(...TWO_BRANCHES, '1:Nf3 resign 2', '1:Nc6');
    const before = await state();
    await tab('corrections');
    await page.getByTestId('takeback-turns').fill('2');
    const preview = page.getByTestId('takeback-panel').getByTestId('preview');
    await eventually(() => preview.getByTestId('preview-score').textContent()).toContain('0:7');
    await eventually(() => preview.getByTestId('preview-gone').locator('li').allTextContents()).toEqual([
      'ход 2.1:Кf3 сдача 2',
      'ход 2...1:Кc6',
    ]);
    await preview.getByTestId('preview-board-2').getByText('7 фишек').waitFor();
    await page.getByTestId('takeback').click();
    await page.locator('[data-code="reason/missing"]').waitFor();
    expect(await state()).toEqual(before);
    await page.getByTestId('takeback-reason').fill('перепутали доски');
    await page.getByTestId('takeback').click();
    await turn('2.');
    const taken = await state();
    expect(taken).toMatchObject({ moveNumber: 2, toMove: 'white', score: { white: 0, black: 0 } });
    expect(taken.branches.map(({ board, rating }) => [board, rating])).toEqual([
      [1, 3],
      [2, 7],
    ]);
    await page.getByTestId('redo-game').click();
    await turn('3.');
    expect(await state()).toEqual(before);
    // The protocol is published after what is on air.
    await eventually(async () => {
      const { protocol } = await readReplicants(server, ['protocol']);
      return (protocol as { entries: object[] }).entries;
    }).toMatchObject([{ kind: 'takenBack', what: '2., 2...', reason: 'перепутали доски' }, { kind: 'redone' }]);
  });

  it('B27 taking back while the clock runs offers to stop it first', async () => {
    await play('1:e4');
    await send({ type: 'startClock' });
    await tab('corrections');
    await page.getByTestId('takeback-reason').fill('не та доска');
    await page.getByTestId('takeback').click();
    await page.getByTestId('stops-first').waitFor();
    await page.getByTestId('confirm').click();
    await eventually(async () => (await state()).toMove).toBe('white');
    await eventually(() => page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    await page.getByTestId('redo-game').click();
    await eventually(async () => (await state()).toMove).toBe('black');
    await page.getByTestId('clock-toggle').click();
    await page.locator('.big-clock[data-running="true"]').waitFor();
    await page.keyboard.press('Alt+Backspace');
    expect(await page.getByTestId('confirm-keys').textContent()).toContain('Alt+Backspace');
    await page.getByTestId('stop-first-choice').click();
    await page.keyboard.press('Alt+Backspace');
    await page.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
  });

  it('B27 turn 12 is corrected at turn 29: ten actions, nothing on air before; one undo takes all back', async () => {
    const record = readFileSync(join(PROJECT, 'bundles/chess-match/fixtures/scheme4.bcr'), 'utf8');
    const lines = [...record.matchAll(/^\d+\.+ (.+)$/gm)].map(([, line = '']) => line).slice(0, 57);
    await play(...lines);
    await send({ type: 'startClock' });
    await turn('29...');
    const before = await state();
    const recordNow = async (): Promise<string> => (await fetch(`${server.url}/chess-match/record.bcr`)).text();
    const recordBefore = await recordNow();
    let actions = 0;
    const did = async (action: Promise<unknown>): Promise<void> => {
      actions += 1;
      await action;
    };
    await did(tab('corrections'));
    await did(page.getByTestId('open-past').click());
    await did(page.getByTestId('past-search').fill('12'));
    await did(page.getByTestId('past-search').press('Enter'));
    await did(page.getByTestId('line-23').fill('1:a4 2:O-O 3:Be3'));
    await page.getByTestId('desk-29').getByTestId('misfit').waitFor();
    expect(await page.getByTestId('past-commit').isDisabled()).toBe(true);
    await did(page.getByTestId('desk-29').getByTestId('alternative').getByText('1:a5', { exact: true }).click());
    await page.getByTestId('past-fits').waitFor();
    expect(await recordNow()).toBe(recordBefore);
    await did(page.getByTestId('past-reason').fill('бланк'));
    await did(page.getByTestId('past-commit').click());
    await page.getByTestId('past').waitFor({ state: 'detached' });
    expect(actions).toBeLessThanOrEqual(10);
    await eventually(() => page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    const corrected = await state();
    const record12 = await recordNow();
    expect(record12).toContain('12. 1:a4 2:O-O 3:Be3\n');
    expect(record12).toContain('15. 1:a5 2:Bxc6 3:c5 4:Qb3+\n');
    expect(corrected).toMatchObject({ moveNumber: before.moveNumber, toMove: 'black', score: before.score });
    expect((await readReplicants(server, ['match']))['match']).toMatchObject({
      correction: { number: 12, side: 'white', isCut: false },
    });
    await eventually(async () => {
      const { protocol } = await readReplicants(server, ['protocol']);
      return (protocol as { entries: object[] }).entries.at(-1);
    }).toMatchObject({ kind: 'amended', reason: 'бланк' });
    await server.kill('SIGKILL');
    await server.start();
    await eventually(recordNow).toBe(record12);
    expect(await state()).toEqual(corrected);
    await eventually(() => page.getByTestId('undo-game').textContent()).toContain('исправление хода 12.');
    await page.getByTestId('undo-game').click();
    await page.getByTestId('confirm').click();
    await eventually(recordNow).toBe(recordBefore);
    expect(await state()).toEqual(before);
  });

  it('B27 a reason asks for no other preview, and a press meanwhile waits for the one that is on its way', async () => {
    const previews = await heldPreviews(page);
    await page.reload();
    await page.getByTestId('clock-panel').waitFor();
    await play('1:e4', '1:e5');
    await send({ type: 'startClock' });
    await turn('2.');
    await tab('corrections');
    await page.getByTestId('open-past').click();
    await page.getByTestId('past-search').fill('1.');
    await page.getByTestId('past-search').press('Enter');
    await page.getByTestId('line-1').fill('1:d4');
    await page.getByTestId('past-fits').waitFor();
    const commit = page.getByTestId('past-commit');
    previews.hold();
    await page.getByTestId('past-reason').fill('бланк');
    expect(await commit.isEnabled()).toBe(true);
    await page.getByTestId('line-1').fill('1:c4');
    await eventually(previews.waiting).toBeGreaterThan(0);
    await commit.click();
    await eventually(() => commit.getAttribute('aria-busy')).toBe('true');
    expect((await state()).branches[0]?.fen).toContain('4P3');
    previews.release();
    await page.getByTestId('past').waitFor({ state: 'detached' });
    expect((await state()).branches[0]?.fen).toContain('2P5');
    await page.locator('.big-clock[data-running="true"]').waitFor({ state: 'detached' });
  });

  it('B27 a press on what turns out not to fit does nothing, stops no clock, and the window says why', async () => {
    const previews = await heldPreviews(page);
    await page.reload();
    await page.getByTestId('clock-panel').waitFor();
    await play('1:e4', '1:e5', '1:Bc4');
    await send({ type: 'startClock' });
    await turn('2...');
    await tab('corrections');
    await page.getByTestId('open-past').click();
    await page.getByTestId('past-search').fill('1.');
    await page.getByTestId('past-search').press('Enter');
    await page.getByTestId('past-reason').fill('бланк');
    previews.hold();
    await page.getByTestId('line-1').fill('1:d4');
    await eventually(previews.waiting).toBeGreaterThan(0);
    await page.getByTestId('past-commit').click();
    await eventually(() => page.getByTestId('past-commit').getAttribute('aria-busy')).toBe('true');
    previews.release();
    await page.getByTestId('desk-3').getByTestId('misfit').waitFor();
    await eventually(() => page.getByTestId('past-commit').isDisabled()).toBe(true);
    expect((await state()).branches[0]?.fen).toContain('2B1P3');
    expect(await page.locator('.big-clock[data-running="true"]').count()).toBe(1);
  });

  it('B27 chips and a position are corrected with a reason, previewed, and refused beside the field', async () => {
    await play(...TWO_BRANCHES);
    await tab('corrections');
    await choose('rating-board', 'Доска 2');
    await page.getByTestId('rating-chips').fill('5');
    const rating = page.getByTestId('rating-panel');
    await rating.getByTestId('preview-board-2').getByText('5 фишек').waitFor();
    await page.getByTestId('rating-correct').click();
    await rating.locator('[data-code="reason/missing"]').waitFor();
    await page.getByTestId('rating-reason').fill('обсчитались');
    await page.getByTestId('rating-correct').click();
    await eventually(async () => (await state()).branches[1]?.rating).toBe(5);
    // The form below moves up when the preview goes: a list that is opened before would hang where it was.
    await rating.getByTestId('preview').waitFor({ state: 'detached' });
    const position = page.getByTestId('position-panel');
    await choose('position-board', 'Доска 2');
    await page.getByTestId('position-fen').fill('8/8');
    await position.locator('.ui-field [data-code="correct/bad_position"]').waitFor();
    const typed = page.getByTestId('position-typed');
    await typed.getByText('На 6-й горизонтали не 8 полей').waitFor();
    await page.getByTestId('position-fen').fill('k7/8/8/8/4P3/8/8');
    await typed.locator('[data-piece="e4-wP"]').waitFor();
    expect(await typed.getAttribute('data-fits')).toBe('false');
    await page.getByTestId('position-now').click();
    await position.locator('[data-code="correct/no_change"]').waitFor();
    await page.getByTestId('position-fen').fill('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
    await position.getByTestId('preview-board-2').locator('[data-piece="a2-wP"]').nth(1).waitFor();
    await page.getByTestId('position-reason').fill('фигуры упали');
    await page.getByTestId('position-correct').click();
    await eventually(async () => (await state()).branches[1]?.fen).toBe('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
  });

  it('what lies below a preview stays where it is while a reason is typed and while turns are pressed', async () => {
    await play('1:e4', '1:e5');
    await tab('corrections');
    const preview = page.getByTestId('takeback-panel').getByTestId('preview-gone');
    await eventually(() => preview.textContent()).toContain('ход 1...');
    const below = page.getByTestId('rating-panel');
    await below.evaluate((panel) => {
      const seen = new Set<number>();
      Object.assign(window, { seenAt: seen });
      new ResizeObserver(() => seen.add(panel.getBoundingClientRect().top)).observe(
        panel.ownerDocument.querySelector('[data-testid="takeback-panel"]') as Element,
      );
    });
    await page.getByTestId('takeback-reason').pressSequentially('не та доска', { delay: 20 });
    await play('1:Nf3');
    await eventually(() => preview.textContent()).toContain('ход 2.');
    const tops = await page.evaluate(() => [...(window as unknown as { seenAt: ReadonlySet<number> }).seenAt]);
    expect(tops).toEqual([await below.evaluate((panel) => panel.getBoundingClientRect().top)]);
  });

  it('an arbiter and an operator at once: what the arbiter is about to do is judged anew', async () => {
    await play('1:e4', '1:e5');
    await tab('corrections');
    const preview = page.getByTestId('takeback-panel').getByTestId('preview-gone');
    await eventually(() => preview.textContent()).toContain('ход 1...');
    await play('1:Nf3');
    await eventually(() => preview.textContent()).toContain('ход 2.');
    await page.getByTestId('takeback-reason').fill('не та доска');
    const [, operator] = await Promise.all([
      page.getByTestId('takeback').click(),
      postCommand(server, { type: 'commitTurn', line: '1:Nc6' }),
    ]);
    const arbiter = page.getByTestId('takeback-panel').locator('[data-testid="problem-takeback"], .outcome-done');
    await arbiter.waitFor();
    const isStale = (await arbiter.getAttribute('data-code')) === 'match/stale';
    const { moveNumber, toMove } = await state();
    // Who was first decides; nobody's command is done to a game that he has not seen.
    const outcomes = {
      'the operator’s turn stands, the arbiter is told': [true, true, 3, 'white'],
      'the arbiter took 2. back, the answer to it is refused': [false, false, 2, 'white'],
      'the arbiter saw the new turn and took that back': [true, false, 2, 'black'],
    };
    expect(Object.values(outcomes)).toContainEqual([operator.answer.ok, isStale, moveNumber, toMove]);
  });
});

describe('incidents', () => {
  it('are noted with kind, time, turn and who wrote them; survive a restart; are saved as CSV; struck out with a reason', async () => {
    await play('1:e4');
    await tab('incidents');
    await page.getByTestId('incident-note').click();
    await page.locator('[data-code="incident/empty"]').waitFor();
    await choose('incident-kind', 'Устройство');
    await page.getByTestId('incident-text').fill('=телефон, "звонил" во 2-м ряду');
    await page.getByTestId('incident-note').click();
    const list = page.getByTestId('incidents');
    await list.getByText('телефон').waitFor();
    await eventually(() => list.textContent()).toContain('после 1.');
    expect(await list.textContent()).toContain('Арбитр Смирнова');
    await server.kill('SIGKILL');
    await server.start();
    await page.locator('[data-connected="true"]').waitFor();
    await page.reload();
    await tab('incidents');
    await list.getByText('телефон').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export-csv').click()]);
    const csv = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(csv[0]).toBe('\uFEFFВремя,После хода,Вид,Что произошло,Кто записал,Вычеркнуто');
    expect(csv[1]).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z,1\.,Устройство,"'=телефон, ""звонил"" во 2-м ряду",arbiter:Смирнова,$/,
    );
    await list.getByRole('button').click();
    await page.getByTestId('reason-dialog').getByText('=телефон, "звонил" во 2-м ряду').waitFor();
    await page.keyboard.type('не подтвердилось');
    await page.keyboard.press('Enter');
    await eventually(() => list.textContent()).toContain('вычеркнуто: не подтвердилось');
  });

  it('of a long evening are all there, in the list, in the protocol and in the files', async () => {
    const count = 203;
    for (let number = 1; number <= count; number += 1)
      await send({ type: 'noteIncident', kind: 'noise', text: `запись ${number}`, expectedVersion: null });
    await tab('protocol');
    const lines = page.getByTestId('protocol').locator('li');
    await eventually(() => page.getByTestId('protocol-older').textContent()).toBe('Показать более ранние: 3');
    expect(await lines.count()).toBe(200);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('protocol-csv').click()]);
    const csv = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect([csv.length, csv[0]]).toEqual([
      count + 1,
      '\uFEFFВремя,После хода,Запись,О чём,Причина,Кто записал,Состояние',
    ]);
    await page.getByTestId('protocol-older').click();
    await eventually(() => lines.count()).toBe(count);
    expect(await lines.last().textContent()).toContain('запись 1');
    expect(await page.getByTestId('protocol-older').count()).toBe(0);
    await tab('incidents');
    await eventually(() => page.getByTestId('incidents').locator('li').count()).toBe(count);
    await page.getByTestId('strike-2').click();
    await page.getByTestId('reason-text').fill('повтор');
    await page.getByTestId('reason-confirm').click();
    await page.getByTestId('incidents').getByText('вычеркнуто: повтор').waitFor();
  });
});

describe('the page', () => {
  it.each([
    { theme: 'dark', language: 'ru', width: 1280, height: 800 },
    { theme: 'light', language: 'en', width: 1920, height: 1080 },
  ] as const)('has no serious findings and nothing cut off: $theme $language $width', async (look) => {
    await play(...TWO_BRANCHES, '1:Nf3 resign 2');
    await send({ type: 'redLine', side: 'white', player: 'Ivanov', penalty: 'warning', reason: 'x' });
    await send({ type: 'noteIncident', kind: 'noise', text: 'phone', expectedVersion: null });
    await draft('claim 1');
    await opened.close();
    opened = await openPanel(browser, server.url, 'arbiter', look, {
      width: look.width,
      height: look.height,
      locale: look.language,
    });
    page = opened.page;
    for (const id of ['cards', 'claims', 'corrections', 'incidents', 'protocol']) {
      await tab(id);
      if (id === 'corrections') await page.getByTestId('preview-gone').waitFor();
      await expectNoSeriousFindings(page);
      const [wide, small] = await page.evaluate<readonly [number, number]>(CUT_OFF);
      expect([id, wide, small]).toEqual([id, 0, 0]);
    }
  });

  it('says that no match is open instead of empty boards', async () => {
    const empty = await startTestServer({ pages: true });
    const bare = await openPanel(browser, empty.url, 'arbiter');
    await bare.page.locator('.ui-empty').getByText('Партия не открыта').waitFor();
    await bare.close();
    await empty.dispose();
  });

  it('disables what reaches the server while it is gone, and loses nothing typed', async () => {
    await tab('incidents');
    await page.getByTestId('incident-text').fill('свет погас');
    await server.kill('SIGKILL');
    await page.getByTestId('frame-offline').waitFor();
    expect(await page.getByTestId('clock-toggle').isDisabled()).toBe(true);
    expect(await page.getByTestId('incident-note').isDisabled()).toBe(true);
    await server.start();
    await eventually(() => page.getByTestId('incident-note').isEnabled()).toBe(true);
    expect(await page.getByTestId('incident-text').inputValue()).toBe('свет погас');
  });
});
