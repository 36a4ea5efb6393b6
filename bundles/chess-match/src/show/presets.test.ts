import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { idleIn, presetsOf } from '../games/onAir';
import { changesOf } from './changesOf';
import { decide } from './decide';
import { DEFAULTS, GRAPHIC_IDS, isGraphic } from './graphics';
import { LAYERS } from './layers';
import { project } from './project';
import { createDesk } from './testing/desk';

const program = (desk: ReturnType<typeof createDesk>) =>
  GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' && desk.slot(id).on);
const cued = (desk: ReturnType<typeof createDesk>) =>
  Object.fromEntries(GRAPHIC_IDS.flatMap((id) => (desk.slot(id).cue ? [[id, desk.slot(id).cue?.on]] : [])));
const takeAll = (desk: ReturnType<typeof createDesk>) =>
  desk.takeCued(project(desk.state()).rundown.cued, ...GRAPHIC_IDS.filter((id) => desk.slot(id).cue !== null));

describe('the presets of a game', () => {
  it.each([...Object.keys(GAMES), 'unknown'])('bring only what %s draws, each under a name of its own', (game) => {
    const presets = presetsOf(game);
    const graphics = idleIn(game);
    for (const { airs } of presets)
      for (const { graphic } of airs)
        expect([graphic, isGraphic(graphic), LAYERS[graphic] === 'apart', graphics.includes(graphic)]).toEqual([
          graphic,
          ...[true, false, false],
        ]);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(presets.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['game', 'focus', 'analysis', 'break', 'result']),
    );
  });
});

describe('a preset', () => {
  it('is cued with all that comes and goes for it, and changes nothing on air before the take', () => {
    const desk = createDesk();
    desk.take('ticker');
    expect(desk.send({ type: 'cuePreset', preset: 'gameTree' })).toBeNull();
    expect(cued(desk)).toEqual({ 'tree-strip': true, ticker: false });
    expect(program(desk)).toContain('ticker');
    takeAll(desk);
    expect(program(desk)).toEqual(['boards', 'tree-strip', 'scorebug', 'key-change', 'mics']);
  });

  it('a break has the words that were prepared for one, not those of the one before', () => {
    const desk = createDesk();
    const words = { text: 'Back at seven', untilMs: null };
    desk.send({ type: 'cueGraphic', graphic: 'break', on: true, content: words });
    desk.send({ type: 'cuePreset', preset: 'break' });
    expect(desk.slot('break').cue).toEqual({ on: true, content: words });
    takeAll(desk);
    desk.send({ type: 'cuePreset', preset: 'game' });
    takeAll(desk);
    desk.send({ type: 'cuePreset', preset: 'break' });
    expect(desk.slot('break').cue).toEqual({ on: true, content: { text: '', untilMs: null } });
  });

  it.each(['focus', 'analysis'])('%s comes, whatever row of microphones was prepared and not taken', (preset) => {
    const desk = createDesk();
    desk.send({ type: 'cuePreset', preset: 'game' });
    takeAll(desk);
    desk.send({ type: 'cueGraphic', graphic: 'mics', on: true, content: { side: 'white' } });
    desk.send({ type: 'cuePreset', preset });
    takeAll(desk);
    expect(program(desk)).toContain(preset);
    expect(desk.slot('mics').content).toEqual({ side: null });
  });

  it('asks for nothing where it is on air, whatever is prepared', () => {
    const desk = createDesk();
    desk.send({ type: 'cuePreset', preset: 'game' });
    takeAll(desk);
    desk.send({ type: 'cueGraphic', graphic: 'mics', on: true, content: { side: 'white' } });
    const airs = presetsOf('business').find(({ id }) => id === 'game')?.airs ?? [];
    expect(changesOf(desk.state(), airs, true)).toEqual([]);
  });

  it('sends a picture out with what it shows, whatever was prepared for the next time', () => {
    const desk = createDesk();
    const words = (text: string) => ({ text, untilMs: null });
    desk.send({ type: 'cueGraphic', graphic: 'break', on: true, content: words('Back at seven') });
    takeAll(desk);
    desk.send({ type: 'cueGraphic', graphic: 'break', on: true, content: words('Back at nine') });
    const airs = [{ graphic: 'break' as const, on: false, content: null }];
    expect(changesOf(desk.state(), airs, false)).toEqual([
      { graphic: 'break', air: { on: false, content: words('Back at seven') } },
    ]);
  });

  it('replaces what was cued before, and no item of the rundown is cued any more', () => {
    const desk = createDesk();
    desk.send({ type: 'cueItem', item: 'intro' });
    desk.send({ type: 'cuePreset', preset: 'break' });
    expect(desk.slot('intro').cue).toBeNull();
    expect(project(desk.state()).rundown.cued).toBeNull();
  });

  it('is the whole picture: what another one covered does not come back with it', () => {
    const desk = createDesk();
    for (const preset of ['gameTree', 'break', 'game']) {
      desk.send({ type: 'cuePreset', preset });
      takeAll(desk);
    }
    expect(program(desk)).toEqual(['boards', 'scorebug', 'key-change', 'mics', 'ticker']);
    desk.send({ type: 'cuePreset', preset: 'break' });
    takeAll(desk);
    desk.send({ type: 'cueGraphic', graphic: 'boards', on: true, content: {} });
    takeAll(desk);
    expect(program(desk)).toEqual(['boards', 'scorebug', 'key-change', 'mics', 'ticker']);
  });

  it('the open game does not have is refused', () => {
    const desk = createDesk();
    expect(desk.send({ type: 'cuePreset', preset: 'nonsense' })).toBe('show/unknown_preset');
    expect(decide(desk.state(), { type: 'cuePreset', preset: 'tree' }, 'swedish', 1)).toMatchObject({ ok: false });
  });

  it('of the analysis brings the board a commentator proposes, which is the director’s cue from then on', () => {
    const desk = createDesk();
    const content = { ...(DEFAULTS.analysis.content as typeof DEFAULTS.analysis.content & object), title: 'Plan' };
    desk.send({ type: 'proposeAnalysis', content: content as typeof DEFAULTS.analysis.content });
    desk.send({ type: 'cuePreset', preset: 'analysis' });
    expect(project(desk.state()).isProposed).toBe(false);
    expect(cued(desk)).toMatchObject({ analysis: true, boards: false, 'key-change': false });
    takeAll(desk);
    expect(program(desk)).toEqual(['analysis', 'scorebug', 'mics']);
    expect(desk.slot('analysis').content).toMatchObject({ title: 'Plan' });
  });
});

describe('the mark of the rundown', () => {
  it('follows the air: it goes with a clear and with another picture, and comes back with undo', () => {
    const desk = createDesk();
    const mark = () => project(desk.state()).rundown.onAir;
    desk.send({ type: 'cueItem', item: 'result' });
    takeAll(desk);
    expect(mark()).toBe('result');
    desk.send({ type: 'clearGraphics' });
    expect([mark(), project(desk.state()).rundown.current]).toEqual([null, 'result']);
    desk.undo();
    expect(mark()).toBe('result');
    desk.take('boards');
    expect(mark()).toBeNull();
  });
});
