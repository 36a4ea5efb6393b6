import type { RosterView } from '@schemas/roster';
import { describe, expect, it } from 'vitest';
import { evolve } from './evolve';
import { GRAPHIC_IDS } from './graphics';
import { LAYERS } from './layers';
import { nobody } from './people';
import { project } from './project';
import { initial } from './state';
import { createDesk } from './testing/desk';
import { transitionMs } from './transitions';

const cueBreak = (text: string) =>
  ({ type: 'cueGraphic', graphic: 'break', on: true, content: { text, untilMs: null } }) as const;
/** Of another output: it can stand beside any picture. */
const cueStinger = { type: 'cueGraphic', graphic: 'stinger', on: true, content: {} } as const;

const people = (id: string): RosterView => {
  const player = {
    id,
    name: 'Kim',
    title: '',
    role: 'player',
    elo: null,
    seat: null,
    photo: null,
    mic: null,
  } as const;
  return { ...nobody(), white: { ...nobody().white, people: [player] } };
};

const onAir = (desk: ReturnType<typeof createDesk>) =>
  GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && desk.slot(id).on);

describe('a take of what is cued', () => {
  it('puts all of it on air in one change, and one undo takes all of it back', () => {
    const desk = createDesk();
    const before = onAir(desk);
    desk.send(cueBreak('Lunch'));
    desk.send(cueStinger);
    expect(desk.takeCued(null, 'break', 'stinger')).toBeNull();
    expect([desk.slot('break').on, desk.slot('stinger').on]).toEqual([true, true]);
    expect([desk.slot('break').cue, desk.slot('stinger').cue]).toEqual([null, null]);
    desk.undo();
    expect(onAir(desk)).toEqual(before);
  });

  it('is refused as a whole when one of its graphics was taken meanwhile', () => {
    const desk = createDesk();
    desk.send(cueBreak('Lunch'));
    desk.send(cueStinger);
    const graphics = desk.seen('break', 'stinger');
    desk.take('stinger');
    desk.send(cueStinger);
    expect(desk.send({ type: 'takeCued', item: null, graphics })).toBe('show/taken_meanwhile');
    expect(desk.slot('break').on).toBe(false);
  });

  it('is refused when something else is cued than the director saw', () => {
    const desk = createDesk();
    desk.send(cueBreak('Lunch'));
    const graphics = desk.seen('break');
    desk.send(cueBreak('Dinner'));
    expect(desk.send({ type: 'takeCued', item: null, graphics })).toBe('show/cue_changed');
    expect(desk.takeCued(null, 'break')).toBeNull();
    expect(desk.slot('break').content).toMatchObject({ text: 'Dinner' });
  });

  it('of another picture leaves what was prepared for a band that makes room for it', () => {
    const desk = createDesk();
    const content = (name: string) => ({ person: null, name, title: '' });
    const cue = (name: string) =>
      desk.send({ type: 'cueGraphic', graphic: 'lower-third', on: true, content: content(name) });
    cue('First');
    desk.take('lower-third');
    cue('Second');
    desk.take('tree');
    const isLeft = { on: false, cue: { on: true, content: content('Second') } };
    expect(desk.slot('lower-third')).toMatchObject(isLeft);
    desk.undo();
    desk.redo();
    expect(desk.slot('lower-third')).toMatchObject(isLeft);
    desk.send({ type: 'cueGraphic', graphic: 'tree', on: false, content: {} });
    expect(desk.takeCued(null, 'tree', 'lower-third')).toBeNull();
    expect(desk.slot('lower-third')).toMatchObject({ on: true, content: content('Second'), cue: null });
  });

  it('undone brings back what it used up, and not what was dropped on purpose', () => {
    const desk = createDesk();
    const content = { person: null, name: 'Second', title: '' };
    desk.take('lower-third');
    desk.send({ type: 'cueGraphic', graphic: 'lower-third', on: true, content });
    desk.take('tree');
    desk.send({ type: 'dropCue', graphic: 'lower-third' });
    desk.undo();
    expect(desk.slot('lower-third')).toMatchObject({ on: true, cue: null });
  });

  it('of a person who was taken off the list since is not taken, alone or with others', () => {
    const desk = createDesk();
    const content = { person: 'w1', name: '', title: '' };
    desk.send({ type: 'setPeople', people: people('w1'), seen: null });
    desk.send({ type: 'cueGraphic', graphic: 'lower-third', on: true, content });
    desk.send({ type: 'setPeople', people: people('w2'), seen: null });
    expect(desk.take('lower-third')).toBe('show/unknown_person');
    expect(desk.takeCued(null, 'lower-third')).toBe('show/unknown_person');
    desk.send({ type: 'setPeople', people: people('w1'), seen: null });
    expect(desk.takeCued(null, 'lower-third')).toBeNull();
    desk.send({ type: 'setPeople', people: people('w2'), seen: null });
    expect(desk.take('lower-third')).toBeNull();
    expect(desk.slot('lower-third').on).toBe(false);
  });

  it('of nothing, or of a cue that was dropped, is refused', () => {
    const desk = createDesk();
    expect(desk.takeCued(null)).toBe('show/nothing_prepared');
    desk.send(cueStinger);
    desk.send({ type: 'dropCue', graphic: 'stinger' });
    expect(desk.takeCued(null, 'stinger')).toBe('show/cue_changed');
  });
});

