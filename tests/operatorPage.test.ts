import { describe, expect, it } from 'vitest';
import { mustPost, newMatch } from './support/commands';
import { eventually, operatorBench } from './support/operatorBench';

const bench = operatorBench();

describe('what cannot be taken back quickly asks first', () => {
  const runningOut = { timePerTeamMs: 1500, vetoWindowMs: 60_000 };

  it('B22 a veto, offered to the side whose clock runs inside the window', async () => {
    const { page } = bench.desk;
    await newMatch(bench.server, { settings: { ...runningOut, timePerTeamMs: 50_000 } });
    await eventually(() => page.getByTestId('clock-white').textContent()).toBe('0:50');
    expect(await page.getByRole('button', { name: 'Вето' }).count()).toBe(0);
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Вето' }).click();
    expect(await page.getByTestId('confirm-dialog').textContent()).toContain('До конца партии ветвлений не будет');
    await page.getByTestId('confirm').click();
    await page.getByText('Вето белых').first().waitFor();
    await eventually(() => page.getByTestId('branch-1').isDisabled()).toBe(true);
    await eventually(() => page.getByTestId('branch-1').getAttribute('title')).toContain('вето');
    // The button that asked is gone: one goes on at the line.
    await eventually(() => page.evaluate('document.activeElement.dataset.testid')).toBe('turn-line');
    await page.keyboard.type('1:e4 ветвь 1>2 3+7');
    await eventually(() => page.getByTestId('problem-board-1').textContent()).toBe(
      'ветвь 1>2 3+7: Белые объявили вето: ветвлений до конца партии нет.',
    );
    expect(await page.getByTestId('draft-items').textContent()).toContain('п. 6 и 18');
  });

  it('B22 a veto is no turn to be undone: it goes only as an entry made by mistake, with the reason', async () => {
    const { page } = bench.desk;
    await newMatch(bench.server, { settings: { ...runningOut, timePerTeamMs: 50_000 } });
    await mustPost(bench.server, { type: 'startClock' });
    await mustPost(bench.server, { type: 'declareVeto', side: 'white' });
    await eventually(() => page.getByTestId('undo-game').textContent()).toContain('Отменить… вето белых');
    await page.keyboard.press('Alt+Backspace');
    await page.getByTestId('undo-no-turn').getByText('Это не ход').waitFor();
    await page.getByTestId('preview-gone').waitFor();
    await eventually(() => page.evaluate('document.activeElement.dataset.testid')).toBe('undo-reason');
    // The key that asked does not confirm here, and no clock is stopped for what is refused.
    await page.keyboard.press('Alt+Backspace');
    await page.keyboard.press('Enter');
    await page.getByTestId('confirm-dialog').locator('[data-code="reason/missing"]').waitFor();
    await page.getByText('Вето белых').first().waitFor();
    expect(await page.getByText('Пустить часы').count()).toBe(0);
    await bench.desk.screenshot('operator-undo-veto');
    await page.keyboard.type('не та кнопка');
    await page.keyboard.press('Enter');
    await eventually(() => page.getByText('Вето белых', { exact: true }).count()).toBe(0);
    await page.getByTestId('confirm-dialog').waitFor({ state: 'detached' });
  });

  it('B16 a fallen flag, offered when the clock shows nothing', async () => {
    const { page } = bench.desk;
    await newMatch(bench.server, { settings: runningOut });
    await eventually(() => page.getByTestId('clock-white').textContent()).toBe('0:01.5');
    await page.keyboard.press('F8');
    await page.getByTestId('turn-line').fill('1:e4');
    await eventually(() => page.locator('[data-item="1:e4"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Флаг упал' }).click();
    await page.getByTestId('confirm').click();
    await eventually(() => page.getByTestId('score-black').textContent()).toBe('10');
    expect(await page.getByTestId('lacks').textContent()).toBe('Партия окончена');
    // Nobody replaced the line that the end took with it; it asks for nothing, and one goes on at taking the end back.
    expect(await page.getByTestId('turn-line').getAttribute('placeholder')).toBe('');
    expect(await page.getByTestId('notice').count()).toBe(0);
    await eventually(() => page.evaluate('document.activeElement.dataset.testid')).toBe('undo-game');
  });
});

