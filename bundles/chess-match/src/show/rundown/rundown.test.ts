import { describe, expect, it } from 'vitest';
import { GRAPHIC_IDS, type GraphicId } from '../graphics';
import { LAYERS } from '../layers';
import { project } from '../project';
import type { RundownItem } from '../state';
import { createDesk } from '../testing/desk';

const item = (id: string, airs: RundownItem['airs'], alone = false): RundownItem => ({
  id,
  kind: 'other',
  title: id,
  notes: '',
  alone,
  airs,
});

type Desk = ReturnType<typeof createDesk>;
const cued = (desk: Desk): readonly GraphicId[] => GRAPHIC_IDS.filter((id) => desk.slot(id).cue !== null);
const program = (desk: Desk) => GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && desk.slot(id).on);
const play = (desk: Desk, id: string): void => {
  expect(desk.send({ type: 'cueItem', item: id })).toBeNull();
  expect(desk.takeCued(id, ...cued(desk))).toBeNull();
};
const view = (desk: Desk) => project(desk.state()).rundown;
const set = (desk: Desk, items: readonly RundownItem[], rundownVersion = view(desk).version) =>
  desk.send({ type: 'setRundown', rundownVersion, items });

describe('an item of the rundown', () => {
  it('cues exactly what it changes: what stands as it says is left alone', () => {
    const desk = createDesk();
    desk.send({ type: 'cueGraphic', graphic: 'ticker', on: true, content: {} });
    desk.send({ type: 'cueItem', item: 'intro' });
    expect(desk.slot('ticker').cue).toBeNull();
    expect(desk.slot('intro').cue).toMatchObject({ on: true });
    expect(desk.slot('boards').cue).toMatchObject({ on: false });
    expect([desk.slot('tree').cue, desk.slot('audience-white').cue]).toEqual([null, null]);
    expect(view(desk)).toMatchObject({ cued: 'intro', current: null });
  });

  it('goes on air by a take, and the standard rundown runs from intro to result', () => {
    const desk = createDesk();
    const seen = view(desk).items.map(({ id }) => {
      play(desk, id);
      expect(view(desk)).toMatchObject({ cued: null, current: id });
      return program(desk);
    });
    const boards = ['boards', 'scorebug', 'key-change', 'mics'];
    expect(seen).toEqual([['intro'], ['teams'], ['explainer'], boards, ['break'], boards, ['result']]);
  });

  it('an undo brings the place in the rundown back too, a redo forward', () => {
    const desk = createDesk();
    play(desk, 'intro');
    play(desk, 'teams');
    desk.undo();
    expect(view(desk).current).toBe('intro');
    desk.redo();
    expect(view(desk).current).toBe('teams');
  });

  it('an undo of a clear cues no item whose cues were dropped since', () => {
    const desk = createDesk();
    desk.send({ type: 'cueItem', item: 'result' });
    desk.send({ type: 'clearGraphics' });
    for (const graphic of GRAPHIC_IDS) if (desk.slot(graphic).cue !== null) desk.send({ type: 'dropCue', graphic });
    expect(view(desk).cued).toBeNull();
    desk.undo();
    expect([desk.slot('boards').on, view(desk).cued]).toEqual([true, null]);
  });

  it('an undo cues the item again whose cues it brings back, and the take after it is of that item', () => {
    const desk = createDesk();
    play(desk, 'intro');
    play(desk, 'teams');
    desk.undo();
    expect(view(desk)).toMatchObject({ cued: 'teams', current: 'intro' });
    desk.redo();
    expect(view(desk)).toMatchObject({ cued: null, current: 'teams' });
    desk.undo();
    expect(desk.takeCued('teams', ...cued(desk))).toBeNull();
    expect(view(desk)).toMatchObject({ cued: null, current: 'teams', onAir: 'teams' });
    desk.undo();
    desk.send({ type: 'cueItem', item: 'result' });
    desk.redo();
    expect(view(desk)).toMatchObject({ cued: 'result' });
  });

  it('a break says nothing of the break before', () => {
    const desk = createDesk();
    const content = { text: 'Back at seven', untilMs: 5 };
    desk.send({ type: 'cueGraphic', graphic: 'break', on: true, content });
    desk.takeCued(null, 'break');
    play(desk, 'play-1');
    desk.send({ type: 'cueItem', item: 'break' });
    expect(desk.slot('break').cue).toEqual({ on: true, content: { text: '', untilMs: null } });
  });

  it('is cued no longer once another picture is cued in its place, and nothing is left of it', () => {
    const desk = createDesk();
    play(desk, 'explainer');
    desk.send({ type: 'cueItem', item: 'result' });
    desk.send({ type: 'cueGraphic', graphic: 'tree', on: true, content: {} });
    expect([cued(desk), view(desk).cued, desk.state().isCuedAlone]).toEqual([['tree'], null, false]);
    expect(desk.takeCued(null, 'tree')).toBeNull();
    expect(view(desk)).toMatchObject({ current: 'explainer' });
  });

  it('stays cued, with all that it brings, beside a band that is cued for it', () => {
    const desk = createDesk();
    play(desk, 'intro');
    expect(desk.send({ type: 'cueItem', item: 'play-1' })).toBeNull();
    const content = { person: null, name: 'Guest', title: '' };
    desk.send({ type: 'cueGraphic', graphic: 'lower-third', on: true, content });
    expect(view(desk).cued).toBe('play-1');
    expect(cued(desk)).toEqual(expect.arrayContaining(['boards', 'lower-third']));
  });

  it('one that changes nothing is taken too: it is the present one then', () => {
    const desk = createDesk();
    set(desk, [item('talk', [])]);
    play(desk, 'talk');
    expect(view(desk).current).toBe('talk');
  });

  it('is refused when another one was cued meanwhile', () => {
    const desk = createDesk();
    desk.send({ type: 'cueItem', item: 'intro' });
    set(desk, [item('a', []), item('b', [])]);
    desk.send({ type: 'cueItem', item: 'a' });
    desk.send({ type: 'cueItem', item: 'b' });
    expect(desk.takeCued('a')).toBe('rundown/other_item');
    expect(desk.send({ type: 'cueItem', item: 'gone' })).toBe('rundown/unknown_item');
  });

  it('keeps the content it names, or that of the graphic', () => {
    const desk = createDesk();
    const airs = [
      { graphic: 'break', on: true, content: { text: 'Обед', untilMs: null } },
      { graphic: 'stinger', on: true, content: null },
    ] as const;
    set(desk, [item('lunch', [...airs]), item('focus', [{ graphic: 'focus', on: true, content: null }])]);
    play(desk, 'lunch');
    expect(desk.slot('break').content).toMatchObject({ text: 'Обед' });
    play(desk, 'focus');
    expect(desk.slot('focus')).toMatchObject({ on: true, content: { board: null } });
  });

  it('leaves a commentator’s proposal alone', () => {
    const desk = createDesk();
    desk.send({ type: 'proposeAnalysis', content: desk.slot('analysis').content });
    desk.send({ type: 'cueItem', item: 'intro' });
    expect(desk.slot('analysis').cue).not.toBeNull();
    expect(desk.state().isProposed).toBe(true);
  });
});