describe('while a transition runs', () => {
  it.each(['ticker', 'stinger'] as const)('%s is not taken again, and is as soon as it stands', (graphic) => {
    const desk = createDesk();
    const take = (atMs: number) => desk.sendAt(atMs, { type: 'takeGraphic', graphic, takes: desk.slot(graphic).takes });
    take(5000);
    expect(take(5000 + transitionMs(graphic) - 1)).toBe('show/in_transition');
    expect(desk.slot(graphic).takes).toBe(1);
    expect(take(5000 + transitionMs(graphic))).toBeNull();
  });

  it('a take of all that is cued waits for the one that moves; other graphics, undo and clear do not', () => {
    const desk = createDesk();
    desk.take('stinger');
    const atMs = desk.nowMs() + 10;
    desk.sendAt(atMs, { ...cueStinger, on: false });
    desk.sendAt(atMs, cueBreak('Lunch'));
    expect(desk.sendAt(atMs, { type: 'takeCued', item: null, graphics: desk.seen('break', 'stinger') })).toBe(
      'show/in_transition',
    );
    expect(desk.sendAt(atMs, { type: 'takeCued', item: null, graphics: desk.seen('break') })).toBeNull();
    expect(desk.sendAt(atMs, { type: 'undoShow', showVersion: desk.state().version })).toBeNull();
    expect(desk.sendAt(atMs, { type: 'clearGraphics' })).toBeNull();
  });

  it('a clock that was set back holds nothing up', () => {
    const desk = createDesk();
    desk.sendAt(1_000_000, { type: 'takeGraphic', graphic: 'ticker', takes: 0 });
    expect(desk.sendAt(10, { type: 'takeGraphic', graphic: 'ticker', takes: 1 })).toBeNull();
  });
});

describe('redo', () => {
  it('does again what was taken back, and says before what it will change', () => {
    const desk = createDesk();
    desk.send(cueBreak('Lunch'));
    desk.takeCued(null, 'break');
    desk.undo();
    expect(desk.slot('break').cue).not.toBeNull();
    expect(project(desk.state()).redo).toMatchObject({
      what: 'take',
      graphics: expect.arrayContaining([
        { graphic: 'break', now: false, then: true },
        { graphic: 'boards', now: true, then: false },
      ]),
    });
    expect(desk.redo()).toBeNull();
    expect(desk.slot('break')).toMatchObject({ on: true, content: { text: 'Lunch' }, cue: null });
    expect(project(desk.state())).toMatchObject({ redo: null, undo: { what: 'take' } });
    expect(desk.redo()).toBe('show/nothing_to_redo');
  });

  it('is over once something else was taken', () => {
    const desk = createDesk();
    desk.take('ticker');
    desk.undo();
    desk.take('result');
    expect(desk.redo()).toBe('show/nothing_to_redo');
  });

  it('is refused when what is on air changed after the version the director saw', () => {
    const desk = createDesk();
    desk.take('ticker');
    desk.undo();
    const showVersion = desk.state().version;
    desk.redo();
    desk.undo();
    expect(desk.send({ type: 'redoShow', showVersion })).toBe('show/stale');
  });
});

describe('restore', () => {
  it('brings back what the clear took off; what was taken since makes room for it', () => {
    const desk = createDesk();
    const before = onAir(desk);
    desk.send({ type: 'clearGraphics' });
    expect(project(desk.state()).cleared).toEqual(before);
    desk.send(cueBreak('Technical break'));
    desk.takeCued(null, 'break');
    expect(desk.send({ type: 'restoreGraphics', showVersion: desk.state().version })).toBeNull();
    expect(onAir(desk)).toEqual(before);
    expect(project(desk.state()).cleared).toEqual([]);
    desk.undo();
    expect(onAir(desk)).toEqual(['break']);
  });

  it('has nothing to do before a clear, after its undo, or a second time', () => {
    const desk = createDesk();
    const restore = () => desk.send({ type: 'restoreGraphics', showVersion: desk.state().version });
    expect(restore()).toBe('show/nothing_to_restore');
    desk.send({ type: 'clearGraphics' });
    desk.undo();
    expect(restore()).toBe('show/nothing_to_restore');
    desk.redo();
    expect(restore()).toBeNull();
    expect(restore()).toBe('show/nothing_to_restore');
  });
});

describe('the fold', () => {
  it('of takes, clears, restores, undo and redo gives the same show again', () => {
    const desk = createDesk();
    desk.send({ type: 'cueItem', item: 'intro' });
    desk.takeCued('intro', ...GRAPHIC_IDS.filter((id) => desk.slot(id).cue !== null));
    desk.send({ type: 'clearGraphics' });
    desk.undo();
    desk.redo();
    desk.send({ type: 'restoreGraphics', showVersion: desk.state().version });
    const journal = JSON.parse(JSON.stringify(desk.events)) as typeof desk.events;
    expect(journal.reduce(evolve, initial())).toEqual(desk.state());
  });
});
