import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { after, moves, newMatch } from '../testing/play';
import { replayJson } from './replayJson';
import { records } from './records';

const NAMES = { event: 'Evening', white: 'Whites', black: 'Blacks' };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => {
  const found = records.read(bytes(text));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const fault = (content: Uint8Array) => {
  const found = records.read(content);
  if (found.ok) throw new Error('It can be read.');
  return found.error;
};

describe('records of Swedish chess', () => {
  it('say what they are', () => {
    const { extension, mediaType, demonstration } = records;
    expect([extension, mediaType]).toEqual(['bpgn', 'application/x-bpgn']);
    const file = join(import.meta.dirname, '../../../../fixtures', demonstration);
    expect(records.read(readFileSync(file)).ok).toBe(true);
  });

  it('S1 are read as they were written: teams cross the boards, settings that are not usual are named', () => {
    const played = moves(newMatch({ moveForMove: true }), 'A:e4 B:d4 A:e5');
    const text = records.write(played, NAMES);
    expect(text).toContain('[Date "????.??.??"]');
    for (const tag of ['WhiteA "Whites"', 'BlackA "Blacks"', 'WhiteB "Blacks"', 'BlackB "Whites"'])
      expect(text).toContain(`[${tag}]`);
    const game = read(text);
    expect([game.event, game.white, game.black, game.begunAtMs]).toEqual(['Evening', 'Whites', 'Blacks', null]);
    expect(game.settings).toEqual({ moveForMove: true });
    expect(game.turns.map(({ line }) => line)).toEqual(['A:e4', 'B:d4', 'A:e5']);
    expect([game.events.length, game.states.length]).toEqual([3, 4]);
    expect(game.states[0]).toEqual(replayJson(newMatch({ moveForMove: true })));
    expect(game.states.at(-1)).toMatchObject({ status: 'playing' });
    expect(read(records.write(newMatch(), NAMES)).settings).toEqual({});
  });

  it('S1 a team is its two players, each once; without names it has none', () => {
    const tags = (names: readonly string[]): string => names.map((name) => `[${name}]\n`).join('');
    const of = (...names: readonly string[]) => {
      const { event, white, black } = read(`${tags(names)}\n1A. e4 *\n`);
      return [event, white, black];
    };
    expect(of('Event "X"', 'WhiteA "a"', 'BlackB "b"', 'BlackA "c"', 'WhiteB "d"')).toEqual(['X', 'a & b', 'c & d']);
    expect(of('WhiteA "a"', 'BlackB "a"', 'WhiteB "d"')).toEqual(['', 'a', 'd']);
    expect(of()).toEqual(['', '', '']);
  });

  it('S1 name the four players with their Elo, the teams and the day, and give teams and day back', () => {
    const rated: Readonly<Record<string, { readonly name: string; readonly elo: number | null }>> = {
      white1: { name: 'Ann', elo: 2410 },
      white2: { name: 'Bob', elo: null },
      black1: { name: 'Cem', elo: 1800 },
    };
    const played = {
      atMs: Date.UTC(2026, 10, 26, 19, 5),
      player: (team: string, board: number) => rated[`${team}${board}`] ?? null,
    };
    const text = records.write(moves(newMatch(), 'A:e4'), NAMES, played);
    const tags = [
      ...['Date "2026.11.26"', 'WhiteA "Ann"', 'BlackA "Cem"', 'WhiteB "Blacks"', 'BlackB "Bob"'],
      ...['WhiteAElo "2410"', 'BlackAElo "1800"', 'WhiteATeam "Whites"', 'BlackATeam "Blacks"'],
    ];
    for (const tag of tags) expect(text).toContain(`[${tag}]`);
    expect(text).not.toContain('BlackBElo');
    const { white, black, begunAtMs } = read(text);
    expect([white, black, begunAtMs]).toEqual(['Whites', 'Blacks', Date.UTC(2026, 10, 26)]);
    expect(read(text).players).toEqual([
      { team: 'white', board: 1, name: 'Ann', elo: 2410 },
      { team: 'black', board: 1, name: 'Cem', elo: 1800 },
      { team: 'white', board: 2, name: 'Bob', elo: null },
    ]);
    expect(read(records.write(moves(newMatch(), 'A:e4'), NAMES)).players).toEqual([]);
  });

  it('S8 an end that no move brought is in the record too', () => {
    const over = after(moves(newMatch(), 'A:e4'), { type: 'resign', team: 'second' });
    const { end, turns } = read(records.write(over, NAMES));
    expect(end).toMatchObject({ end: { result: 'first', reason: 'resignation' } });
    expect(turns).toHaveLength(1);
  });

  it.each([
    ['1A. e4 1a. e5 {BlackA resigns} 1-0', 'team1', 'resignation'],
    ['1A. e4 1a. e5 {Game drawn by agreement} 1/2-1/2', 'draw', 'agreement'],
    ['1A. e4 1a. e5 {WhiteA forfeits on time} 0-1', 'team2', 'flag'],
    ['1A. e4 1a. e5 {WhiteA and WhiteB forfeit on time} 1/2-1/2', 'draw', 'simultaneous-flags'],
    ['1A. e4 1a. e5 {Game aborted} *', null, 'aborted'],
  ])('S8 S9 the last state has the end that the record tells: %s', (text, result, reason) => {
    const { states } = read(text);
    expect(states).toHaveLength(4);
    expect(states.at(-1)).toMatchObject({ status: 'over', result, reason });
    expect(states.at(-2)).toMatchObject({ status: 'playing', result: null });
  });

  it('S7 the state after a move has what the arbiter set behind it', () => {
    const last = read('1A. e4 1a. e5 {@reserve A n 2}').states.at(-1);
    expect(JSON.stringify(last)).toContain('[nn]');
  });

  it('S9 a second mate comes at the time its clock tells', () => {
    const six = (board: string, seat: string) =>
      `1${board}. e4{290} 1${seat}. e5{290} 2${board}. Bc4{280} 2${seat}. Nc6{280} 3${board}. Qh5{270} 3${seat}. Nf6{270}`;
    const text = `${six('A', 'a')} ${six('B', 'b')} 4A. Qxf7#{260} 4B. Qxf7#{240} 1/2-1/2`;
    expect(fault(bytes(text)).problem.code).toBe('swedish/game/over');
    const { states } = read(`[SimultaneousMs "20000"]\n${text}`);
    expect(states.at(-1)).toMatchObject({ result: 'draw', reason: 'simultaneous-mates' });
    expect(read(text.replace('{240}', '{260}')).states.at(-1)).toMatchObject({ reason: 'simultaneous-mates' });
  });

  it('S8 the clock that the record names ran out, whatever the other board’s came to by what the net took', () => {
    const text = `[TimeControl "100+0"]\n1B. e4{99} 1b. e5{30} 2B. Nf3{98} 1A. e4{1} 1a. e5{1} 2A. Nf3{0.5} {BlackA forfeits on time} 1-0`;
    expect(read(text).states.at(-1)).toMatchObject({ result: 'team1', reason: 'flag' });
  });

  it('a bad one is refused with its line and what is wrong there', () => {
    expect(fault(Uint8Array.of(0x31, 0xff))).toEqual({
      line: 1,
      problem: { code: 'bpgn/not_utf8', params: {}, rule: null, item: null },
    });
    const illegal = fault(bytes('[Event "x"]\n\n1A. e4\n1a. Ke3 *\n'));
    expect(illegal).toMatchObject({ line: 4, problem: { code: 'swedish/move/illegal', rule: 'S1', item: '1a. Ke3' } });
    const unread = fault(bytes('[Event "x"]\n\n1A. {\n'));
    expect([unread.line, unread.problem.code]).toEqual([3, expect.stringMatching(/^bpgn\//)]);
  });
});
