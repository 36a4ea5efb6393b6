import type { RosterView, RosterPerson, TeamColour } from '@schemas/roster';
import { describe, expect, it } from 'vitest';
import type { ShowCommand } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { DEFAULTS, GRAPHIC_IDS, type GraphicId } from './graphics';
import { LAYERS } from './layers';
import { decideSpeaking, nobody, stillKnown } from './people';
import { project } from './project';
import { initial, type ShowState } from './state';

const person = (id: string): RosterPerson => ({
  id,
  name: `Person ${id}`,
  title: '',
  role: 'player',
  elo: null,
  seat: null,
  photo: null,
  mic: null,
});

const people = (...ids: readonly string[]): RosterView => ({
  ...nobody(),
  white: { name: '', short: '', logo: null, colour: null, people: ids.map(person) },
});

/** A show driven as the authority drives it, keeping every event. */
const createDesk = () => {
  const events: Parameters<typeof evolve>[1][] = [];
  let state = initial();
  const send = (command: ShowCommand): string | null => {
    const decided = decide(state, command, null, 1000 * (1 + events.length));
    if (!decided.ok) return decided.error.code;
    events.push(decided.value);
    state = evolve(state, decided.value);
    return null;
  };
  const slot = <G extends GraphicId>(graphic: G) => state.slots[graphic];
  const take = (graphic: GraphicId) => send({ type: 'takeGraphic', graphic, takes: slot(graphic).takes });
  const undo = () => send({ type: 'undoShow', showVersion: state.version });
  return { events, send, slot, take, undo, state: () => state };
};

const cueBreak = { type: 'cueGraphic', graphic: 'break', on: true, content: { text: 'Lunch', untilMs: 9 } } as const;

describe('cue and take', () => {
  it('a cue changes nothing on air', () => {
    const desk = createDesk();
    expect(desk.send(cueBreak)).toBeNull();
    expect(desk.slot('break')).toMatchObject({ on: false, cue: { on: true, content: { text: 'Lunch' } }, takes: 0 });
  });

  it('a take puts the cue on air and uses it up', () => {
    const desk = createDesk();
    desk.send(cueBreak);
    expect(desk.take('break')).toBeNull();
    expect(desk.slot('break')).toEqual({
      on: true,
      content: { text: 'Lunch', untilMs: 9 },
      cue: null,
      takes: 1,
      cues: 2,
      takenAtMs: 2000,
    });
  });

  it('without a cue a take turns the graphic out and in again with the content it has', () => {
    const desk = createDesk();
    desk.send(cueBreak);
    desk.take('break');
    desk.take('break');
    expect(desk.slot('break')).toMatchObject({ on: false, content: { text: 'Lunch' }, takes: 2 });
    desk.take('break');
    expect(desk.slot('break')).toMatchObject({ on: true, content: { text: 'Lunch' }, takes: 3 });
  });

  it('of two directors who saw the same, the second is refused and told both numbers', () => {
    const desk = createDesk();
    expect(desk.send({ type: 'takeGraphic', graphic: 'ticker', takes: 0 })).toBeNull();
    const late = decide(desk.state(), { type: 'takeGraphic', graphic: 'ticker', takes: 0 }, null, 0);
    expect(late).toMatchObject({
      ok: false,
      error: { code: 'show/taken_meanwhile', params: { graphic: 'ticker', expected: 0, actual: 1 } },
    });
    expect(desk.slot('ticker').on).toBe(true);
  });

  it('a dropped cue is gone; dropping none is refused', () => {
    const desk = createDesk();
    expect(desk.send({ type: 'dropCue', graphic: 'break' })).toBe('show/nothing_cued');
    desk.send(cueBreak);
    expect(desk.send({ type: 'dropCue', graphic: 'break' })).toBeNull();
    expect(desk.slot('break').cue).toBeNull();
  });

  it('a lower third cannot name a person nobody entered', () => {
    const desk = createDesk();
    const cue = {
      type: 'cueGraphic',
      graphic: 'lower-third',
      on: true,
      content: { person: 'w1', name: '', title: '' },
    } as const;
    expect(desk.send(cue)).toBe('show/unknown_person');
    desk.send({ type: 'setPeople', people: people('w1'), seen: null });
    expect(desk.send(cue)).toBeNull();
  });
});

const takeOf = (graphic: GraphicId) => ({ what: 'take', graphics: [{ graphic, now: true, then: false }] });

