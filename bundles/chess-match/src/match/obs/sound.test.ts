import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeLine } from '../../obs/sound/testing/fakeLine';
import { listOf, personWith } from '../../obs/sound/testing/people';
import { readConfig } from '../server/config';
import { soundOf } from './sound';
import { listLog } from '../testing/bench';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const io = { of: () => ({ sockets: { size: 0 }, volatile: { emit: () => true } }) };
const host = { io, log: listLog([]) } as unknown as Parameters<typeof soundOf>[0]['host'];

test('microphones follow a team’s audience scene under the name that a human gave it in that OBS', async () => {
  const lines = { program: createFakeLine('program'), white: createFakeLine('white'), black: createFakeLine('black') };
  for (const { mutes } of Object.values(lines)) mutes.set('Mic w1', false).set('Mic b1', false);
  const sound = soundOf({
    host,
    obs: {
      line: (id) => lines[id].line,
      nameInRules: (id, scene) => (id === 'program' && scene === 'Weiss' ? 'White' : scene),
    },
    journal: { setting: () => null, saveSetting: () => undefined },
    publishing: { put: () => undefined },
    config: readConfig({ obs: { whiteScene: 'White', blackScene: 'Black' } }),
  });
  sound.start();
  sound.peopleChanged(listOf({ white: [personWith('w1', 'Mic w1')], black: [personWith('b1', 'Mic b1')] }));
  for (const { connect } of Object.values(lines)) connect(true);
  await vi.advanceTimersByTimeAsync(0);
  sound.setFollow(true);
  for (const { cut } of Object.values(lines)) cut('Weiss');
  await vi.advanceTimersByTimeAsync(0);
  expect([lines.program.asked, lines.white.asked]).toEqual([['Mic b1 muted'], []]);
  lines.program.cut('Black');
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.program.asked.slice(1)).toEqual(['Mic w1 muted', 'Mic b1 live']);
  sound.stop();
});
