import { describe, expect, it } from 'vitest';
import { GRAPHIC_IDS } from '../graphics';
import { LAYERS } from '../layers';
import { project } from '../project';
import { createDesk } from '../testing/desk';
import { waitingAfter } from './automatic';
import { suggestions as suggestionsOf, type Seen } from '../../games/business/views/suggestions';
import { reasonsOf, type Situation } from './reasons';
import { ASK_ALL } from './modes';

const NOTHING: Seen['tree'] = { branches: [], forks: [], passes: [], selections: [], ends: [] };
const line = (branch: string, board: number): Seen['tree']['branches'][number] => ({
  branch,
  board,
  mother: null,
  bornPly: 0,
  endPly: null,
  chips: 5,
  ratings: [],
  lastSan: null,
});
const branches = [line('1', 1), line('2', 2), line('5', 5)];

/** What is shown again is looked at apart. */
const isAgain = ({ kind }: Situation['suggestions'][number]): boolean => kind === 'replay' || kind === 'recap';

const at = (ply: number, tree: Partial<Seen['tree']> = {}, rest: Partial<Seen> = {}): Situation => ({
  matchId: 'm',
  ply,
  suggestions: suggestionsOf({
    match: { status: 'playing', ply },
    clocks: { running: true },
    tree: { ...NOTHING, branches, ...tree },
    ...rest,
  }).filter((suggested) => !isAgain(suggested)),
});
const fork = (ply: number): Seen['tree']['forks'][number] => ({
  ply,
  turn: '3.',
  side: 'white',
  mother: '1',
  daughter: '2',
  motherSan: 'O-O',
  daughterSan: 'Be3',
  motherChips: 3,
  daughterChips: 7,
});
const branched = at(5, { forks: [fork(5)] });
const TREE_SUGGESTION = { kind: 'branching', side: 'white', board: 1, other: 2, amount: 7 };

const kinds = (situation: Situation) => reasonsOf(situation).map(({ kind }) => kind);
const suggestions = (desk: ReturnType<typeof createDesk>) => project(desk.state()).suggestions;

describe('what the match gives reason to show', () => {
  it('is what happened in the turn that was made last, with the boards it is about', () => {
    expect(reasonsOf(branched)).toMatchObject([
      { ...TREE_SUGGESTION, airs: [{ graphic: 'tree', on: true }, { graphic: 'scorebug' }, { graphic: 'mics' }] },
    ]);
    expect(kinds(at(6, { forks: [fork(5)] }))).toEqual(['play']);
  });

  it('names pass, selection and the end of a board', () => {
    const passes = [{ ply: 5, turn: '3.', side: 'black', from: '1', to: '2', chips: 1 }] as const;
    const selections = [{ ply: 5, turn: '3.', side: 'black', branch: '5', chips: 3, targets: [] }] as const;
    const ends = [
      { ply: 5, turn: '3.', branch: '2', kind: 'mate', chips: 2, white: 4, black: 0, paidFirst: false },
    ] as const;
    const situation = at(5, {
      passes: [...passes],
      selections: selections.map((s) => ({ ...s, targets: [] })),
      ends: [...ends],
    });
    expect(reasonsOf(situation)).toMatchObject([
      { kind: 'selection', side: 'black', board: 5, amount: 3 },
      { kind: 'pass', side: 'black', board: 1, other: 2, amount: 1 },
      {
        kind: 'boardEnd',
        board: 2,
        amount: 2,
        airs: [{ graphic: 'focus', content: { board: 2 } }, { graphic: 'scorebug' }, { graphic: 'mics' }],
      },
    ]);
  });

  it('is one selection, not an end beside it, where a branch is given up', () => {
    const selections = [{ ply: 5, turn: '3.', side: 'black' as const, branch: '5', chips: 3, targets: [] }];
    const ends = [
      { ply: 5, turn: '3.', branch: '5', kind: 'selection' as const, chips: 3, white: 6, black: 0, paidFirst: true },
    ];
    expect(kinds(at(5, { selections, ends }))).toEqual(['selection']);
  });

  it('follows the match as a whole: it goes on, the clock is stopped, it is over', () => {
    expect(kinds(at(0))).toEqual(['play']);
    expect(kinds(at(0, {}, { clocks: { running: false } }))).toEqual([]);
    expect(kinds(at(4, {}, { clocks: { running: false } }))).toEqual(['pause']);
    expect(kinds(at(4, {}, { match: { status: 'over', ply: 4 }, clocks: { running: false } }))).toEqual(['matchOver']);
  });
});

