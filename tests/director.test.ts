import { describe, expect, it } from 'vitest';
import { directorBench, onAir, PLAY } from './support/directorBench';
import { mustPost, postCommand } from './support/commands';
import { openDirector, readShow, type DirectorDesk } from './support/directorDesk';
import { until } from './support/until';

const bench = directorBench();
const { play, setPeople } = bench;

describe('cue and take', () => {
  it('by mouse: the preview shows what a take brings, the take makes it the program', async () => {
    await play('1:e4');
    await bench.desk.shows('program', PLAY);
    expect(await bench.desk.at('take').isDisabled()).toBe(true);
    await bench.desk.press('press-ticker');
    await bench.desk.tile('ticker', { on: false, cued: 'in' });
    await bench.desk.shows('preview', [...PLAY, 'ticker']);
    expect((await bench.desk.settled()).graphics.ticker.on).toBe(false);
    await bench.desk.inMonitor('preview', 'ticker').locator('[data-air]').waitFor();
    expect(await bench.desk.inMonitor('program', 'ticker').locator('[data-air]').count()).toBe(0);
    await bench.desk.press('take');
    await bench.desk.tile('ticker', { on: true, cued: '' });
    await bench.desk.shows('program', [...PLAY, 'ticker']);
    await bench.desk.shows('preview', []);
    await bench.desk.inMonitor('program', 'ticker').locator('[data-air]').waitFor();
    await bench.desk.inMonitor('program', 'boards').locator('[data-role="card"]').waitFor();
  });

  it('load no page: the monitors’ own are there for the whole evening', async () => {
    const frames = `[...document.querySelectorAll('iframe')]`;
    await bench.desk.page.evaluate(`${frames}.forEach(({ contentWindow }) => { contentWindow.isKept = true; })`);
    await bench.desk.press('press-teams');
    await bench.desk.tile('teams', { cued: 'in' });
    await bench.desk.take();
    await bench.desk.shows('program', ['teams']);
    await bench.desk.inMonitor('program', 'teams').locator('[data-air]').waitFor();
    expect(await bench.desk.page.evaluate(`${frames}.map(({ contentWindow }) => contentWindow.isKept)`)).toEqual([
      true,
      true,
    ]);
  });

  it('by keys alone, on a Russian layout too; a picture takes the place of the one that is on', async () => {
    await bench.desk.key('Digit3');
    await bench.desk.tile('tree', { cued: 'in' });
    await bench.desk.tile('boards', { cued: 'out' });
    await bench.desk.page.evaluate(`window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', key: 'е' }))`);
    await bench.desk.tile('tree', { on: true, cued: '' });
    await bench.desk.tile('boards', { on: false, cued: '' });
    await bench.desk.key('Digit3');
    await bench.desk.tile('tree', { cued: 'out' });
    await bench.desk.key('KeyX');
    await bench.desk.tile('tree', { on: true, cued: '' });
  });

  it('with content that is written first; what is wrong stands beside it and loses nothing', async () => {
    await bench.desk.press('edit-intro');
    const dialog = bench.desk.at('content-dialog');
    await dialog.getByLabel('Заголовок', { exact: true }).fill('Финал');
    // A key of the page is a letter in a field.
    await bench.desk.key('KeyT');
    await bench.desk.press('cue-content');
    await dialog.waitFor({ state: 'detached' });
    await bench.desk.tile('intro', { on: false, cued: 'in' });
    expect((await bench.desk.settled()).graphics.intro.cue).toMatchObject({ on: true, content: { title: 'Финалt' } });
    await bench.desk.take();
    expect((await bench.desk.settled()).graphics.intro).toMatchObject({ on: true, content: { title: 'Финалt' } });
  });

  it('says before what makes room for it, and what comes back', async () => {
    const changes = bench.desk.at('changes');
    const change = (graphic: string, effect: string) =>
      changes.locator(`[data-graphic="${graphic}"][data-effect="${effect}"]`).waitFor();
    await bench.desk.press('press-focus');
    await change('focus', 'in');
    await change('boards', 'out');
    await bench.desk.take();
    expect((await bench.desk.settled()).graphics.boards.on).toBe(false);
    await bench.desk.press('press-focus');
    await change('boards', 'in');
    await bench.desk.take();
    const { graphics } = await bench.desk.settled();
    expect([graphics.focus.on, graphics.boards.on]).toEqual([false, true]);
    expect(await bench.desk.page.locator('.sharing').count()).toBe(0);
  });

  it('of a person’s lower third, and of his microphone’s tag', async () => {
    await setPeople();
    await bench.desk.press('lower-third-w1');
    await bench.desk.page.locator('[data-testid="person-w1"][data-cued="true"]').waitFor();
    await bench.desk.take();
    await bench.desk.page.locator('[data-testid="person-w1"][data-on="true"]').waitFor();
    expect((await bench.desk.settled()).graphics['lower-third']).toMatchObject({ on: true, content: { person: 'w1' } });
    await bench.desk.press('lower-third-a1');
    await bench.desk.tile('lower-third', { cued: 'change' });
    await bench.desk.press('mic-w2');
    await bench.desk.page.locator('[data-testid="mic-w2"][aria-pressed="true"]').waitFor();
  });
});

