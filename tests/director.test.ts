import type { ShowView } from '@schemas/show';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import { launchShell } from './support/shell';
import { mustPost, newMatch, postCommand } from './support/commands';
import { openDirector, readShow, type DirectorDesk } from './support/directorDesk';
import { keepState } from './support/keptState';
import { startTestServer, type TestServer } from './support/server';
import { sortByKeys } from './support/sortByKeys';
import { until } from './support/until';

let browser: Browser;
let server: TestServer;
let desk: DirectorDesk;
/** Every test begins with a new match, and a show in which nothing was done. */
let begin: () => Promise<void>;

const PROGRAMME = new Set(['boards', 'scorebug', 'key-change', 'mics', 'lower-third', 'ticker', 'tree-strip']);
const PICTURES = new Set(['boards', 'focus', 'analysis', 'tree', 'teams', 'intro', 'break', 'result', 'explainer']);
const onAir = ({ graphics }: ShowView) =>
  Object.entries(graphics)
    .filter(([id, { on }]) => on && (PROGRAMME.has(id) || PICTURES.has(id)))
    .map(([id]) => id);
const PLAY = ['boards', 'scorebug', 'key-change', 'mics'];
const play = (line: string) => mustPost(server, { type: 'commitTurn', line });
const person = (id: string, name: string, role: string) => ({
  id,
  name,
  title: '',
  role,
  rating: null,
  table: null,
  photo: null,
  mic: null,
});
const setPeople = () =>
  mustPost(server, {
    type: 'setPeople',
    people: {
      white: {
        name: '',
        short: '',
        logo: null,
        colour: null,
        people: [person('w1', 'Анна', 'captain'), person('w2', 'Пётр', 'player')],
      },
      black: { name: '', short: '', logo: null, colour: null, people: [] },
      arbiters: [person('a1', 'Олег', 'arbiter')],
      commentators: [],
    },
  });

beforeAll(async () => {
  [browser, server] = await Promise.all([launchShell(), startTestServer({ pages: true })]);
  await newMatch(server, { settings: {} });
  begin = await keepState(server);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  await begin();
  desk = await openDirector(browser, server);
});
afterEach(() => desk.close());

