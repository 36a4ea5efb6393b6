import { expect, it } from 'vitest';
import { DOCUMENT_VERSION, presentDocument, presentMoment, type HomeDocument, type HomeMoment } from './viewers';

const FORMER = {
  v: 1,
  boards: [
    { board: 1, branch: 'b1' },
    { board: 2, branch: null },
  ],
  score: { white: 2, ledger: [{ ply: 3, branch: 'b1' }] },
} as unknown as HomeDocument;

const PRESENT = {
  v: DOCUMENT_VERSION,
  boards: [
    { board: 1, line: 'b1' },
    { board: 2, line: null },
  ],
  score: { white: 2, ledger: [{ ply: 3, line: 'b1' }] },
};

it('a document of an earlier release has the shape of today', () => {
  expect(presentDocument(FORMER)).toEqual(PRESENT);
});

it('one of today is the same object', () => {
  const document = PRESENT as unknown as HomeDocument;
  expect(presentDocument(document)).toBe(document);
});

it('a moment tells no version: what it has is what is brought into shape', () => {
  expect(presentMoment({ ply: 3, boards: FORMER.boards } as unknown as HomeMoment)).toEqual({
    ply: 3,
    boards: PRESENT.boards,
  });
  const boards = PRESENT.boards as unknown as HomeMoment['boards'];
  expect(presentMoment({ boards } as HomeMoment)).toEqual({ boards });
});
