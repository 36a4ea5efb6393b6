import { describe, expect, it } from 'vitest';
import { listLog } from '../../testing/bench';
import { shelfWith } from '../../testing/shelf';
import { keptDrafts } from './keptDrafts';

const DRAFT = [{ turn: '0', line: '1:e4' }];
const log = listLog([]);

describe('drafts that are kept', () => {
  it('are given to a new server as an old one kept them, match by match', () => {
    const shelf = shelfWith();
    keptDrafts(shelf, log).keep('m', DRAFT);
    keptDrafts(shelf, log).keep('n', []);
    const after = keptDrafts(shelf, log);
    expect([after.of('m'), after.of('n'), after.of('other')]).toEqual([DRAFT, [], null]);
  });

  it.each(['[{', '{"m": "1:e4"}', '[]{}', 'null', '[{"turn": 1}]'])('begin empty with %s, and say so', (body) => {
    const lines: string[] = [];
    const shelf = shelfWith([{ name: 'drafts/m', version: 1, body }], lines);
    const drafts = keptDrafts(shelf, log);
    expect(drafts.of('m')).toBeNull();
    expect(lines.join()).toMatch(/drafts/);
    drafts.keep('m', DRAFT);
    expect(keptDrafts(shelf, log).of('m')).toEqual(DRAFT);
  });

  it('go on where nothing can be written, which is said once, and are kept with the next change', () => {
    const shelf = shelfWith();
    const lines: string[] = [];
    const drafts = keptDrafts(shelf, listLog(lines));
    shelf.disk.isFull = true;
    drafts.keep('m', []);
    drafts.keep('m', DRAFT);
    expect(drafts.of('m')).toEqual(DRAFT);
    expect(lines).toHaveLength(1);
    expect(keptDrafts(shelf, log).of('m')).toBeNull();
    shelf.disk.isFull = false;
    drafts.keep('m', DRAFT);
    expect(keptDrafts(shelf, log).of('m')).toEqual(DRAFT);
  });

  it.each(['constructor', 'toString', '__proto__'])('of a match called %s are none before it is drafted', (id) => {
    const shelf = shelfWith();
    const drafts = keptDrafts(shelf, log);
    drafts.keep('m', []);
    expect(drafts.of(id)).toBeNull();
    drafts.keep(id, DRAFT);
    expect([drafts.of(id), keptDrafts(shelf, log).of(id)]).toEqual([DRAFT, DRAFT]);
  });
});