describe('cue and take', () => {
  it('by mouse: the preview shows what a take brings, the take makes it the programme', async () => {
    await play('1:e4');
    await desk.shows('program', PLAY);
    expect(await desk.at('take').isDisabled()).toBe(true);
    await desk.press('press-ticker');
    await desk.tile('ticker', { on: false, cued: 'in' });
    await desk.shows('preview', [...PLAY, 'ticker']);
    expect((await desk.settled()).graphics.ticker.on).toBe(false);
    await desk.inMonitor('preview', 'ticker').locator('[data-air]').waitFor();
    expect(await desk.inMonitor('program', 'ticker').locator('[data-air]').count()).toBe(0);
    await desk.press('take');
    await desk.tile('ticker', { on: true, cued: '' });
    await desk.shows('program', [...PLAY, 'ticker']);
    await desk.shows('preview', []);
    await desk.inMonitor('program', 'ticker').locator('[data-air]').waitFor();
    await desk.inMonitor('program', 'boards').locator('[data-role="card"]').waitFor();
  });

  it('load no page: the monitors’ own are there for the whole evening', async () => {
    const frames = `[...document.querySelectorAll('iframe')]`;
    await desk.page.evaluate(`${frames}.forEach(({ contentWindow }) => { contentWindow.isKept = true; })`);
    await desk.press('press-teams');
    await desk.tile('teams', { cued: 'in' });
    await desk.take();
    await desk.shows('program', ['teams']);
    await desk.inMonitor('program', 'teams').locator('[data-air]').waitFor();
    expect(await desk.page.evaluate(`${frames}.map(({ contentWindow }) => contentWindow.isKept)`)).toEqual([
      true,
      true,
    ]);
  });

  it('by keys alone, on a Russian layout too; a picture takes the place of the one that is on', async () => {
    await desk.key('Digit3');
    await desk.tile('tree', { cued: 'in' });
    await desk.tile('boards', { cued: 'out' });
    await desk.page.evaluate(`window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', key: 'е' }))`);
    await desk.tile('tree', { on: true, cued: '' });
    await desk.tile('boards', { on: false, cued: '' });
    await desk.key('Digit3');
    await desk.tile('tree', { cued: 'out' });
    await desk.key('KeyX');
    await desk.tile('tree', { on: true, cued: '' });
  });

  it('with content that is written first; what is wrong stands beside it and loses nothing', async () => {
    await desk.press('edit-intro');
    const dialog = desk.at('content-dialog');
    await dialog.getByLabel('Заголовок', { exact: true }).fill('Финал');
    // A key of the page is a letter in a field.
    await desk.key('KeyT');
    await desk.press('cue-content');
    await dialog.waitFor({ state: 'detached' });
    await desk.tile('intro', { on: false, cued: 'in' });
    expect((await desk.settled()).graphics.intro.cue).toMatchObject({ on: true, content: { title: 'Финалt' } });
    await desk.take();
    expect((await desk.settled()).graphics.intro).toMatchObject({ on: true, content: { title: 'Финалt' } });
  });

  it('says before what makes room for it, and what comes back', async () => {
    const changes = desk.at('changes');
    const change = (graphic: string, effect: string) =>
      changes.locator(`[data-graphic="${graphic}"][data-effect="${effect}"]`).waitFor();
    await desk.press('press-focus');
    await change('focus', 'in');
    await change('boards', 'out');
    await desk.take();
    expect((await desk.settled()).graphics.boards.on).toBe(false);
    await desk.press('press-focus');
    await change('boards', 'in');
    await desk.take();
    const { graphics } = await desk.settled();
    expect([graphics.focus.on, graphics.boards.on]).toEqual([false, true]);
    expect(await desk.page.locator('.sharing').count()).toBe(0);
  });

  it('of a person’s lower third, and of his microphone’s tag', async () => {
    await setPeople();
    await desk.press('lower-third-w1');
    await desk.page.locator('[data-testid="person-w1"][data-cued="true"]').waitFor();
    await desk.take();
    await desk.page.locator('[data-testid="person-w1"][data-on="true"]').waitFor();
    expect((await desk.settled()).graphics['lower-third']).toMatchObject({ on: true, content: { person: 'w1' } });
    await desk.press('lower-third-a1');
    await desk.tile('lower-third', { cued: 'change' });
    await desk.press('mic-w2');
    await desk.page.locator('[data-testid="mic-w2"][aria-pressed="true"]').waitFor();
  });
});

describe('a picture by its name', () => {
  it('is one key, one take; its button says where it is, and the rundown’s mark follows the air', async () => {
    await desk.key('Shift+Digit2');
    await desk.page.locator('[data-testid="preset-gameTree"][data-cued="true"]').waitFor();
    await desk.take();
    await desk.page.locator('[data-testid="preset-gameTree"][data-on="true"]').waitFor();
    expect(onAir(await desk.settled()).toSorted()).toEqual([...PLAY, 'tree-strip'].toSorted());
    await desk.press('cue-item-result');
    await desk.take();
    const mark = desk.page.locator('[data-testid="item-result"][data-state="current"]');
    await mark.waitFor();
    await desk.press('preset-game');
    await desk.take();
    await mark.waitFor({ state: 'detached' });
    expect(await desk.at('next-item').textContent()).toContain('Заставка');
    expect(await desk.at('outputs').getByTestId('tile-audience-white').textContent()).not.toContain('в эфире');
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
    await desk.shows('program', PLAY);
    await desk.page.evaluate(away(true));
    for (const line of ['1:e5', '1:Nf3', '1:Nc6']) await play(line);
    const { takes } = (await readShow(server)).graphics.ticker;
    await mustPost(server, { type: 'takeGraphic', graphic: 'ticker', takes });
    await desk.page.evaluate(away(false));
    await desk.shows('program', [...PLAY, 'ticker']);
    await desk.inMonitor('program', 'boards').locator('[data-man="c6"]').waitFor();
    const behind = desk.at('behind-program');
    await behind.waitFor({ state: 'detached' });
    await desk.page.evaluate(
      `window.frames[0].document.querySelector('[data-graphic="boards"] [data-root]').dataset.version = '1'`,
    );
    await behind.waitFor();
    await play('1:Bb5');
    await behind.waitFor({ state: 'detached' });
    const cdp = await desk.page.context().newCDPSession(desk.page);
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await play('1:a6');
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await desk.inMonitor('program', 'boards').locator('[data-man="a6"]').waitFor();
    await desk.page.evaluate(`window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit2' }))`);
    await desk.tile('focus', { cued: 'in' });
  });
});

