import { describe, expect, it } from 'vitest';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { undoLabel } from '../rules/undoLabel';
import { newMatch, play, T0 } from '../testing/play';
import type { Command } from '../rules/commands';
import { protocolLine } from '../../duel/record/protocolLine';
import { returnSettings } from './returnGame';

const FEN = '4ak3/9/9/9/9/9/9/9/4AK3 w - - 0 1';
const happened = (command: Command, state = newMatch()): Event => {
  const decided = decide(state, command, T0);
  if (!decided.ok || decided.value[0] === undefined) throw new Error(command.type);
  return decided.value[0];
};
const turn = happened({ type: 'commitTurn', line: 'e2-e4' });
const reply = happened({ type: 'commitTurn', line: 'e8-e6' }, play(newMatch(), 'e2-e4'));
const set = happened({ type: 'correctPosition', board: 1, fen: FEN, reason: 'hall' });
const resigned = happened({ type: 'resignMatch', team: 'black' });
const started = happened({ type: 'startClock' });

describe('what is told of what happened', () => {
  it('to the arbiters: turns are the record’s affair', () => {
    expect([turn, set, resigned].map(protocolLine)).toEqual([
      null,
      { kind: 'position', side: null, board: 1, what: FEN, reason: 'hall' },
      { kind: 'resigned', side: 'black', board: null, what: '', reason: '' },
    ]);
  });

  it('to who takes it back', () => {
    expect([turn, reply, set, resigned, started].map(undoLabel)).toEqual([
      { label: '1.', kind: 'turn', line: 'e2-e4' },
      { label: '1...', kind: 'turn', line: 'e8-e6' },
      { label: '', kind: 'position', line: '' },
      { label: 'black', kind: 'resignation', line: '' },
      null,
    ]);
  });

  it('a return game has the same settings once the first is over', () => {
    const over = {
      ...newMatch({ rules: 'original' }),
      end: { result: 'draw', reason: 'agreement', atMs: T0 },
    } as const;
    expect([returnSettings(over), returnSettings(newMatch())]).toMatchObject([{ rules: 'original' }, null]);
  });
});
