import { describe, expect, it } from 'vitest';
import type { RosterView, RosterPerson } from '@schemas/roster';
import { channelsOf } from './channels';
import { NO_GATES, afterFrame, silenceIn, speakers, type Gates } from './gates';
import { SILENCE, type Level } from './level';
import { muteDiff, ruleMutes } from './mute';
import { DEFAULT_SETTINGS } from './settings';
import { listOf, personWith } from './testing/people';

const LOUD: Level = { ...SILENCE, peakDb: -10, inputDb: -10 };
const people: RosterView = listOf({
  white: [personWith('w1', 'Mic 1'), personWith('w2', ' Mic 2 '), personWith('w3', null)],
  black: [personWith('b1', 'Mic 3')],
  commentators: [personWith('c1', 'Booth'), personWith('c2', 'Booth')],
});
const channels = channelsOf(people);

const hearAll = (
  levels: Readonly<Record<string, Level>>,
  muted: readonly string[] = [],
  from: Gates = NO_GATES,
): Gates => {
  let gates = from;
  for (const atMs of [0, 50, 100])
    gates = afterFrame(gates, {
      levels: new Map(Object.entries(levels)),
      inputs: channels.map(({ input }) => input),
      isMuted: (input) => muted.includes(input),
      settingsOf: () => DEFAULT_SETTINGS,
      atMs,
    });
  return gates;
};

describe('microphones and people', () => {
  it('are paired by the name of the input; two may share one', () => {
    expect(channels).toEqual([
      { input: 'Mic 1', people: ['w1'], side: 'white' },
      { input: 'Mic 2', people: ['w2'], side: 'white' },
      { input: 'Mic 3', people: ['b1'], side: 'black' },
      { input: 'Booth', people: ['c1', 'c2'], side: null },
    ]);
  });

  it('of both teams belong to none', () => {
    const shared = (person: RosterPerson): RosterPerson => ({ ...person, mic: 'Hand' });
    const list = listOf({ white: [shared(personWith('w1', null))], black: [shared(personWith('b1', null))] });
    expect(channelsOf(list)).toEqual([{ input: 'Hand', people: ['w1', 'b1'], side: null }]);
  });

  it('say who speaks, in the order of the people', () => {
    expect(speakers(hearAll({ Booth: LOUD, 'Mic 1': LOUD, 'Mic 3': SILENCE }), channels)).toEqual(['w1', 'c1', 'c2']);
  });

  it('are silent when muted, though their meters are loud', () => {
    expect(speakers(hearAll({ 'Mic 1': LOUD, 'Mic 3': LOUD }, ['Mic 1']), channels)).toEqual(['b1']);
    const before = hearAll({ 'Mic 1': LOUD });
    expect(speakers(before, channels)).toEqual(['w1']);
    expect(speakers(hearAll({ 'Mic 1': LOUD }, ['Mic 1'], before), channels)).toEqual([]);
  });

  it('are silent when the message leaves them out, and when the meters stop', () => {
    const before = hearAll({ 'Mic 1': LOUD, 'Mic 3': LOUD });
    expect(speakers(hearAll({ 'Mic 3': LOUD }, [], before), channels)).toEqual(['b1']);
    expect(speakers(silenceIn(before, ['Mic 3']), channels)).toEqual(['w1']);
  });
});

describe('only the team whose audience is shown is heard', () => {
  const actual = new Map([
    ['Mic 1', true],
    ['Mic 2', false],
    ['Mic 3', false],
    ['Booth', false],
  ]);

  it('opens that team and mutes the other, and leaves commentators alone', () => {
    expect([...muteDiff(ruleMutes('white', channels, new Set()), actual)]).toEqual([
      ['Mic 1', false],
      ['Mic 3', true],
    ]);
    expect([...muteDiff(ruleMutes('black', channels, new Set()), actual)]).toEqual([['Mic 2', true]]);
  });

  it('never opens what somebody muted by hand', () => {
    expect([...muteDiff(ruleMutes('white', channels, new Set(['Mic 1'])), actual)]).toEqual([['Mic 3', true]]);
  });

  it('wants nothing on any other scene, nor about inputs OBS does not have', () => {
    expect(ruleMutes(null, channels, new Set()).size).toBe(0);
    expect(muteDiff(ruleMutes('white', channels, new Set()), new Map()).size).toBe(0);
  });
});