describe('clear and undo', () => {
  const onAir = (state: ShowState) => GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && state.slots[id].on);

  it('clear takes everything of the program off the air and no other output, undo brings exactly that back', () => {
    const desk = createDesk();
    desk.send(cueBreak);
    const before = desk.state().slots;
    const were = onAir(desk.state());
    expect(desk.send({ type: 'clearGraphics' })).toBeNull();
    expect(onAir(desk.state())).toEqual([]);
    expect(desk.slot('audience-white').on).toBe(true);
    expect(project(desk.state()).undo).toEqual({
      what: 'clear',
      graphics: were.map((graphic) => ({ graphic, now: false, then: true })),
    });
    expect(desk.undo()).toBeNull();
    expect(onAir(desk.state())).toEqual(were);
    for (const id of GRAPHIC_IDS) {
      const { on, content, cue } = before[id];
      expect(desk.slot(id)).toMatchObject({ on, content, cue, takes: were.includes(id) ? 2 : 0 });
    }
  });

  it('clearing nothing and undoing nothing are refused', () => {
    const desk = createDesk();
    expect(desk.undo()).toBe('show/nothing_to_undo');
    desk.send({ type: 'clearGraphics' });
    expect(desk.send({ type: 'clearGraphics' })).toBe('show/nothing_on_air');
  });

  it('undo takes back one change after the other, latest first, and says which comes next', () => {
    const desk = createDesk();
    for (const graphic of ['ticker', 'boards'] as const) desk.take(graphic);
    expect(project(desk.state()).undo).toEqual({
      ...takeOf('boards'),
      graphics: [{ graphic: 'boards', now: false, then: true }],
    });
    desk.undo();
    expect([desk.slot('ticker').on, desk.slot('boards').on]).toEqual([true, true]);
    expect(project(desk.state()).undo).toEqual(takeOf('ticker'));
    desk.undo();
    expect([desk.slot('ticker').on, project(desk.state()).undo]).toEqual([false, null]);
  });

  it('an undone take is cued again, unless something else was cued since', () => {
    const desk = createDesk();
    desk.send(cueBreak);
    desk.take('break');
    desk.undo();
    expect(desk.slot('break')).toMatchObject({ on: false, content: { text: '' }, cue: { content: { text: 'Lunch' } } });
    desk.take('break');
    const dinner = { ...cueBreak, content: { text: 'Dinner', untilMs: null } };
    desk.send(dinner);
    desk.undo();
    expect(desk.slot('break').cue).toMatchObject({ content: { text: 'Dinner' } });
  });

  it('an undo makes a take that was meant for before it late', () => {
    const desk = createDesk();
    desk.take('ticker');
    const seen = desk.slot('ticker').takes;
    desk.undo();
    expect(desk.send({ type: 'takeGraphic', graphic: 'ticker', takes: seen })).toBe('show/taken_meanwhile');
  });

  it('another change on air makes an undo stale, a cue does not', () => {
    const desk = createDesk();
    desk.take('ticker');
    const showVersion = desk.state().version;
    desk.send(cueBreak);
    desk.send({ type: 'setPeople', people: people('w1'), seen: null });
    desk.take('result');
    expect(desk.send({ type: 'undoShow', showVersion })).toBe('show/stale');
    expect(desk.undo()).toBeNull();
    const seen = desk.state().version;
    desk.send(cueBreak);
    expect(desk.send({ type: 'undoShow', showVersion: seen })).toBeNull();
  });
});

describe('the fold', () => {
  it('gives the same show from the journal, and never changes what it was given', () => {
    const desk = createDesk();
    const start = JSON.stringify([initial(), DEFAULTS]);
    desk.send(cueBreak);
    desk.take('break');
    desk.send({ type: 'setPeople', people: people('w1', 'w2'), seen: null });
    desk.send({ type: 'clearGraphics' });
    desk.undo();
    const journal = JSON.parse(JSON.stringify(desk.events)) as typeof desk.events;
    expect(journal.reduce(evolve, initial())).toEqual(desk.state());
    expect(desk.state().version).toBe(5);
    expect(JSON.stringify([initial(), DEFAULTS])).toBe(start);
  });
});

describe('people and who speaks', () => {
  it('two people with one id are refused, with the place of the second', () => {
    const twice = { ...people('a', 'b'), arbiters: [person('c'), person('a')] } satisfies RosterView;
    expect(decide(initial(), { type: 'setPeople', people: twice, seen: null }, null, 0)).toMatchObject({
      ok: false,
      error: { code: 'people/duplicate_id', params: { id: 'a', where: '/arbiters/1/id' } },
    });
  });

  it('two teams that viewers would mix up by their colours are refused', () => {
    const both = (white: TeamColour, black: TeamColour): RosterView => ({
      ...nobody(),
      white: { ...nobody().white, colour: white },
      black: { ...nobody().black, colour: black },
    });
    expect(decide(initial(), { type: 'setPeople', people: both('red', 'wine'), seen: null }, null, 0)).toMatchObject({
      ok: false,
      error: { code: 'people/alike_colours', params: { where: '/black/colour' } },
    });
    expect(createDesk().send({ type: 'setPeople', people: both('red', 'blue'), seen: null })).toBeNull();
  });

  it('a list made of one that is no longer there is refused, and replaces nothing', () => {
    const desk = createDesk();
    const [first, second] = [people('a'), people('a', 'b')];
    desk.send({ type: 'setPeople', people: first, seen: null });
    const { commentators, ...rest } = first;
    expect(desk.send({ type: 'setPeople', people: second, seen: { commentators, ...rest } })).toBeNull();
    expect(desk.send({ type: 'setPeople', people: people('c'), seen: first })).toBe('people/changed');
    expect(desk.state().people).toEqual(second);
  });

  it('only people who are entered can speak, each once', () => {
    expect(decideSpeaking(people('a', 'b'), ['b', 'a', 'b'])).toEqual({ ok: true, value: { ids: ['b', 'a'] } });
    expect(decideSpeaking(people('a'), ['x'])).toMatchObject({ ok: false, error: { code: 'speaking/unknown_person' } });
  });

  it('who is no longer entered no longer speaks', () => {
    expect(stillKnown({ ids: ['a', 'b'] }, people('b'))).toEqual({ ids: ['b'] });
  });
});
