import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { directorBench, onAir, PLAY } from './support/directorBench';
import type { EndsAnswer } from '../bundles/chess-match/src/match/gate/http/endsAt';
import { timeOfDay } from '../bundles/chess-match/src/games/common/timeOfDay';
import { getJson, mustPost } from './support/commands';
import { readShow } from './support/directorDesk';
import { openPanel } from './support/panels';
import { sortByKeys } from './support/sortByKeys';
import { until } from './support/until';

const bench = directorBench({ staysOpen: true });
const { play } = bench;

const versionNow = async (): Promise<number> =>
  ((await (await fetch(`${bench.server.url}/chess-match/health`)).json()) as { journal: { version: number } }).journal
    .version;

describe('the rundown', () => {
  it('runs from intro to result by two keys', async () => {
    const { items } = (await bench.desk.settled()).rundown;
    const seen: (readonly string[])[] = [];
    for (const { id } of items) {
      await bench.desk.key('KeyN');
      await bench.desk.page.locator(`[data-testid="item-${id}"][data-state="cued"]`).waitFor();
      await until(async () => {
        await bench.desk.key('KeyT');
        return (await readShow(bench.server)).rundown.current === id;
      }, `${id} on air`);
      await bench.desk.page.locator(`[data-testid="item-${id}"][data-state="current"]`).waitFor();
      seen.push(onAir(await bench.desk.settled()));
    }
    expect(seen).toEqual([['intro'], ['teams'], ['explainer'], PLAY, ['break'], PLAY, ['result']]);
    expect(await bench.desk.at('next-item').isDisabled()).toBe(true);
    expect(bench.desk.errors).toEqual([]);
  });

  it('takes a new item with notes, content and several graphics; an edit is taken back and made again', async () => {
    await bench.desk.press('add-item');
    const dialog = bench.desk.at('item-dialog');
    await dialog.getByLabel('Название').fill('Вопрос зрителя');
    await dialog.getByLabel('Заметки').fill('Спросить капитана');
    await bench.desk.press('ticker-on');
    await bench.desk.press('teams-on');
    await bench.desk.at('item-graphic-teams').getByRole('checkbox').click();
    await bench.desk.at('item-graphic-teams').getByRole('button', { name: 'Белые' }).click();
    await bench.desk.press('save-item');
    await dialog.waitFor({ state: 'detached' });
    await bench.desk.page.getByText('Спросить капитана').waitFor();
    const added = (await bench.desk.settled()).rundown.items.at(-1);
    expect(added).toMatchObject({ title: 'Вопрос зрителя', notes: 'Спросить капитана', alone: true });
    await bench.desk.press('undo-rundown');
    await bench.desk.at(`item-${added?.id}`).waitFor({ state: 'detached' });
    await bench.desk.press('redo-rundown');
    await bench.desk.press(`cue-item-${added?.id}`);
    await bench.desk.tile('teams', { cued: 'in' });
    await bench.desk.take();
    const show = await bench.desk.settled();
    // The line-up fills the frame: the band of its own item would lie on it.
    expect(onAir(show)).toEqual(['teams']);
    expect(show.graphics.teams.content).toEqual({ side: 'white' });
  });

  it('is reordered by mouse and by keyboard, and an item is removed', async () => {
    const order = async () => (await bench.desk.settled()).rundown.items.map(({ id }) => id);
    const orderIs = (...first: readonly string[]) =>
      until(async () => (await order()).slice(0, first.length).join() === first.join(), `${first.join()} first`);
    const [handle, target] = [bench.desk.at('move-intro'), bench.desk.at('move-explainer')];
    const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
    if (from === null || to === null) throw new Error('The handles are not on the screen.');
    await bench.desk.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await bench.desk.page.mouse.down();
    await bench.desk.page.mouse.move(from.x + from.width / 2, from.y + from.height, { steps: 3 });
    await bench.desk.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await bench.desk.page.mouse.up();
    await orderIs('teams', 'explainer', 'intro');
    await sortByKeys(bench.desk.page, bench.desk.at('move-intro'), (place) => `: место ${place}.`, [3, 2]);
    await orderIs('teams', 'intro', 'explainer');
    await bench.desk.press('edit-item-teams');
    await bench.desk.press('remove-item');
    await orderIs('intro', 'explainer');
  });

  it('of two who edit at once the later one is told, and keeps what he has written', async () => {
    await bench.desk.press('edit-item-intro');
    await bench.desk.at('item-dialog').getByLabel('Заметки').fill('Мои заметки');
    const { version, items } = (await readShow(bench.server)).rundown;
    await mustPost(bench.server, { type: 'setRundown', rundownVersion: version, items: items.slice(0, 3) });
    await until(async () => (await bench.desk.at('rundown').locator('.rundown-row').count()) === 3, 'the other’s edit');
    expect(await bench.desk.at('item-dialog').getByLabel('Заметки').inputValue()).toBe('Мои заметки');
    await bench.desk.press('save-item');
    await bench.desk.at('item-dialog').waitFor({ state: 'detached' });
    expect((await bench.desk.settled()).rundown.items[0]).toMatchObject({ id: 'intro', notes: 'Мои заметки' });
  });

  it('tells when the evening ends, whether the slot is long enough, and how late an item is', async () => {
    const end = bench.desk.at('evening-end').first();
    const inMinutes = (by: number): string => timeOfDay(Date.now() + by * 60_000, zoneMs);
    const zoneMs = -new Date().getTimezoneOffset() * 60_000;
    const plan = async (slotEnd: string, games: string): Promise<void> => {
      await bench.desk.press('plan');
      await bench.desk.at('slot-end').fill(slotEnd);
      await bench.desk.at('plan-games').fill(games);
      await bench.desk.press('save-plan');
      await bench.desk.at('plan-dialog').waitFor({ state: 'detached' });
    };
    expect(await end.getAttribute('data-fit')).toBe('open');
    // Two clocks of an hour and a half.
    await plan(inMinutes(200), '0');
    await bench.desk.page.locator('[data-testid="evening-end"][data-fit="fits"]').waitFor();
    await plan(inMinutes(200), '1');
    await bench.desk.page.locator('[data-testid="evening-end"][data-fit="passes"]').waitFor();
    const { ends } = (await getJson(bench.server, '/chess-match/ends')) as EndsAnswer;
    expect(ends).toMatchObject({ isExact: true, fit: 'passes' });
    expect(Math.round(((ends?.latestMs ?? 0) - Date.now()) / 60_000)).toBe(180 + 15 + 180);
    // Whoever reads it, by program, desk, prompter or workplace, reads the same.
    const unsaid = async (told: Locator): Promise<readonly unknown[]> => {
      const { texts } = (await getJson(bench.server, '/chess-match/ends')) as Extract<EndsAnswer, { texts: object }>;
      const text = (await told.textContent()) ?? '';
      return Object.values(texts).filter((time) => !text.includes(String(time)));
    };
    const prompter = await openPanel(bench.browser, bench.server.url, 'prompter');
    const commentator = await openPanel(bench.browser, bench.server.url, 'commentator');
    for (const told of [end, prompter.page.getByTestId('prompter-end'), commentator.page.getByTestId('evening-end')])
      await expect.poll(() => unsaid(told)).toEqual([]);
    await prompter.close();
    await commentator.close();
    await bench.desk.press('edit-item-intro');
    await bench.desk.at('item-at').fill(inMinutes(-2));
    await bench.desk.press('save-item');
    const late = bench.desk.at('item-intro').locator('.rundown-time[data-late="true"]');
    await late.waitFor();
    expect(await late.textContent()).toMatch(/^\d\d:\d\d\+\d+:\d\d/);
    await bench.desk.key('KeyN');
    await bench.desk.take();
    // On air: how late it was is no longer counted.
    await late.waitFor({ state: 'detached' });
    expect((await bench.desk.settled()).rundown.plan).toMatchObject({ games: 1, breakMinutes: 15, turns: null });
  });
});