describe('a picture by its name', () => {
  it('is one key, one take; its button says where it is, and the rundown’s mark follows the air', async () => {
    await bench.desk.key('Shift+Digit2');
    await bench.desk.page.locator('[data-testid="preset-gameTree"][data-cued="true"]').waitFor();
    await bench.desk.take();
    await bench.desk.page.locator('[data-testid="preset-gameTree"][data-on="true"]').waitFor();
    expect(onAir(await bench.desk.settled()).toSorted()).toEqual([...PLAY, 'tree-strip'].toSorted());
    await bench.desk.press('cue-item-result');
    await bench.desk.take();
    const mark = bench.desk.page.locator('[data-testid="item-result"][data-state="current"]');
    await mark.waitFor();
    await bench.desk.press('preset-game');
    await bench.desk.take();
    await mark.waitFor({ state: 'detached' });
    expect(await bench.desk.at('next-item').textContent()).toContain('Заставка');
    expect(await bench.desk.at('outputs').getByTestId('tile-audience-white').textContent()).not.toContain('в эфире');
  });
});

describe('a page that was away', () => {
  /** As a tab in the background: nobody sees it, and it gets no time to rest. */
  const away = (
    isHidden: boolean,
  ): string => `for (const view of [window, ...[0, 1].map((place) => window.frames[place])]) {
    Object.defineProperty(view.document, 'hidden', { configurable: true, get: () => ${isHidden} });
    view.requestIdleCallback = () => 0;
    view.document.dispatchEvent(new view.Event('visibilitychange'));
  }`;

  it('shows what is on air as soon as it is seen again; behind, it says so; no key is lost', async () => {
    await play('1:e4');
    await bench.desk.shows('program', PLAY);
    await bench.desk.page.evaluate(away(true));
    for (const line of ['1:e5', '1:Nf3', '1:Nc6']) await play(line);
    const { takes } = (await readShow(bench.server)).graphics.ticker;
    await mustPost(bench.server, { type: 'takeGraphic', graphic: 'ticker', takes });
    await bench.desk.page.evaluate(away(false));
    await bench.desk.shows('program', [...PLAY, 'ticker']);
    await bench.desk.inMonitor('program', 'boards').locator('[data-piece="c6"]').waitFor();
    const behind = bench.desk.at('behind-program');
    await behind.waitFor({ state: 'detached' });
    await bench.desk.page.evaluate(
      `window.frames[0].document.querySelector('[data-graphic="boards"] [data-root]').dataset.version = '1'`,
    );
    await behind.waitFor();
    await play('1:Bb5');
    await behind.waitFor({ state: 'detached' });
    const cdp = await bench.desk.page.context().newCDPSession(bench.desk.page);
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await play('1:a6');
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await bench.desk.inMonitor('program', 'boards').locator('[data-piece="a6"]').waitFor();
    await bench.desk.page.evaluate(`window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit2' }))`);
    await bench.desk.tile('focus', { cued: 'in' });
  });
});

