import { describe, expect, it } from 'vitest';
import { DEFAULTS, GRAPHIC_IDS, type Air, type GraphicId } from './graphics';
import { project } from './project';
import { createDesk } from './testing/desk';
import { collide, FRAME, homeOf, isOfProgram, isVisitor, ZONE_NAMES, ZONES, zonesMeet } from './zones';

const PROGRAM = GRAPHIC_IDS.filter(isOfProgram);
const BANDS = ['tree-strip', 'lower-third', 'ticker'] as const satisfies readonly GraphicId[];

const program = (desk: ReturnType<typeof createDesk>) => PROGRAM.filter((id) => desk.slot(id).on);
const cue = (desk: ReturnType<typeof createDesk>, graphic: GraphicId, on = true, content?: Air['content']) =>
  desk.send({ type: 'cueGraphic', graphic, on, content: content ?? DEFAULTS[graphic].content });
const cued = (desk: ReturnType<typeof createDesk>) => GRAPHIC_IDS.filter((id) => desk.slot(id).cue !== null);
const follows = (desk: ReturnType<typeof createDesk>) =>
  project(desk.state()).follows.map(({ graphic, on }) => `${on ? '+' : '-'}${graphic}`);

describe('the zones of the frame', () => {
  it('lie within title-safe, and those of the play apart from each other', () => {
    const play = ['head', 'headline', 'corner', 'stage', 'band'] as const;
    for (const name of ZONE_NAMES) {
      const { x, y, width, height } = ZONES[name];
      expect([x >= FRAME.safeX, y >= FRAME.safeY]).toEqual([true, true]);
      expect(x + width).toBeLessThanOrEqual(FRAME.width - FRAME.safeX);
      expect(y + height).toBeLessThanOrEqual(FRAME.height - FRAME.safeY);
    }
    for (const one of play)
      for (const two of play) if (one !== two) expect(zonesMeet(ZONES[one], ZONES[two])).toBe(false);
  });

  it('the head stays over boards, bands and the pictures below it', () => {
    const beside = PROGRAM.filter((id) => {
      const one = { graphic: id, content: DEFAULTS[id].content };
      return id !== 'scorebug' && !collide(one, { graphic: 'scorebug', content: {} });
    });
    expect(beside).toEqual(PROGRAM.filter((id) => id !== 'scorebug' && homeOf(id) !== 'whole'));
  });
});

describe('what is taken', () => {
  it('never leaves two graphics of the program in one part of the frame, in whatever order it comes', () => {
    const desk = createDesk();
    for (const first of PROGRAM)
      for (const second of PROGRAM) {
        for (const graphic of [first, second]) if (!desk.slot(graphic).on) desk.take(graphic);
        const on = program(desk).map((graphic) => ({ graphic, content: desk.slot(graphic).content }));
        expect(on.filter((one) => on.some((two) => collide(one, two)))).toEqual([]);
      }
  });

  it.each(BANDS)('%s replaces what stands in the band, and boards and score stay', (band) => {
    const desk = createDesk();
    for (const other of BANDS) if (other !== band) desk.take(other);
    const before = program(desk);
    desk.take(band);
    expect(program(desk).filter((id) => BANDS.some((known) => known === id))).toEqual([band]);
    expect(program(desk)).toEqual(expect.arrayContaining(['boards', 'scorebug', 'key-change', 'mics']));
    desk.undo();
    expect(program(desk)).toEqual(before);
  });

  it('the row of a team’s microphones has the band, tags have the corner', () => {
    const desk = createDesk();
    desk.take('ticker');
    cue(desk, 'mics', true, { side: 'white' });
    expect(follows(desk)).toEqual(['-ticker']);
    desk.takeCued(null, 'mics');
    expect([desk.slot('ticker').on, desk.slot('mics').on]).toEqual([false, true]);
  });

  it('an announcement is a visitor: it takes nobody’s place and loses its own to none but a full picture', () => {
    const desk = createDesk();
    expect(isVisitor('key-change')).toBe(true);
    desk.take('tree-strip');
    expect(desk.slot('key-change').on).toBe(true);
    desk.take('focus');
    expect([desk.slot('key-change').on, desk.slot('tree-strip').on]).toEqual([false, false]);
  });
});

describe('a full picture', () => {
  it('says before what goes for it, and what comes back when it goes', () => {
    const desk = createDesk();
    desk.take('tree-strip');
    const play = program(desk);
    cue(desk, 'focus');
    expect(follows(desk)).toEqual(['-boards', '-tree-strip', '-key-change']);
    desk.takeCued(null, 'focus');
    expect(program(desk)).toEqual(['focus', 'scorebug', 'mics']);
    cue(desk, 'focus', false);
    expect(follows(desk)).toEqual(['+boards', '+tree-strip', '+key-change']);
    desk.takeCued(null, 'focus');
    expect(program(desk)).toEqual(play);
    expect(follows(desk)).toEqual([]);
  });

  it('after another full picture still gives back the play, and gives it back to a band that comes', () => {
    const desk = createDesk();
    desk.take('tree');
    desk.take('analysis');
    expect(program(desk)).toEqual(['analysis', 'scorebug', 'mics']);
    cue(desk, 'lower-third');
    expect(follows(desk)).toEqual(['-analysis', '+boards', '+key-change']);
    desk.takeCued(null, 'lower-third');
    expect(program(desk)).toEqual(['boards', 'scorebug', 'key-change', 'lower-third', 'mics']);
  });

  it('undo and clear with restore keep what is to come back', () => {
    const desk = createDesk();
    const play = program(desk);
    desk.take('focus');
    desk.undo();
    desk.redo();
    desk.send({ type: 'clearGraphics' });
    desk.send({ type: 'restoreGraphics', showVersion: desk.state().version });
    expect(program(desk)).toEqual(['focus', 'scorebug', 'mics']);
    desk.take('focus');
    expect(program(desk)).toEqual(play);
  });

  it('makes room for an item of the rundown that stands alone, and nothing else comes', () => {
    const desk = createDesk();
    desk.take('ticker');
    desk.take('focus');
    desk.send({ type: 'cueItem', item: 'break' });
    expect(follows(desk)).toEqual([]);
    desk.takeCued('break', ...cued(desk));
    expect(program(desk)).toEqual(['break']);
    desk.send({ type: 'cueItem', item: 'play-2' });
    desk.takeCued('play-2', ...cued(desk));
    expect(program(desk)).toEqual(['boards', 'scorebug', 'key-change', 'mics']);
  });
});

describe('cues', () => {
  it('of two for one part of the frame the later one stands', () => {
    const desk = createDesk();
    cue(desk, 'ticker');
    cue(desk, 'tree-strip');
    expect(cued(desk)).toEqual(['tree-strip']);
    cue(desk, 'intro');
    expect(cued(desk)).toEqual(['intro']);
    cue(desk, 'boards', false);
    expect(cued(desk)).toEqual(['boards', 'intro']);
  });
});
