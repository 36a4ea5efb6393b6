import type { Command } from '@schemas/command';
import { describe, expect, it } from 'vitest';
import { LOCAL_OPERATOR, SIMULATOR, type CaptainIdentity } from './identity';
import { seatProblem, type Seating } from './seats';

const ENVELOPE = { id: 'test-command', issuedAt: 0, expectedVersion: 0 };
const BOTH = { entry: 'both', draftSeenBy: 'team' } as const;
const captain = (team: 'white' | 'black', board: number | null = null, inPlay = true): CaptainIdentity => ({
  ...({ role: 'captain', name: 'captain:x' } as const),
  seat: { team, board },
  inPlay,
  draftsOnly: false,
});
const draft: Command = { ...ENVELOPE, type: 'setDraft', line: 'e4' };
const press: Command = { ...ENVELOPE, type: 'commitTurn', line: 'e4' };
const clock = (thread: string, team: 'white' | 'black', runningSinceMs: number | null) => ({
  id: `${thread}-${team}`,
  side: team,
  thread,
  team,
  board: null,
  remainingMs: 1000,
  runningSinceMs,
});
/** One thread, White to move and its clock running. */
const ONE: Seating = {
  threads: [{ id: 'game', boards: [1, 2], toMove: 'white' }],
  seats: [
    { thread: 'game', side: 'white', team: 'white' },
    { thread: 'game', side: 'black', team: 'black' },
  ],
  clocks: [clock('game', 'white', 5), clock('game', 'black', null)],
};
/** Two boards; a team has White on the one and Black on the other. */
const TWO: Seating = {
  threads: [
    { id: 'A', boards: [1], toMove: 'white' },
    { id: 'B', boards: [2], toMove: 'white' },
  ],
  seats: [
    { thread: 'A', side: 'white', team: 'white' },
    { thread: 'A', side: 'black', team: 'black' },
    { thread: 'B', side: 'white', team: 'black' },
    { thread: 'B', side: 'black', team: 'white' },
  ],
  clocks: [],
};
const code = (...asked: Parameters<typeof seatProblem>): string | null => seatProblem(...asked)?.code ?? null;

describe('a captain', () => {
  it('enters the own turn, and not the opponent’s', () => {
    expect(code(press, captain('white'), BOTH, ONE)).toBeNull();
    for (const command of [draft, press])
      expect(code(command, captain('black'), BOTH, ONE)).toBe('venue/not_your_turn');
  });

  it('has a wooden board that prepares the turn, and does nothing else', () => {
    const board = { ...captain('white'), draftsOnly: true };
    expect(code(draft, board, BOTH, ONE)).toBeNull();
    expect(code(press, board, BOTH, ONE)).toBe('venue/board_prepares');
    expect(code(draft, { ...captain('black'), draftsOnly: true }, BOTH, ONE)).toBe('venue/not_your_turn');
    expect(code(draft, board, { entry: 'operator' }, ONE)).toBe('venue/operator_enters');
  });

  it('prepares while the clock stands, and presses only while it runs', () => {
    const stands = { ...ONE, clocks: ONE.clocks.map((one) => ({ ...one, runningSinceMs: null })) };
    expect(code(draft, captain('white'), BOTH, stands)).toBeNull();
    expect(code(press, captain('white'), BOTH, stands)).toBe('venue/clock_stands');
    expect(code(press, captain('white'), BOTH, { ...ONE, clocks: [] })).toBeNull();
  });

  it('enters on the own board where boards are played apart, for the side the team has there', () => {
    const onB = { ...press, thread: 'B' };
    expect(code({ ...press, thread: 'A' }, captain('white', 1), BOTH, TWO)).toBeNull();
    expect(code(onB, captain('white', 1), BOTH, TWO)).toBe('venue/not_yours');
    expect(code(onB, captain('white'), BOTH, TWO)).toBe('venue/not_your_turn');
    expect(code(onB, captain('black', 2), BOTH, TWO)).toBeNull();
  });

  it('says for which board where boards are played apart: a line that names one moves nobody else’s pieces', () => {
    for (const team of ['white', 'black'] as const)
      for (const command of [draft, press, { ...press, line: 'B:e5' }])
        expect(code(command, captain(team), BOTH, TWO)).toBe('venue/not_yours');
    expect(code({ ...press, thread: 'C' }, captain('white'), BOTH, TWO)).toBeNull();
  });

  it('speaks for the own team and side alone', () => {
    const veto: Command = { ...ENVELOPE, type: 'declareVeto', side: 'white' };
    const resign: Command = { ...ENVELOPE, type: 'resignMatch', team: 'white' };
    for (const command of [veto, resign]) {
      expect(code(command, captain('white'), BOTH, ONE)).toBeNull();
      expect(code(command, captain('black'), BOTH, ONE)).toBe('venue/not_yours');
    }
  });

  it('B23 asks for the control board whoever is to move, for the own side', () => {
    const control = (side: 'white' | 'black'): Command => ({ ...ENVELOPE, type: 'controlBoard', side });
    for (const side of ['white', 'black'] as const) expect(code(control(side), captain(side), BOTH, ONE)).toBeNull();
    expect(code(control('white'), captain('black'), BOTH, ONE)).toBe('venue/not_yours');
  });

  it('enters nothing out of play, or where the operator enters', () => {
    expect(code(press, captain('white', null, false), BOTH, ONE)).toBe('venue/out_of_play');
    expect(code(press, captain('white'), { ...BOTH, entry: 'operator' }, ONE)).toBe('venue/operator_enters');
  });
});

describe('the crew', () => {
  it('enters no turns where captains do, but for the arbiter and the simulator', () => {
    const captains = { ...BOTH, entry: 'captains' } as const;
    expect(code(press, LOCAL_OPERATOR, captains, ONE)).toBe('venue/captains_enter');
    expect(code({ ...ENVELOPE, type: 'startClock' }, LOCAL_OPERATOR, captains, ONE)).toBeNull();
    expect(code(press, { role: 'arbiter', name: 'arbiter' }, captains, ONE)).toBeNull();
    expect(code(press, SIMULATOR, captains, ONE)).toBeNull();
  });
});