describe('guards', () => {
  it('a second take while the graphic still moves is refused, and passes a moment later', async () => {
    const { content } = (await readShow(server)).graphics.ticker;
    const refusal = desk.at('take-refusal');
    // Somebody's take, and the director's press before it has come to rest; a slow machine may need another try.
    await until(async () => {
      const { takes, on } = (await readShow(server)).graphics.ticker;
      await mustPost(server, { type: 'cueGraphic', graphic: 'ticker', on: !on, content });
      // Refused while what an earlier try took still moves.
      if (!(await postCommand(server, { type: 'takeGraphic', graphic: 'ticker', takes })).answer.ok) return false;
      await mustPost(server, { type: 'cueGraphic', graphic: 'ticker', on, content });
      await desk.settled();
      await desk.press('take');
      await until(
        async () => (await refusal.count()) > 0 || (await readShow(server)).graphics.ticker.takes === takes + 2,
        'an answer to the take',
      );
      return (await refusal.count()) > 0;
    }, 'a take in a transition');
    expect(await refusal.getAttribute('data-code')).toBe('show/in_transition');
    const { takes, on } = (await desk.settled()).graphics.ticker;
    await desk.take();
    await desk.tile('ticker', { on: !on, cued: '' });
    expect([(await readShow(server)).graphics.ticker.takes, await refusal.count()]).toEqual([takes + 1, 0]);
  });

  it('of two directors who take the same preview one wins; the other is told, sees it, and takes anew', async () => {
    const other = await openDirector(browser, server, { name: 'Вторая' });
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
    await desk.press('press-ticker');
    await Promise.all([desk.tile('ticker', { cued: 'in' }), other.tile('ticker', { cued: 'in' })]);
    isHeld = true;
    await desk.press('take');
    await desk.tile('ticker', { on: true });
    await other.press('take');
    const refusal = other.at('take-refusal');
    await refusal.waitFor();
    expect(await refusal.getAttribute('data-code')).toBe('show/taken_meanwhile');
    expect((await readShow(server)).graphics.ticker).toMatchObject({ on: true, takes: 1 });
    isHeld = false;
    for (const release of held) release();
    await other.tile('ticker', { on: true, cued: '' });
    await other.press('press-ticker');
    await other.take();
    await desk.tile('ticker', { on: false });
    await other.close();
  });

  it('of two directors who press at the same moment exactly one take counts, round after round', async () => {
    const other = await openDirector(browser, server);
    const graphics = ['ticker', 'result', 'teams', 'break', 'explainer', 'focus'] as const;
    for (const graphic of graphics) {
      await mustPost(server, {
        type: 'cueGraphic',
        graphic,
        on: true,
        content: (await readShow(server)).graphics[graphic].content,
      });
      await Promise.all([desk.tile(graphic, { cued: 'in' }), other.tile(graphic, { cued: 'in' })]);
      const click = (director: DirectorDesk) => director.at('take').dispatchEvent('click');
      await Promise.all([click(desk), click(other)]);
      await Promise.all([desk.tile(graphic, { on: true, cued: '' }), other.tile(graphic, { on: true, cued: '' })]);
      expect((await readShow(server)).graphics[graphic].takes).toBe(1);
    }
    await other.close();
  });

  it('nothing is sent while the connection is lost, and everything is there when it comes back', async () => {
    await desk.press('press-ticker');
    await desk.tile('ticker', { cued: 'in' });
    await server.kill('SIGKILL');
    await desk.at('frame-offline').waitFor();
    for (const testId of ['take', 'clear', 'press-ticker', 'next-item', 'add-item'])
      expect(await desk.at(testId).isDisabled()).toBe(true);
    await desk.key('KeyT');
    await server.start();
    await desk.at('frame-offline').waitFor({ state: 'detached' });
    expect((await desk.settled()).graphics.ticker).toMatchObject({ on: false, takes: 0 });
    await desk.press('take');
    await desk.tile('ticker', { on: true });
  });
});

