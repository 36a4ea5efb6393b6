import { emptyShow, type GraphicId, type ShowView } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { previewOf, programOf } from './monitors';
import { preparedOf, pressBody, takeOf } from './slots';

const withSlot = (show: ShowView, graphic: GraphicId, part: object): ShowView => ({
  ...show,
  graphics: { ...show.graphics, [graphic]: { ...show.graphics[graphic], ...part } },
});
const taken = (show: ShowView, graphic: GraphicId, takenAtMs: number) =>
  withSlot(show, graphic, { on: true, takenAtMs });
const cued = (show: ShowView, graphic: GraphicId, on: boolean) =>
  withSlot(show, graphic, { cue: { on, content: show.graphics[graphic].content }, cues: 3 });

describe('the monitors', () => {
  it('show what is on: one picture, the bands over it, nothing that is apart', () => {
    expect(programOf(emptyShow()).screens).toEqual(['boards', 'scorebug', 'key-change', 'mics']);
  });

  it('of several pictures show the one taken last, and name all', () => {
    const show = taken(taken(emptyShow(), 'tree', 200), 'focus', 100);
    expect(programOf(show).screens[0]).toBe('tree');
    expect(programOf(show).on).toEqual(expect.arrayContaining(['boards', 'focus', 'tree']));
  });

  it('in the preview show what a take brings: cues in front, what goes is gone', () => {
    const show = cued(cued(cued(emptyShow(), 'intro', true), 'boards', false), 'mics', false);
    expect(previewOf(show, preparedOf(show)).screens).toEqual(['intro', 'scorebug', 'key-change']);
  });

  it('in the preview show what goes for a picture and what comes back', () => {
    const follows = [
      { graphic: 'boards', on: false },
      { graphic: 'ticker', on: true },
    ] as const;
    const show = { ...cued(emptyShow(), 'tree', true), follows: [...follows] };
    expect(previewOf(show, preparedOf(show)).screens).toEqual(['tree', 'scorebug', 'key-change', 'mics', 'ticker']);
  });

  it('show every band that is on', () => {
    const bands: readonly GraphicId[] = ['tree-strip', 'lower-third', 'ticker'];
    const show = bands.reduce((all, id) => taken(all, id, 1), emptyShow());
    expect(programOf(show).screens).toEqual(expect.arrayContaining([...bands]));
  });
});

describe('what is prepared', () => {
  it('is named with the numbers the director sees; a commentator’s proposal is not his', () => {
    const proposed = { ...cued(emptyShow(), 'analysis', true), isProposed: true };
    expect([preparedOf(proposed), takeOf(proposed)]).toEqual([[], null]);
    expect(takeOf(cued(proposed, 'intro', true))).toEqual({
      type: 'takeCued',
      item: null,
      graphics: [{ graphic: 'intro', takes: 0, cues: 3 }],
    });
  });

  it('a rundown item without graphics can be taken too', () => {
    const show = emptyShow();
    expect(takeOf({ ...show, rundown: { ...show.rundown, cued: 'talk' } })).toMatchObject({
      item: 'talk',
      graphics: [],
    });
  });
});

describe('pressing a graphic', () => {
  it('cues it to come, to go, or drops the cue', () => {
    const show = emptyShow();
    expect(pressBody(show, 'ticker')).toMatchObject({ type: 'cueGraphic', graphic: 'ticker', on: true });
    expect(pressBody(show, 'mics')).toMatchObject({ type: 'cueGraphic', graphic: 'mics', on: false });
    expect(pressBody(cued(show, 'ticker', true), 'ticker')).toEqual({ type: 'dropCue', graphic: 'ticker' });
  });
});
