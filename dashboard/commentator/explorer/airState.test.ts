import type { AnalysisContent } from 'chess-match/client';
import { emptyShow, type ShowView } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { airStateOf } from './airState';

const board = (title: string): AnalysisContent => ({
  ...emptyShow().graphics.analysis.content,
  pieces: { e1: 'wK', e8: 'bK' },
  title,
});
const MINE = board('Mine');

interface Standing {
  readonly onAir?: AnalysisContent;
  readonly cue?: { readonly on: boolean; readonly content: AnalysisContent };
  readonly isProposed?: boolean;
}

const showOf = ({ onAir, cue, isProposed = false }: Standing): ShowView => {
  const show = emptyShow();
  const { analysis } = show.graphics;
  const slot = { ...analysis, on: onAir !== undefined, content: onAir ?? analysis.content, cue: cue ?? null };
  return { ...show, isProposed, graphics: { ...show.graphics, analysis: slot } };
};
const cued = (content: AnalysisContent) => ({ on: true, content });

describe("where the commentator's board stands", () => {
  it('is proposed until the director looks at it, prepared by him then, and on air', () => {
    expect(airStateOf(showOf({ cue: cued(MINE), isProposed: true }), [MINE])).toBe('proposed');
    expect(airStateOf(showOf({ cue: cued(MINE) }), [MINE])).toBe('prepared');
    expect(airStateOf(showOf({ onAir: MINE }), [MINE])).toBe('on-air');
  });

  it('is told apart from another board that is prepared, and from one that is on air', () => {
    for (const proposed of [[MINE], []]) {
      expect(airStateOf(showOf({ cue: cued(board('His')) }), proposed)).toBe('director');
      expect(airStateOf(showOf({ onAir: board('Older') }), proposed)).toBe('other');
    }
    expect(airStateOf(showOf({ onAir: MINE, cue: cued(board('His')) }), [MINE])).toBe('director');
    expect(airStateOf(showOf({ onAir: { ...MINE, pieces: { e1: 'wK', d8: 'bK' } } }), [MINE])).toBe('other');
  });

  it('is on air while another one was proposed and withdrawn', () => {
    expect(airStateOf(showOf({ onAir: MINE }), [board('Next'), MINE])).toBe('on-air');
  });

  it('is known however the server orders its fields', () => {
    const turned = (value: object): object => Object.fromEntries(Object.entries(value).reverse());
    const other = { ...turned(MINE), pieces: turned(MINE.pieces) } as AnalysisContent;
    expect(airStateOf(showOf({ cue: cued(other) }), [MINE])).toBe('prepared');
  });

  it('is on air still while it is prepared to go off, and nothing stands where nothing does', () => {
    expect(airStateOf(showOf({ onAir: MINE, cue: { on: false, content: MINE } }), [MINE])).toBe('on-air');
    expect(airStateOf(showOf({}), [MINE])).toBe('nothing');
    expect(airStateOf(undefined, [MINE])).toBe('nothing');
  });
});