describe('the air as a whole', () => {
  it('CLEAR ALL by key, something else in between, RESTORE by key', async () => {
    await desk.key('Shift+KeyC');
    await desk.at('monitor-program').getByText('В эфире ничего нет').waitFor();
    expect(onAir(await desk.settled())).toEqual([]);
    await desk.press('press-break');
    await desk.press('take');
    await desk.tile('break', { on: true });
    await desk.key('Shift+KeyR');
    await desk.tile('boards', { on: true });
    expect(onAir(await desk.settled())).toEqual(['boards', 'scorebug', 'key-change', 'mics']);
    expect(await desk.at('restore').isDisabled()).toBe(true);
  });

  it('undo and redo say what will come and go, and do it', async () => {
    await desk.press('press-ticker');
    await desk.press('take');
    await desk.tile('ticker', { on: true });
    expect(await desk.at('undo-air').textContent()).toContain('Лента ходов – уйдёт');
    await desk.key('KeyZ');
    await desk.tile('ticker', { on: false, cued: 'in' });
    expect(await desk.at('redo-air').textContent()).toContain('Лента ходов – в эфир');
    await desk.key('Shift+KeyZ');
    await desk.tile('ticker', { on: true, cued: '' });
    expect(await desk.at('redo-air').isDisabled()).toBe(true);
  });
});

describe('the rundown', () => {
  it('runs from intro to result by two keys', async () => {
    const { items } = (await desk.settled()).rundown;
    const seen: (readonly string[])[] = [];
    for (const { id } of items) {
      await desk.key('KeyN');
      await desk.page.locator(`[data-testid="item-${id}"][data-state="cued"]`).waitFor();
      await until(async () => {
        await desk.key('KeyT');
        return (await readShow(server)).rundown.current === id;
      }, `${id} on air`);
      await desk.page.locator(`[data-testid="item-${id}"][data-state="current"]`).waitFor();
      seen.push(onAir(await desk.settled()));
    }
    expect(seen).toEqual([['intro'], ['teams'], ['explainer'], PLAY, ['break'], PLAY, ['result']]);
    expect(await desk.at('next-item').isDisabled()).toBe(true);
    expect(desk.errors).toEqual([]);
  });

  it('takes a new item with notes, content and several graphics; an edit is taken back and made again', async () => {
    await desk.press('add-item');
    const dialog = desk.at('item-dialog');
    await dialog.getByLabel('Название').fill('Вопрос зрителя');
    await dialog.getByLabel('Заметки').fill('Спросить капитана');
    await desk.press('ticker-on');
    await desk.press('teams-on');
    await desk.at('item-graphic-teams').getByRole('checkbox').click();
    await desk.at('item-graphic-teams').getByRole('button', { name: 'Белые' }).click();
    await desk.press('save-item');
    await dialog.waitFor({ state: 'detached' });
    await desk.page.getByText('Спросить капитана').waitFor();
    const added = (await desk.settled()).rundown.items.at(-1);
    expect(added).toMatchObject({ title: 'Вопрос зрителя', notes: 'Спросить капитана', alone: true });
    await desk.press('undo-rundown');
    await desk.at(`item-${added?.id}`).waitFor({ state: 'detached' });
    await desk.press('redo-rundown');
    await desk.press(`cue-item-${added?.id}`);
    await desk.tile('teams', { cued: 'in' });
    await desk.take();
    const show = await desk.settled();
    // The line-up fills the frame: the band of its own item would lie on it.
    expect(onAir(show)).toEqual(['teams']);
    expect(show.graphics.teams.content).toEqual({ side: 'white' });
  });

  it('is reordered by mouse and by keyboard, and an item is removed', async () => {
    const order = async () => (await desk.settled()).rundown.items.map(({ id }) => id);
    const orderIs = (...first: readonly string[]) =>
      until(async () => (await order()).slice(0, first.length).join() === first.join(), `${first.join()} first`);
    const [handle, target] = [desk.at('move-intro'), desk.at('move-explainer')];
    const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
    if (from === null || to === null) throw new Error('The handles are not on the screen.');
    await desk.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await desk.page.mouse.down();
    await desk.page.mouse.move(from.x + from.width / 2, from.y + from.height, { steps: 3 });
    await desk.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await desk.page.mouse.up();
    await orderIs('teams', 'explainer', 'intro');
    await sortByKeys(desk.page, desk.at('move-intro'), (place) => `: место ${place}.`, [3, 2]);
    await orderIs('teams', 'intro', 'explainer');
    await desk.press('edit-item-teams');
    await desk.press('remove-item');
    await orderIs('intro', 'explainer');
  });

  it('of two who edit at once the later one is told, and keeps what he has written', async () => {
    await desk.press('edit-item-intro');
    await desk.at('item-dialog').getByLabel('Заметки').fill('Мои заметки');
    const { version, items } = (await readShow(server)).rundown;
    await mustPost(server, { type: 'setRundown', rundownVersion: version, items: items.slice(0, 3) });
    await until(async () => (await desk.at('rundown').locator('.rundown-row').count()) === 3, 'the other’s edit');
    expect(await desk.at('item-dialog').getByLabel('Заметки').inputValue()).toBe('Мои заметки');
    await desk.press('save-item');
    await desk.at('item-dialog').waitFor({ state: 'detached' });
    expect((await desk.settled()).rundown.items[0]).toMatchObject({ id: 'intro', notes: 'Мои заметки' });
  });
});

