import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arbiterBench, TWO_BRANCHES } from './support/arbiterBench';
import { eventually } from './support/operatorBench';
import { expectNoSeriousFindings } from './support/axe';
import { openPanel } from './support/panels';
import { startTestServer } from './support/server';

const bench = arbiterBench();
const { play, send, tab, draft, choose } = bench;

/** By how many px the page is too wide, and how many buttons are too low for a finger. */
const CUT_OFF = `[
  document.documentElement.scrollWidth - document.documentElement.clientWidth,
  [...document.querySelectorAll('.arbiter-page button:not(.ui-checkbox)')]
    .map((button) => button.getBoundingClientRect().height)
    .filter((height) => height > 0 && height < 39.5).length,
]`;

describe('incidents', () => {
  it('are noted with kind, time, turn and who wrote them; survive a restart; are saved as CSV; struck out with a reason', async () => {
    await play('1:e4');
    await tab('incidents');
    await bench.page.getByTestId('incident-note').click();
    await bench.page.locator('[data-code="incident/empty"]').waitFor();
    await choose('incident-kind', 'Устройство');
    await bench.page.getByTestId('incident-text').fill('=телефон, "звонил" во 2-м ряду');
    await bench.page.getByTestId('incident-note').click();
    const list = bench.page.getByTestId('incidents');
    await list.getByText('телефон').waitFor();
    await eventually(() => list.textContent()).toContain('после 1.');
    expect(await list.textContent()).toContain('Арбитр Смирнова');
    await bench.server.kill('SIGKILL');
    await bench.server.start();
    await bench.page.locator('[data-connected="true"]').waitFor();
    await bench.page.reload();
    await tab('incidents');
    await list.getByText('телефон').waitFor();
    const [download] = await Promise.all([
      bench.page.waitForEvent('download'),
      bench.page.getByTestId('export-csv').click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(csv[0]).toBe('\uFEFFВремя,После хода,Вид,Что произошло,Кто записал,Вычеркнуто');
    expect(csv[1]).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z,1\.,Устройство,"'=телефон, ""звонил"" во 2-м ряду",arbiter:Смирнова,$/,
    );
    await list.getByRole('button').click();
    await bench.page.getByTestId('reason-dialog').getByText('=телефон, "звонил" во 2-м ряду').waitFor();
    await bench.page.keyboard.type('не подтвердилось');
    await bench.page.keyboard.press('Enter');
    await eventually(() => list.textContent()).toContain('вычеркнуто: не подтвердилось');
  });

  it('of a long evening are all there, in the list, in the protocol and in the files', async () => {
    const count = 203;
    for (let number = 1; number <= count; number += 1)
      await send({ type: 'noteIncident', kind: 'noise', text: `запись ${number}`, expectedVersion: null });
    await tab('protocol');
    const lines = bench.page.getByTestId('protocol').locator('li');
    await eventually(() => bench.page.getByTestId('protocol-older').textContent()).toBe('Показать более ранние: 3');
    expect(await lines.count()).toBe(200);
    const [download] = await Promise.all([
      bench.page.waitForEvent('download'),
      bench.page.getByTestId('protocol-csv').click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect([csv.length, csv[0]]).toEqual([
      count + 1,
      '\uFEFFВремя,После хода,Запись,О чём,Причина,Кто записал,Состояние',
    ]);
    await bench.page.getByTestId('protocol-older').click();
    await eventually(() => lines.count()).toBe(count);
    expect(await lines.last().textContent()).toContain('запись 1');
    expect(await bench.page.getByTestId('protocol-older').count()).toBe(0);
    await tab('incidents');
    await eventually(() => bench.page.getByTestId('incidents').locator('li').count()).toBe(count);
    await bench.page.getByTestId('strike-2').click();
    await bench.page.getByTestId('reason-text').fill('повтор');
    await bench.page.getByTestId('reason-confirm').click();
    await bench.page.getByTestId('incidents').getByText('вычеркнуто: повтор').waitFor();
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
    const { width, height, language: locale } = look;
    await bench.openInstead(() =>
      openPanel(bench.browser, bench.server.url, 'arbiter', look, { width, height, locale }),
    );
    for (const id of ['cards', 'claims', 'corrections', 'incidents', 'protocol']) {
      await tab(id);
      if (id === 'corrections') await bench.page.getByTestId('preview-gone').waitFor();
      await expectNoSeriousFindings(bench.page);
      const [wide, small] = await bench.page.evaluate<readonly [number, number]>(CUT_OFF);
      expect([id, wide, small]).toEqual([id, 0, 0]);
    }
  });

  it('says that no match is open instead of empty boards', async () => {
    const empty = await startTestServer({ pages: true });
    const bare = await openPanel(bench.browser, empty.url, 'arbiter');
    await bare.page.locator('.ui-empty').getByText('Партия не открыта').waitFor();
    await bare.close();
    await empty.dispose();
  });

  it('disables what reaches the server while it is gone, and loses nothing typed', async () => {
    await tab('incidents');
    await bench.page.getByTestId('incident-text').fill('свет погас');
    await bench.server.kill('SIGKILL');
    await bench.page.getByTestId('frame-offline').waitFor();
    expect(await bench.page.getByTestId('clock-toggle').isDisabled()).toBe(true);
    expect(await bench.page.getByTestId('incident-note').isDisabled()).toBe(true);
    await bench.server.start();
    await eventually(() => bench.page.getByTestId('incident-note').isEnabled()).toBe(true);
    expect(await bench.page.getByTestId('incident-text').inputValue()).toBe('свет погас');
  });
});
