import { describe, expect, it } from 'vitest';
import { directorBench } from './support/directorBench';
import { expectNoSeriousFindings } from './support/axe';
import { mustPost } from './support/commands';
import { openDirector, readShow } from './support/directorDesk';
import { until } from './support/until';

const bench = directorBench();
const { setPeople } = bench;

/** What a measurement needs of an element of the page. */
interface Measured {
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { readonly width: number; readonly height: number };
}

describe('the page', () => {
  it('stands as it stood after a reload in every state', async () => {
    await setPeople();
    const states: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['at first', () => Promise.resolve()],
      ['an item cued', () => bench.desk.key('KeyN')],
      ['on air', () => bench.desk.take()],
      ['a person cued', () => bench.desk.press('lower-third-w1')],
      ['everything cleared', () => bench.desk.key('Shift+KeyC')],
      ['restored', () => bench.desk.key('Shift+KeyR')],
      ['undone', () => bench.desk.key('KeyZ')],
      ['clock running: a suggestion', () => mustPost(bench.server, { type: 'startClock' })],
    ];
    /** When the evening ends goes on with the clock. */
    const read = () =>
      bench.desk.page.locator('.desk').evaluate((element: unknown) => {
        interface Part {
          readonly innerText: string;
          readonly querySelector: (selector: string) => Part | null;
        }
        const desk = element as Part;
        return desk.innerText.replace(desk.querySelector('.rundown-end')?.innerText ?? '', '');
      });
    /** As it reads while no monitor says that it is behind: on a crowded machine each is for a moment. */
    const look = async (): Promise<string> => {
      let text = '';
      await until(async () => !(text = await read()).includes('ОТСТАЁТ'), 'the monitors to be there');
      return text;
    };
    let version = -1;
    for (const [name, act] of states) {
      await act();
      if (name !== 'at first')
        await until(async () => (await readShow(bench.server)).version > version, `${name} to arrive`);
      ({ version } = await bench.desk.settled());
      const before = await look();
      await bench.desk.page.reload();
      await bench.desk.settled();
      expect([name, await look()]).toEqual([name, before]);
    }
    expect(bench.desk.errors).toEqual([]);
  });

  it.each([
    ['ru', 'dark'],
    ['en', 'light'],
  ] as const)('has no serious finding of axe, in %s and %s', async (language, theme) => {
    await setPeople();
    const other = await openDirector(bench.browser, bench.server, { language, theme });
    await other.key('KeyN');
    await other.page.locator('[data-state="cued"]').waitFor();
    await expectNoSeriousFindings(other.page);
    await other.take();
    await expectNoSeriousFindings(other.page);
    for (const [open, dialog] of [
      ['edit-break', 'content-dialog'],
      ['edit-item-break', 'item-dialog'],
      ['modes', 'modes-dialog'],
    ] as const) {
      await other.press(open);
      await other.at(dialog).waitFor();
      await expectNoSeriousFindings(other.page);
      await other.key('Escape');
      await other.at(dialog).waitFor({ state: 'detached' });
    }
    await other.close();
  });

  it.each([
    [1280, 800],
    [1920, 1080],
  ])('fits %i x %i: nothing scrolls the window, every button is large enough', async (width, height) => {
    await bench.desk.page.setViewportSize({ width, height });
    await bench.desk.key('KeyN');
    await bench.desk.page.locator('[data-state="cued"]').waitFor();
    const small = await bench.desk.page.locator('.desk button').evaluateAll((buttons) =>
      (buttons as unknown as readonly Measured[])
        .map((button) => ({ name: button.getAttribute('data-testid'), box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 40 || box.height < 40)
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
    const overflow = await bench.desk.page.evaluate(
      '[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]',
    );
    expect(overflow).toEqual([0, 0]);
    const take = await bench.desk.at('take').boundingBox();
    expect(Math.min(take?.width ?? 0, take?.height ?? 0)).toBeGreaterThanOrEqual(120);
  });

  it('says below the pictures’ buttons that nobody answered, and their keys stay in them', async () => {
    process.kill(bench.server.pid(), 'SIGSTOP');
    try {
      await bench.desk.page.locator('.presets .preset').first().click();
      await bench.desk.at('preset-refusal').waitFor();
    } finally {
      process.kill(bench.server.pid(), 'SIGCONT');
    }
    expect(await bench.desk.at('preset-refusal').getAttribute('data-code')).toBe('client/no_answer');
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await bench.desk.page.setViewportSize({ width, height });
      const over = await bench.desk.page.evaluate(
        `[...document.querySelectorAll('.presets .preset')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
      );
      expect([width, over]).toEqual([width, []]);
    }
  });

  it('on an upright tablet its words are read whole: the plan, a suggestion, what is not prepared', async () => {
    const { version, items } = (await readShow(bench.server)).rundown;
    const timed = items.map((item) => ({ ...item, at: '23:40' }));
    await mustPost(bench.server, { type: 'setRundown', rundownVersion: version, items: timed });
    await mustPost(bench.server, { type: 'startClock' });
    await bench.play('1:e4');
    await bench.play('1:Nf6 2:d5 branch 1>2 3+7');
    const { page } = bench.desk;
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.locator('.suggestion').first().waitFor();
    await bench.desk.settled();
    await bench.desk.screenshot('director-upright');
    const cut = await page.evaluate(`[
      ...document.querySelectorAll('.rundown-cue strong, .suggestion:first-child > *, .monitor-empty, .rundown .ui-panel-actions'),
    ].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const room = one.closest('.rundown > *, .suggestions > ul, .monitor-glass').getBoundingClientRect();
      const isOut = left < room.left || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
      return isOut || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    }).map((one) => one.className + ': ' + one.textContent)`);
    expect(cut).toEqual([]);
  });
});