describe('suggestions', () => {
  beforeEach(async () => {
    await mustPost(server, { type: 'startClock' });
    for (const line of ['1:e4', '1:e5']) await play(line);
  });
  const suggestion = (kind: string) => desk.page.locator(`[data-testid="suggestion"][data-kind="${kind}"]`);

  it('the tree after a branching: taken by key, back to the boards with the next turn', async () => {
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await suggestion('branching').waitFor();
    expect(await suggestion('branching').textContent()).toContain('Белые разделили доску 1: 7 фишек на доску 2');
    expect((await desk.settled()).graphics.tree.on).toBe(false);
    await desk.key('KeyA');
    await desk.tile('tree', { on: false, cued: 'in' });
    await desk.tile('boards', { on: true, cued: 'out' });
    await desk.take();
    await desk.tile('tree', { on: true });
    await suggestion('branching').waitFor({ state: 'detached' });
    expect(onAir(await desk.settled())).toEqual(['tree', 'scorebug', 'mics']);
    await play('1:Nc6 2:Nc6');
    await suggestion('play').waitFor();
    await until(async () => {
      // Where its picture still moves it is refused and stands again; where it is taken it goes, perhaps under the
      // pointer.
      const accept = suggestion('play').locator('[data-testid="accept"]:not([aria-disabled="true"])');
      if ((await accept.count()) > 0) await accept.click({ timeout: 2000 }).catch(() => undefined);
      return (await readShow(server)).graphics.boards.on;
    }, 'the boards');
    await desk.tile('boards', { on: true });
  });

  it('is gone when it is ignored, also after a restart, and when its turn is taken back', async () => {
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await suggestion('branching').waitFor();
    await desk.key('KeyI');
    await desk.page.getByText('Предложений сейчас нет').waitFor();
    await server.kill('SIGKILL');
    await server.start();
    await desk.at('frame-offline').waitFor({ state: 'detached' });
    expect((await desk.settled()).suggestions).toEqual([]);
    const undo = async () => mustPost(server, { type: 'undo', expectedVersion: await versionNow(), reason: null });
    await undo();
    await play('1:Nf3 2:Bc4 branch 1>2 4+6');
    await suggestion('branching').waitFor();
    await undo();
    await suggestion('branching').waitFor({ state: 'detached' });
  });

  it('is taken at once where the director has said so, and is taken back as any take', async () => {
    await mustPost(server, { type: 'setReturnDelay', seconds: null });
    await desk.press('modes');
    await desk.press('mode-branching-auto');
    await desk.page.locator('[data-testid="mode-branching-auto"][aria-pressed="true"]').waitFor();
    await desk.key('Escape');
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await desk.tile('tree', { on: true });
    expect(await suggestion('branching').count()).toBe(0);
    await desk.key('KeyZ');
    await desk.tile('tree', { on: false });
    await desk.tile('boards', { on: true });
  });

  it('goes back to what was on by itself where a rule took it', async () => {
    await desk.press('modes');
    await desk.press('mode-branching-auto');
    await desk.page.locator('[data-testid="mode-branching-auto"][aria-pressed="true"]').waitFor();
    await desk.at('goes-back-after').fill('3');
    await until(async () => (await readShow(server)).returnSeconds === 3, 'three seconds');
    await desk.key('Escape');
    const takes = async () => (await readShow(server)).graphics.tree.takes;
    const before = await takes();
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await until(async () => (await takes()) === before + 2, 'the tree on and off again');
    await desk.tile('tree', { on: false });
    await desk.tile('boards', { on: true });
    expect((await readShow(server)).returnAtMs).toBeNull();
  });

  it('stays where the director keeps it', async () => {
    await mustPost(server, { type: 'setReturnDelay', seconds: 600 });
    await desk.press('modes');
    await desk.press('mode-branching-auto');
    await desk.page.locator('[data-testid="mode-branching-auto"][aria-pressed="true"]').waitFor();
    await desk.key('Escape');
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await desk.tile('tree', { on: true });
    await desk.at('goes-back-in').waitFor();
    await desk.key('k');
    await desk.at('goes-back-in').waitFor({ state: 'detached' });
    expect(await readShow(server)).toMatchObject({ returnAtMs: null, graphics: { tree: { on: true } } });
  });

  it('a commentator’s board stands apart from what the director has cued', async () => {
    const { content } = (await readShow(server)).graphics.analysis;
    await desk.press('press-ticker');
    await desk.tile('ticker', { cued: 'in' });
    await mustPost(server, { type: 'proposeAnalysis', content: { ...content, title: 'А если так?' } });
    await desk.at('analysis-proposal').getByText('А если так?').waitFor();
    await desk.press('take');
    await desk.tile('ticker', { on: true });
    expect((await desk.settled()).graphics.analysis.on).toBe(false);
    await desk.press('look-analysis');
    await desk.at('analysis-proposal').waitFor({ state: 'detached' });
    for (const graphic of ['boards', 'ticker'] as const) await desk.tile(graphic, { on: true, cued: 'out' });
    await desk.take();
    // The score and who speaks stand above every full picture.
    expect(onAir(await desk.settled())).toEqual(['analysis', 'scorebug', 'mics']);
  });
});