describe('edits of the rundown', () => {
  it('are taken back and made again, and touch nothing on air', () => {
    const desk = createDesk();
    const standard = view(desk).items;
    expect(set(desk, [item('a', [])])).toBeNull();
    expect(set(desk, [item('b', []), item('a', [])])).toBeNull();
    const send = (type: 'undoRundown' | 'redoRundown') => desk.send({ type, rundownVersion: view(desk).version });
    send('undoRundown');
    expect(view(desk).items.map(({ id }) => id)).toEqual(['a']);
    send('undoRundown');
    expect([view(desk).items, view(desk).undo]).toEqual([standard, false]);
    expect(send('undoRundown')).toBe('rundown/nothing_to_undo');
    send('redoRundown');
    send('redoRundown');
    expect(view(desk).items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(send('redoRundown')).toBe('rundown/nothing_to_redo');
    expect(project(desk.state()).undo).toBeNull();
  });

  it('of two at once the second is refused; an item stands once', () => {
    const desk = createDesk();
    expect(set(desk, [item('a', [])], 0)).toBeNull();
    expect(set(desk, [item('b', [])], 0)).toBe('rundown/changed');
    expect(set(desk, [item('b', []), item('b', [])])).toBe('rundown/duplicate_item');
  });

  it('forget the place of an item that was removed', () => {
    const desk = createDesk();
    play(desk, 'intro');
    set(desk, [item('a', [])]);
    expect(view(desk).current).toBeNull();
  });
});