describe('a suggestion', () => {
  it('of a picture takes it instead of all that is on, and the next quiet turn suggests the boards again', () => {
    const desk = createDesk();
    const program = () => GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && desk.slot(id).on);
    const accept = () => desk.send({ type: 'acceptSuggestion', suggestion: suggestions(desk)[0]?.id ?? '' });
    desk.review(branched);
    accept();
    expect(program()).toEqual(['tree', 'scorebug', 'mics']);
    desk.review(at(6));
    expect(suggestions(desk)).toMatchObject([{ kind: 'play' }]);
    accept();
    expect(program()).toEqual(['boards', 'scorebug', 'key-change', 'mics']);
    desk.review(at(7));
    expect(suggestions(desk)).toEqual([]);
  });

  it('changes nothing until it is accepted, and is gone then', () => {
    const desk = createDesk();
    desk.review(branched);
    expect(suggestions(desk)).toMatchObject([TREE_SUGGESTION]);
    expect(desk.slot('tree').on).toBe(false);
    const id = suggestions(desk)[0]?.id ?? '';
    expect(desk.send({ type: 'acceptSuggestion', suggestion: id })).toBeNull();
    expect(desk.slot('tree').on).toBe(true);
    expect([suggestions(desk), desk.send({ type: 'acceptSuggestion', suggestion: id })]).toEqual([
      [],
      'suggestion/gone',
    ]);
    desk.undo();
    expect(desk.slot('tree').on).toBe(false);
  });

  it('that is ignored does not come again while its reason stands', () => {
    const desk = createDesk();
    desk.review(branched);
    expect(desk.send({ type: 'ignoreSuggestion', suggestion: suggestions(desk)[0]?.id ?? '' })).toBeNull();
    desk.review(branched);
    expect(suggestions(desk)).toEqual([]);
  });

  it('expires when the turn is undone or another one is made, and comes again with the turn', () => {
    const desk = createDesk();
    desk.review(branched);
    desk.review(at(4));
    expect(suggestions(desk)).toEqual([]);
    desk.review(branched);
    expect(suggestions(desk)).toMatchObject([TREE_SUGGESTION]);
    desk.review(at(6, { forks: [fork(5)] }));
    expect(suggestions(desk)).toEqual([]);
  });

  it('of what happened does not come again when later turns are taken back; how the match stands is told', () => {
    const desk = createDesk();
    desk.review(branched);
    desk.send({ type: 'ignoreSuggestion', suggestion: suggestions(desk)[0]?.id ?? '' });
    desk.take('break');
    desk.review(at(6, { forks: [fork(5)] }));
    desk.review(branched, true);
    expect(suggestions(desk)).toEqual([]);
    desk.review(at(4), true);
    expect(suggestions(desk)).toMatchObject([{ kind: 'play' }]);
  });

  it('of the game comes after a pause, whatever the turn before it was, and without one after a quiet turn only', () => {
    const desk = createDesk();
    const stopped = at(5, { forks: [fork(5)] }, { clocks: { running: false } });
    desk.take('break');
    desk.review(branched);
    expect(suggestions(desk)).toMatchObject([TREE_SUGGESTION]);
    desk.review(stopped);
    desk.review(branched);
    expect(suggestions(desk).map(({ kind }) => kind)).toEqual(['branching', 'play']);
    desk.review(branched);
    expect(suggestions(desk).map(({ kind }) => kind)).toEqual(['branching', 'play']);
    desk.review(at(6, { forks: [fork(6)] }));
    expect(suggestions(desk).map(({ kind }) => kind)).toEqual(['branching']);
  });

  it('is not made for what is on air already, and not shown once it is', () => {
    const desk = createDesk();
    const passed = (ply: number) =>
      at(ply, { passes: [{ ply, turn: '3.', side: 'black', from: '1', to: '2', chips: 1 }] });
    desk.review(passed(5));
    expect(suggestions(desk)).toMatchObject([{ kind: 'pass' }]);
    desk.take('tree-strip');
    expect(suggestions(desk)).toEqual([]);
    desk.review(passed(6));
    expect(suggestions(desk)).toEqual([]);
  });

  it('is answered once its picture was taken by another way, and does not come back when the picture goes', () => {
    const desk = createDesk();
    desk.review(branched);
    const id = suggestions(desk)[0]?.id ?? '';
    desk.send({ type: 'cueSuggestion', suggestion: id });
    desk.takeCued(null, ...GRAPHIC_IDS.filter((graphic) => desk.slot(graphic).cue !== null));
    expect(desk.slot('tree').on).toBe(true);
    desk.send({ type: 'cuePreset', preset: 'game' });
    desk.takeCued(null, ...GRAPHIC_IDS.filter((graphic) => desk.slot(graphic).cue !== null));
    expect(desk.slot('tree').on).toBe(false);
    desk.review(branched);
    expect(suggestions(desk)).toEqual([]);
  });

  it('waits for a graphic that still moves', () => {
    const desk = createDesk();
    desk.take('tree');
    desk.take('tree');
    desk.review(branched);
    const suggestion = suggestions(desk)[0]?.id ?? '';
    expect(desk.sendAt(desk.nowMs() + 1, { type: 'acceptSuggestion', suggestion })).toBe('show/in_transition');
    expect(desk.send({ type: 'acceptSuggestion', suggestion })).toBeNull();
  });

  it('waits for its turn where a turn gives reason for two, and for the announcement where that is on air', () => {
    const desk = createDesk();
    desk.send({
      type: 'setSuggestionModes',
      modes: { ...ASK_ALL, branching: 'auto', boardEnd: 'auto', pause: 'auto' },
    });
    const ends = [
      { ply: 5, turn: '3.', branch: '5', kind: 'mate' as const, chips: 3, white: 6, black: 0, paidFirst: false },
    ];
    const waits = () => waitingAfter(desk.state(), [], () => true, 1000).map(({ dueAtMs }) => dueAtMs);
    if (!desk.slot('key-change').on) desk.take('key-change');
    desk.review(at(5, { forks: [fork(5)], ends }));
    const [first = 0, second = 0] = waits();
    expect([first > 1000, second > first]).toEqual([true, true]);
    const none = waitingAfter(desk.state(), [{ id: 'gone', dueAtMs: 1 }], () => false, 1000);
    expect(none).toEqual([]);
    desk.take('key-change');
    expect(waits()).toEqual([1000, 1000 + second - first]);
  });

  it('is not made where its kind is off, and is automatic where its kind is', () => {
    const desk = createDesk();
    desk.send({ type: 'setSuggestionModes', modes: { ...ASK_ALL, branching: 'off' } });
    desk.review(branched);
    expect(suggestions(desk)).toEqual([]);
    desk.send({ type: 'setSuggestionModes', modes: { ...ASK_ALL, branching: 'auto' } });
    desk.review(at(6));
    desk.review(branched);
    const [suggestion] = suggestions(desk);
    const waiting = (isNew: boolean) => waitingAfter(desk.state(), [], () => isNew, 0);
    expect(waiting(true).map(({ id }) => id)).toEqual([suggestion?.id]);
    expect(waiting(false)).toEqual([]);
  });
});