/** What a measurement needs of an element of the page. */
interface Measured {
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { readonly width: number; readonly height: number };
}

const versionNow = async (): Promise<number> =>
  ((await (await fetch(`${server.url}/chess-match/health`)).json()) as { journal: { version: number } }).journal
    .version;

describe('the page', () => {
  it('stands as it stood after a reload in every state', async () => {
    await setPeople();
    const states: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['at first', () => Promise.resolve()],
      ['an item cued', () => desk.key('KeyN')],
      ['on air', () => desk.take()],
      ['a person cued', () => desk.press('lower-third-w1')],
      ['everything cleared', () => desk.key('Shift+KeyC')],
      ['restored', () => desk.key('Shift+KeyR')],
      ['undone', () => desk.key('KeyZ')],
      ['clock running: a suggestion', () => mustPost(server, { type: 'startClock' })],
    ];
    const read = () =>
      desk.page.locator('.desk').evaluate((element: unknown) => {
        const { innerText } = element as { readonly innerText: string };
        return innerText;
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
      if (name !== 'at first') await until(async () => (await readShow(server)).version > version, `${name} to arrive`);
      ({ version } = await desk.settled());
      const before = await look();
      await desk.page.reload();
      await desk.settled();
      expect([name, await look()]).toEqual([name, before]);
    }
    expect(desk.errors).toEqual([]);
  });

  it.each([
    ['ru', 'dark'],
    ['en', 'light'],
  ] as const)('has no serious finding of axe, in %s and %s', async (language, theme) => {
    await setPeople();
    const other = await openDirector(browser, server, { language, theme });
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
    await desk.page.setViewportSize({ width, height });
    await desk.key('KeyN');
    await desk.page.locator('[data-state="cued"]').waitFor();
    const small = await desk.page.locator('.desk button').evaluateAll((buttons) =>
      (buttons as unknown as readonly Measured[])
        .map((button) => ({ name: button.getAttribute('data-testid'), box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 40 || box.height < 40)
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
    const overflow = await desk.page.evaluate(
      '[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]',
    );
    expect(overflow).toEqual([0, 0]);
    const take = await desk.at('take').boundingBox();
    expect(Math.min(take?.width ?? 0, take?.height ?? 0)).toBeGreaterThanOrEqual(120);
  });

  it('says below the pictures’ buttons that nobody answered, and their keys stay in them', async () => {
    process.kill(server.pid(), 'SIGSTOP');
    try {
      await desk.page.locator('.presets .preset').first().click();
      await desk.at('preset-refusal').waitFor();
    } finally {
      process.kill(server.pid(), 'SIGCONT');
    }
    expect(await desk.at('preset-refusal').getAttribute('data-code')).toBe('client/no_answer');
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await desk.page.setViewportSize({ width, height });
      const over = await desk.page.evaluate(
        `[...document.querySelectorAll('.presets .preset')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
      );
      expect([width, over]).toEqual([width, []]);
    }
  });
});