describe('a window that has more to say', () => {
  it('has all the room there is, and grows upwards: its buttons stay where they are', async () => {
    const { page } = bench.desk;
    await mustPost(bench.server, { type: 'commitTurn', line: '1:e4' });
    // Where it opens, before what it has to say has come.
    const opened = page.evaluate(
      `new Promise((resolve) => new MutationObserver((_, observer) => {
        const button = document.querySelector('[data-testid="confirm"]');
        if (button === null) return;
        observer.disconnect();
        resolve([Math.round(button.getBoundingClientRect().y), document.querySelector('[data-testid="preview"] dl') === null]);
      }).observe(document.body, { subtree: true, childList: true }))`,
    );
    await page.getByTestId('undo-game').click();
    const window = page.getByTestId('confirm-dialog');
    await window.locator('[data-testid="preview"] dl').waitFor();
    const says = (height: number) =>
      window.getByTestId('preview').evaluate((preview, px) => {
        preview.style.paddingTop = `${px}px`;
        // A press may come before anything has had a turn to put the window back.
        const atOnce = document.querySelector('[data-testid="confirm"]')?.getBoundingClientRect().y ?? NaN;
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(atOnce)))),
        );
      }, height);
    const places = async () => {
      const [frame, button] = [await window.boundingBox(), await page.getByTestId('confirm').boundingBox()];
      return {
        top: frame?.y ?? NaN,
        button: Math.round(button?.y ?? NaN),
        foot: (frame?.y ?? 0) + (frame?.height ?? 0),
      };
    };
    const before = await places();
    expect(await opened).toEqual([before.button, true]);
    expect(await says(100)).toBe(before.button);
    const more = await places();
    expect([more.button, more.top < before.top - 50]).toEqual([before.button, true]);
    await says(0);
    expect(await places()).toMatchObject({ button: before.button });
    await says(3000);
    const full = await places();
    expect([full.top, full.button, full.foot]).toEqual([16, before.button, (page.viewportSize()?.height ?? 0) - 16]);
    await page.keyboard.press('Escape');
  });
});

describe('the rest of the page', () => {
  it('B24 starts and stops the clock, and counts it down by itself', async () => {
    const { page } = bench.desk;
    const clock = page.getByTestId('clock-white');
    expect(await clock.textContent()).toBe('1:30:00');
    await page.keyboard.press('F8');
    await eventually(() => clock.textContent()).toBe('1:29:59');
    await eventually(() => clock.textContent()).toBe('1:29:58');
    await page.keyboard.press('F8');
    await page.getByText('Пустить часы').waitFor();
    await page.getByTestId('turn-line').focus();
    await page.keyboard.press('F8');
    await page.getByText('❚❚ Остановить').waitFor();
    expect(await page.evaluate('document.activeElement.dataset.testid')).toBe('turn-line');
  });

  it('makes a match with its settings, each checked at its field', async () => {
    const { page } = bench.desk;
    await page.getByTestId('open-newMatch').click();
    await page.getByTestId('new-white').fill('Город');
    await page.getByTestId('setting-gameRating').fill('0');
    await page.getByTestId('create-match').click();
    await expect
      .poll(() => page.locator('.setting', { hasText: 'Рейтинг партии' }).textContent())
      .toContain('От 1 до 99');
    await eventually(() => page.locator('.setting', { hasText: 'Чёрные' }).textContent()).toContain('Заполните');
    await page.getByTestId('setting-gameRating').fill('14');
    await page.getByTestId('new-black').fill('Федерация');
    await page.getByTestId('create-match').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(bench.branches).toEqual(['1:14 ']);
    await eventually(() => bench.desk.chipsOn(1)).toBe(14);
  });

  it('opens another match from the list', async () => {
    const { page } = bench.desk;
    await bench.play(['1:e4'], '1...');
    await newMatch(bench.server, { white: 'Greens', black: 'Greys' });
    await page.getByText('Greens').first().waitFor();
    await page.getByTestId('open-matches').click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Reds' })
      .first()
      .getByRole('button', { name: 'Открыть' })
      .click();
    await page.getByTestId('turn-number').getByText('1...', { exact: true }).waitFor();
  });

  it('B20 makes the return game of a finished one, the colours reversed', async () => {
    const { page } = bench.desk;
    await mustPost(bench.server, { type: 'commitTurn', line: 'resign 1' });
    await eventually(() => bench.desk.lacks.textContent()).toBe('Партия окончена');
    await page.getByTestId('open-matches').click();
    await page.getByRole('button', { name: 'Ответная партия' }).first().click();
    await page.getByRole('dialog', { name: 'Ответная партия' }).waitFor();
    expect(await page.getByTestId('new-white').inputValue()).toBe('Blues');
    expect(await page.getByTestId('new-black').inputValue()).toBe('Reds');
    await page.getByTestId('create-match').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(bench.branches).toEqual(['1:11 ']);
    await page.getByText('Матч 10:0').waitFor();
  });

  it('lists the addresses of the overlays and the keys', async () => {
    const { page } = bench.desk;
    await page.getByTestId('open-overlays').click();
    const links = await page.getByRole('dialog').getByRole('link').all();
    const statuses = await Promise.all(
      links.map(async (link) => (await fetch((await link.getAttribute('href')) ?? '')).status),
    );
    expect(statuses.length).toBeGreaterThanOrEqual(18);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Справка и клавиши' }).waitFor();
  });

  it('says that OBS is not configured', async () => {
    expect(await bench.desk.page.getByTestId('obs').getAttribute('data-state')).toBe('not-configured');
    expect(await bench.desk.page.getByTestId('scene-white').isDisabled()).toBe(true);
  });
});
