import { describe, expect, it } from 'vitest';
import { INITIAL_UI, reduceUi } from './ui';

describe('what is open', () => {
  it('B16 asks about the side whose button was pressed, whoever is to move by then', () => {
    const open = reduceUi(INITIAL_UI, { type: 'opened', dialog: 'flag', side: 'white' });
    expect(open).toMatchObject({ dialog: 'flag', side: 'white' });
    expect(reduceUi(open, { type: 'opened', dialog: 'flag', side: 'black' })).toMatchObject({ side: 'black' });
  });

  it('knows no side once the window is another one or closed', () => {
    const open = reduceUi(INITIAL_UI, { type: 'opened', dialog: 'flag', side: 'black' });
    expect(reduceUi(open, { type: 'opened', dialog: 'undo' })).toMatchObject({ dialog: 'undo', side: null });
    expect(reduceUi(open, { type: 'returnGame', matchId: 'm' })).toMatchObject({ dialog: 'newMatch', side: null });
    expect(reduceUi(open, { type: 'closed' })).toMatchObject({ dialog: null, side: null });
  });

  it('forgets the first game when the window closes', () => {
    const open = reduceUi(INITIAL_UI, { type: 'returnGame', matchId: 'm' });
    expect(open).toMatchObject({ dialog: 'newMatch', returnOf: 'm' });
    expect(reduceUi(open, { type: 'closed' })).toMatchObject({ dialog: null, returnOf: null });
  });
});