describe('suggestions', () => {
  beforeEach(async () => {
    await mustPost(bench.server, { type: 'startClock' });
    for (const line of ['1:e4', '1:e5']) await play(line);
  });
  /** What an announcement on air would hold up comes at once. */
  const unannounced = async (): Promise<void> => {
    const { takes } = (await readShow(bench.server)).graphics['key-change'];
    await mustPost(bench.server, { type: 'takeGraphic', graphic: 'key-change', takes });
    await bench.desk.tile('key-change', { on: false });
  };
  const suggestion = (kind: string) => bench.desk.page.locator(`[data-testid="suggestion"][data-kind="${kind}"]`);

  it('the tree after a branching: taken by key, back to the boards with the next turn', async () => {
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await suggestion('branching').waitFor();
    expect(await suggestion('branching').textContent()).toContain('Белые разделили доску 1: 7 фишек на доску 2');
    expect((await bench.desk.settled()).graphics.tree.on).toBe(false);
    await bench.desk.key('KeyA');
    await bench.desk.tile('tree', { on: false, cued: 'in' });
    await bench.desk.tile('boards', { on: true, cued: 'out' });
    await bench.desk.take();
    await bench.desk.tile('tree', { on: true });
    await suggestion('branching').waitFor({ state: 'detached' });
    expect(onAir(await bench.desk.settled())).toEqual(['tree', 'scorebug', 'mics']);
    await play('1:Nc6 2:Nc6');
    await suggestion('play').waitFor();
    await until(async () => {
      // Where its picture still moves it is refused and stands again; where it is taken it goes, perhaps under the
      // pointer.
      const accept = suggestion('play').locator('[data-testid="accept"]:not([aria-disabled="true"])');
      if ((await accept.count()) > 0) await accept.click({ timeout: 2000 }).catch(() => undefined);
      return (await readShow(bench.server)).graphics.boards.on;
    }, 'the boards');
    await bench.desk.tile('boards', { on: true });
  });

  it('is gone when it is ignored, also after a restart, and when its turn is taken back', async () => {
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await suggestion('branching').waitFor();
    await bench.desk.key('KeyI');
    await suggestion('branching').waitFor({ state: 'detached' });
    // The turn can be shown again, too.
    await suggestion('replay').waitFor();
    await bench.desk.key('KeyI');
    await bench.desk.page.getByText('Предложений сейчас нет').waitFor();
    await bench.server.kill('SIGKILL');
    await bench.server.start();
    await bench.desk.at('frame-offline').waitFor({ state: 'detached' });
    expect((await bench.desk.settled()).suggestions).toEqual([]);
    const undo = async () =>
      mustPost(bench.server, { type: 'undo', expectedVersion: await versionNow(), reason: null });
    await undo();
    await play('1:Nf3 2:Bc4 branch 1>2 4+6');
    await suggestion('branching').waitFor();
    await undo();
    await suggestion('branching').waitFor({ state: 'detached' });
  });

  it('is taken at once where the director has said so, and is taken back as any take', async () => {
    await unannounced();
    await mustPost(bench.server, { type: 'setReturnDelay', seconds: null });
    await bench.desk.press('modes');
    await bench.desk.press('mode-branching-auto');
    await bench.desk.page.locator('[data-testid="mode-branching-auto"][aria-pressed="true"]').waitFor();
    await bench.desk.key('Escape');
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await bench.desk.tile('tree', { on: true });
    expect(await suggestion('branching').count()).toBe(0);
    await bench.desk.key('KeyZ');
    await bench.desk.tile('tree', { on: false });
    await bench.desk.tile('boards', { on: true });
  });

  it('goes back to what was on by itself where a rule took it', async () => {
    await bench.desk.press('modes');
    await bench.desk.press('mode-branching-auto');
    await bench.desk.page.locator('[data-testid="mode-branching-auto"][aria-pressed="true"]').waitFor();
    await bench.desk.at('goes-back-after').fill('3');
    await until(async () => (await readShow(bench.server)).returnSeconds === 3, 'three seconds');
    await bench.desk.key('Escape');
    const takes = async () => (await readShow(bench.server)).graphics.tree.takes;
    const before = await takes();
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await until(async () => (await takes()) === before + 2, 'the tree on and off again');
    await bench.desk.tile('tree', { on: false });
    await bench.desk.tile('boards', { on: true });
    expect((await readShow(bench.server)).returnAtMs).toBeNull();
  });

  it('stays where the director keeps it', async () => {
    await unannounced();
    await mustPost(bench.server, { type: 'setReturnDelay', seconds: 600 });
    await bench.desk.press('modes');
    await bench.desk.press('mode-branching-auto');
    await bench.desk.page.locator('[data-testid="mode-branching-auto"][aria-pressed="true"]').waitFor();
    await bench.desk.key('Escape');
    await play('1:Nf3 2:Bc4 branch 1>2 3+7');
    await bench.desk.tile('tree', { on: true });
    await bench.desk.at('goes-back-in').waitFor();
    await bench.desk.key('k');
    await bench.desk.at('goes-back-in').waitFor({ state: 'detached' });
    expect(await readShow(bench.server)).toMatchObject({ returnAtMs: null, graphics: { tree: { on: true } } });
  });

  it('a commentator’s board stands apart from what the director has cued', async () => {
    const { content } = (await readShow(bench.server)).graphics.analysis;
    await bench.desk.press('press-ticker');
    await bench.desk.tile('ticker', { cued: 'in' });
    await mustPost(bench.server, { type: 'proposeAnalysis', content: { ...content, title: 'А если так?' } });
    await bench.desk.at('analysis-proposal').getByText('А если так?').waitFor();
    await bench.desk.press('take');
    await bench.desk.tile('ticker', { on: true });
    expect((await bench.desk.settled()).graphics.analysis.on).toBe(false);
    await bench.desk.press('look-analysis');
    await bench.desk.at('analysis-proposal').waitFor({ state: 'detached' });
    for (const graphic of ['boards', 'ticker'] as const) await bench.desk.tile(graphic, { on: true, cued: 'out' });
    await bench.desk.take();
    // The score and who speaks stand above every full picture.
    expect(onAir(await bench.desk.settled())).toEqual(['analysis', 'scorebug', 'mics']);
  });
});