describe('guards', () => {
  it('a second take while the graphic still moves is refused, and passes a moment later', async () => {
    const { content } = (await readShow(bench.server)).graphics.ticker;
    const refusal = bench.desk.at('take-refusal');
    // Somebody's take, and the director's press before it has come to rest; a slow machine may need another try.
    await until(async () => {
      const { takes, on } = (await readShow(bench.server)).graphics.ticker;
      await mustPost(bench.server, { type: 'cueGraphic', graphic: 'ticker', on: !on, content });
      // Refused while what an earlier try took still moves.
      if (!(await postCommand(bench.server, { type: 'takeGraphic', graphic: 'ticker', takes })).answer.ok) return false;
      await mustPost(bench.server, { type: 'cueGraphic', graphic: 'ticker', on, content });
      await bench.desk.settled();
      await bench.desk.press('take');
      await until(
        async () => (await refusal.count()) > 0 || (await readShow(bench.server)).graphics.ticker.takes === takes + 2,
        'an answer to the take',
      );
      return (await refusal.count()) > 0;
    }, 'a take in a transition');
    expect(await refusal.getAttribute('data-code')).toBe('show/in_transition');
    const { takes, on } = (await bench.desk.settled()).graphics.ticker;
    await bench.desk.take();
    await bench.desk.tile('ticker', { on: !on, cued: '' });
    expect([(await readShow(bench.server)).graphics.ticker.takes, await refusal.count()]).toEqual([takes + 1, 0]);
  });

  it('of two directors who take the same preview one wins; the other is told, sees it, and takes anew', async () => {
    const other = await openDirector(bench.browser, bench.server, { name: 'Вторая' });
    // The other page is held up: it sees the preview, and not that it was taken.
    let isHeld = false;
    const held: (() => void)[] = [];
    await other.page.routeWebSocket(/[?&]sid=/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        if (isHeld) held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await other.page.reload();
    await until(
      async () => (await other.page.evaluate('nodecg.socket.io.engine.transport.name')) === 'websocket',
      'the page to leave polling',
    );
    await bench.desk.press('press-ticker');
    await Promise.all([bench.desk.tile('ticker', { cued: 'in' }), other.tile('ticker', { cued: 'in' })]);
    isHeld = true;
    await bench.desk.press('take');
    await bench.desk.tile('ticker', { on: true });
    await other.press('take');
    const refusal = other.at('take-refusal');
    await refusal.waitFor();
    expect(await refusal.getAttribute('data-code')).toBe('show/taken_meanwhile');
    expect((await readShow(bench.server)).graphics.ticker).toMatchObject({ on: true, takes: 1 });
    isHeld = false;
    for (const release of held) release();
    await other.tile('ticker', { on: true, cued: '' });
    await other.press('press-ticker');
    await other.take();
    await bench.desk.tile('ticker', { on: false });
    await other.close();
  });

  it('of two directors who press at the same moment exactly one take counts, round after round', async () => {
    const other = await openDirector(bench.browser, bench.server);
    const graphics = ['ticker', 'result', 'teams', 'break', 'explainer', 'focus'] as const;
    for (const graphic of graphics) {
      await mustPost(bench.server, {
        type: 'cueGraphic',
        graphic,
        on: true,
        content: (await readShow(bench.server)).graphics[graphic].content,
      });
      await Promise.all([bench.desk.tile(graphic, { cued: 'in' }), other.tile(graphic, { cued: 'in' })]);
      const click = (director: DirectorDesk) => director.at('take').dispatchEvent('click');
      await Promise.all([click(bench.desk), click(other)]);
      await Promise.all([
        bench.desk.tile(graphic, { on: true, cued: '' }),
        other.tile(graphic, { on: true, cued: '' }),
      ]);
      expect((await readShow(bench.server)).graphics[graphic].takes).toBe(1);
    }
    await other.close();
  });

  it('nothing is sent while the connection is lost, and everything is there when it comes back', async () => {
    await bench.desk.press('press-ticker');
    await bench.desk.tile('ticker', { cued: 'in' });
    await bench.server.kill('SIGKILL');
    await bench.desk.at('frame-offline').waitFor();
    for (const testId of ['take', 'clear', 'press-ticker', 'next-item', 'add-item'])
      expect(await bench.desk.at(testId).isDisabled()).toBe(true);
    await bench.desk.key('KeyT');
    await bench.server.start();
    await bench.desk.at('frame-offline').waitFor({ state: 'detached' });
    expect((await bench.desk.settled()).graphics.ticker).toMatchObject({ on: false, takes: 0 });
    await bench.desk.press('take');
    await bench.desk.tile('ticker', { on: true });
  });
});

describe('the air as a whole', () => {
  it('CLEAR ALL by key, something else in between, RESTORE by key', async () => {
    await bench.desk.key('Shift+KeyC');
    await bench.desk.at('monitor-program').getByText('В эфире ничего нет').waitFor();
    expect(onAir(await bench.desk.settled())).toEqual([]);
    await bench.desk.press('press-break');
    await bench.desk.press('take');
    await bench.desk.tile('break', { on: true });
    await bench.desk.key('Shift+KeyR');
    await bench.desk.tile('boards', { on: true });
    expect(onAir(await bench.desk.settled())).toEqual(['boards', 'scorebug', 'key-change', 'mics']);
    expect(await bench.desk.at('restore').isDisabled()).toBe(true);
  });

  it('undo and redo say what will come and go, and do it', async () => {
    await bench.desk.press('press-ticker');
    await bench.desk.press('take');
    await bench.desk.tile('ticker', { on: true });
    expect(await bench.desk.at('undo-air').textContent()).toContain('Лента ходов – уйдёт');
    await bench.desk.key('KeyZ');
    await bench.desk.tile('ticker', { on: false, cued: 'in' });
    expect(await bench.desk.at('redo-air').textContent()).toContain('Лента ходов – в эфир');
    await bench.desk.key('Shift+KeyZ');
    await bench.desk.tile('ticker', { on: true, cued: '' });
    expect(await bench.desk.at('redo-air').isDisabled()).toBe(true);
  });
});
