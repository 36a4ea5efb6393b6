import { describe, expect, it } from 'vitest';
import { arbiterBench, TWO_BRANCHES } from './support/arbiterBench';
import { eventually } from './support/operatorBench';
import { operatorUrl, openPage } from './support/browser';
import { postCommand } from './support/commands';
import { readReplicants } from './support/replicants';

const bench = arbiterBench();
const { play, send, state, clockOf, dialog, tab, draft, choose, turn } = bench;

describe('the clock', () => {
  it('B24 starts, stops, is pressed for a side, by button and by key', async () => {
    await bench.page.getByTestId('clock-toggle').click();
    await bench.page.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
    expect(await bench.page.getByTestId('press').isDisabled()).toBe(true);
    await draft('1:e4');
    await eventually(() => bench.page.getByTestId('press').isEnabled()).toBe(true);
    await bench.page.keyboard.press('F9');
    await bench.page.locator('.big-clock[data-side="black"][data-running="true"]').waitFor();
    expect((await state()).toMove).toBe('black');
    await bench.page.keyboard.press('F8');
    await eventually(() => bench.page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    const { protocol } = await readReplicants(bench.server, ['protocol']);
    expect((protocol as { entries: { kind: string }[] }).entries.map(({ kind }) => kind)).toEqual([
      'clockStarted',
      'clockStopped',
    ]);
  });

  it('B24 is set and added to, never without a reason', async () => {
    await bench.page.getByTestId('open-clock-form').click();
    await dialog().waitFor();
    await bench.page.keyboard.type('45:00');
    await eventually(() => dialog().getByTestId('preview-clock-white').allTextContents()).toEqual([
      'Часы белых1:30:00 стоят → 45:00 стоят',
      'Часы белых1:30:00 стоят → 2:15:00 стоят',
    ]);
    await bench.page.getByTestId('clock-set').click();
    await dialog().locator('[data-code="reason/missing"]').waitFor();
    expect(await bench.page.getByTestId('clock-form-reason').getAttribute('aria-invalid')).toBe('true');
    await bench.page.getByTestId('clock-form-reason').fill('часы отстали');
    await bench.page.getByTestId('clock-set').click();
    await eventually(() => clockOf('white')).toBe('45:00');
    await eventually(() => bench.page.evaluate('document.activeElement.dataset.testid')).toBe('clock-time');
    await bench.page.getByTestId('clock-side-black').click();
    await bench.page.getByTestId('clock-time').fill('2:00');
    await bench.page.getByTestId('clock-form-reason').fill('опоздали к доске');
    await bench.page.getByTestId('clock-add').click();
    await eventually(() => clockOf('black')).toBe('1:32:00');
  });

  it('B24 gives the time of a crash back', async () => {
    await send({ type: 'setClock', side: 'white', remainingMs: 3_600_000, reason: 'test' });
    await send({ type: 'startClock' });
    await bench.server.kill('SIGKILL');
    await bench.server.start();
    await bench.page.getByTestId('gap').waitFor();
    await bench.page.getByTestId('gap-give').click();
    await bench.page.getByTestId('gap').waitFor({ state: 'detached' });
    await send({ type: 'stopClock', reason: 'test' });
    const { protocol, clocks } = await readReplicants(bench.server, ['protocol', 'clocks']);
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
    const operator = await openPage(bench.browser, { width: 1920, height: 1080, locale: 'ru' });
    await operator.page.goto(operatorUrl(bench.server.url));
    await operator.page.getByTestId('unconfirmed-2').waitFor();
    await eventually(() => bench.page.getByTestId('unconfirmed').textContent()).toBe('Доска 2: копия не подтверждена');
    await bench.page.keyboard.press('Alt+KeyC');
    await bench.page.getByTestId('compare').waitFor();
    const square = await bench.page.getByTestId('compare').locator('.still').first().boundingBox();
    expect(square?.width).toBeGreaterThan(500);
    expect(await bench.page.getByTestId('compare').locator('[data-piece="d4-wP"]').count()).toBe(1);
    await bench.page.getByTestId('confirm-board').click();
    await dialog().waitFor({ state: 'detached' });
    await eventually(() => bench.page.getByTestId('unconfirmed').textContent()).toBe('Все копии подтверждены');
    await operator.page.getByTestId('unconfirmed-2').waitFor({ state: 'detached' });
    await bench.page.getByTestId('compare-2').click();
    await bench.page.getByTestId('unconfirm-board').click();
    await operator.page.getByTestId('unconfirmed-2').waitFor();
    await operator.close();
  });

  it('B8 a copy that differs stops the clock and is noted; old copies are said quietly', async () => {
    await play(...TWO_BRANCHES);
    await send({ type: 'startClock' });
    await bench.page.getByTestId('compare-2').click();
    await bench.page.getByTestId('compare-mother').waitFor();
    await eventually(() => bench.page.getByTestId('compare-turn').textContent()).toBe('Позиция после хода 1...');
    await play('1:Nf3 2:Nf3');
    await bench.page.getByTestId('compare-moved').waitFor();
    expect(await bench.page.getByTestId('compare').locator('[data-piece="f3-wN"]').count()).toBe(0);
    await bench.page.getByTestId('deny-board').click();
    await bench.page.getByTestId('compare-differs').waitFor();
    await eventually(() => bench.page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    await eventually(async () => {
      const { protocol } = await readReplicants(bench.server, ['protocol']);
      return (protocol as { entries: object[] }).entries.slice(-2);
    }).toMatchObject([
      { kind: 'clockStopped', reason: 'копия на доске 2 расходится' },
      { kind: 'incident', what: 'Копия на доске 2 расходится с партией после хода 1...' },
    ]);
    await bench.page.keyboard.press('Escape');
    await play('1:Nf6 2:Nf6');
    await eventually(() => bench.page.getByTestId('unconfirmed').textContent()).toBe('Давно не сверены: 2');
    expect(await bench.page.getByTestId('board-2').getAttribute('data-waiting')).toBe('false');
  });

  it('B19 each change of score stands with its reason, is entered with a remark, and the entry taken back', async () => {
    await play(...TWO_BRANCHES, '1:Nf3 resign 2');
    const row = bench.page.getByTestId('ledger-b2');
    await eventually(() => row.textContent()).toContain('ход 2., доска 2');
    await bench.page.getByTestId('fix-b2').click();
    await bench.page.getByTestId('reason-text').fill(' ');
    await bench.page.getByTestId('reason-confirm').click();
    await dialog().locator('.ui-field [data-code="reason/missing"]').waitFor();
    expect(await bench.page.getByTestId('reason-text').getAttribute('aria-invalid')).toBe('true');
    await bench.page.getByTestId('reason-text').fill('капитан сдал вслух');
    await bench.page.getByTestId('reason-confirm').click();
    await eventually(() => row.textContent()).toContain('капитан сдал вслух');
    expect(await row.getAttribute('data-fixed')).toBe('true');
    await bench.page.reload();
    await eventually(() => row.textContent()).toContain('капитан сдал вслух');
    await bench.page.getByTestId('unfix-b2').click();
    await bench.page.getByTestId('fix-b2').waitFor();
  });
});

describe('cards and players', () => {
  it('B25 a card is given as the rules allow, with its reason, and withdrawn with another', async () => {
    await bench.page.getByTestId('redline-player').fill('Иванов');
    await eventually(() => bench.page.getByTestId('preview-entered').textContent()).toContain('Белые · Иванов');
    await bench.page.getByTestId('redline-give').click();
    await bench.page.locator('[data-code="reason/missing"]').waitFor();
    await bench.page.getByTestId('redline-reason').fill('второй у досок');
    await bench.page.getByTestId('redline-give').click();
    await bench.page.getByTestId('penalty-1').getByText('второй у досок').waitFor();
    // The form is as new: a second press is no second card.
    await eventually(() => bench.page.getByTestId('redline-player').inputValue()).toBe('');
    expect(await bench.page.getByTestId('redline-give').isDisabled()).toBe(true);
    await bench.page.getByTestId('redline-player').fill('Иванов');
    await choose('redline-penalty', '+2 минуты сопернику');
    await eventually(() => bench.page.getByTestId('preview-clock-black').textContent()).toContain('1:32:00');
    await bench.page.getByTestId('redline-reason').fill('снова');
    await bench.page.getByTestId('redline-give').click();
    await eventually(() => clockOf('black')).toBe('1:32:00');
    expect(await bench.page.getByTestId('penalty-2').getAttribute('data-penalty')).toBe('time');
    await bench.page.getByTestId('withdraw-2').click();
    await eventually(() => dialog().getByTestId('preview-clock-black').textContent()).toContain('→ 1:30:00');
    await bench.page.getByTestId('reason-confirm').click();
    await dialog().locator('[data-code="reason/missing"]').waitFor();
    await bench.page.getByTestId('reason-text').fill('это был тренер');
    await bench.page.getByTestId('reason-confirm').click();
    await eventually(() => clockOf('black')).toBe('1:30:00');
    await eventually(() => bench.page.getByTestId('penalty-2').textContent()).toContain('снято: это был тренер');
    const { arbiter } = await readReplicants(bench.server, ['arbiter']);
    expect(arbiter).toMatchObject({
      penalties: [
        { penalty: 'warning', player: 'Иванов', reason: 'второй у досок', withdrawn: null },
        { penalty: 'time', player: 'Иванов', reason: 'снова', withdrawn: 'это был тренер' },
      ],
    });
  });

  it('B26 a substitution is refused while the team’s clock runs, made when it stands', async () => {
    await send({ type: 'startClock' });
    await bench.page.getByTestId('substitute-out').fill('Иванов');
    await bench.page.getByTestId('substitute-in').fill('Петров');
    await bench.page.getByTestId('substitute').click();
    await bench.page.locator('[data-code="substitute/clock_running"]').waitFor();
    await bench.page.getByTestId('clock-toggle').click();
    await eventually(() => bench.page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    await eventually(() => bench.page.getByTestId('preview-entered').allTextContents()).toEqual([
      'ЗапишемЗамена · Белые · Иванов → Петров',
    ]);
    await bench.page.getByTestId('substitute').click();
    await bench.page.getByTestId('substitutions').getByText('Иванов → Петров').waitFor();
  });
});

describe('claims and endings', () => {
  it('B15 a claim is refused, then cannot be pressed; accepted, it can', async () => {
    const knights = ['1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8'];
    await play(...knights, ...knights);
    await draft('claim 1');
    await tab('claims');
    const claim = bench.page.getByTestId('claim-1');
    await eventually(() => claim.textContent()).toContain('Позиция повторилась 3 из 3 раз');
    expect(await claim.textContent()).toContain('после начала, 2..., 4...');
    await bench.page.getByTestId('refuse-1').click();
    await bench.page.getByTestId('reason-confirm').click();
    await dialog().locator('[data-code="reason/missing"]').waitFor();
    await bench.page.getByTestId('reason-text').fill('ходили не те кони');
    await bench.page.getByTestId('reason-confirm').click();
    await eventually(() => bench.page.getByTestId('ruling-1').textContent()).toBe('Отклонено: ходили не те кони');
    const { answer } = await postCommand(bench.server, { type: 'commitTurn', line: null });
    expect(answer).toMatchObject({ ok: false, error: { code: 'claim/refused' } });
    await bench.page.getByTestId('accept-1').click();
    await bench.page.getByTestId('reason-confirm').click();
    await eventually(() => bench.page.getByTestId('ruling-1').textContent()).toContain('Принято');
    await bench.page.getByTestId('press').click();
    await eventually(async () => (await state()).score).toEqual({ white: 5, black: 5 });
  });

  it('B15 without evidence nothing can be accepted', async () => {
    await draft('claim 1');
    await tab('claims');
    await bench.page.getByTestId('claim-1').getByText('Оснований для ничьей нет').waitFor();
    expect(await bench.page.getByTestId('accept-1').isDisabled()).toBe(true);
  });

  it('B22 B16 veto and flag show what they change or why the rules refuse them', async () => {
    await play(...TWO_BRANCHES);
    await tab('claims');
    await bench.page.getByTestId('veto-white').click();
    await eventually(() => bench.page.getByTestId('preview-refusal').getAttribute('data-code')).toBe(
      'veto/not_your_clock',
    );
    expect(await bench.page.getByTestId('confirm').isDisabled()).toBe(true);
    await bench.page.keyboard.press('Escape');
    await send({ type: 'setClock', side: 'white', remainingMs: 0, reason: 'test' });
    await turn('2.');
    await tab('protocol');
    // Said beside the clock, whatever tab is open.
    await bench.page.getByTestId('fallen-white').click();
    await eventually(() => bench.page.getByTestId('preview-score').textContent()).toContain('0:10');
    expect((await state()).score).toEqual({ white: 0, black: 0 });
    await bench.page.getByTestId('confirm').click();
    await eventually(async () => (await state()).score).toEqual({ white: 0, black: 10 });
    await eventually(() => bench.page.getByTestId('fallen-white').count()).toBe(0);
    await eventually(() => bench.page.evaluate('document.activeElement.dataset.testid')).toBe('undo-game');
    await bench.page.getByTestId('undo-game').click();
    await bench.page.getByTestId('undo-reason').fill('часы пущены не у той стороны');
    await bench.page.getByTestId('confirm').click();
    await eventually(async () => (await state()).score).toEqual({ white: 0, black: 0 });
  });

  it('B23 the control board stops the clock after a look at what it changes', async () => {
    await play(...TWO_BRANCHES, '1:Nf3 resign 2');
    await send({ type: 'startClock' });
    await tab('claims');
    await bench.page.getByTestId('control-black').click();
    await eventually(() => bench.page.getByTestId('preview').textContent()).toContain('+30 с на ход');
    await bench.page.getByTestId('confirm').click();
    await eventually(() => bench.page.getByTestId('clock-panel').textContent()).toContain('стоят · +30 с на ход');
  });
});
