import { beforeEach, describe, expect, it } from 'vitest';
import { shelfWith, type TestShelf } from '../testing/shelf';
import { createMachines, type MachineAddresses } from './machines';

const FIRST = { series: 'first', turned: false };
const RETURN = { series: 'first', turned: true };
const BOTH: MachineAddresses = { white: 'studio-1', black: 'studio-2' };
const EXCHANGED: MachineAddresses = { white: 'studio-2', black: 'studio-1' };

const warned: string[] = [];
const log = { info: () => undefined, warn: (text: string) => warned.push(text), error: () => undefined };
let shelf: TestShelf;
beforeEach(() => void (shelf = shelfWith([], warned)));
const start = (named = BOTH) => createMachines('obs', named, shelf, log);

describe('the machines of the teams’ viewers', () => {
  it('B20 are the other team’s by name in a return game, and right again in the first, also after a restart', () => {
    const machines = start();
    expect(machines.state()).toBe('right');
    const states = [FIRST, RETURN].map((seating) => {
      machines.seat(seating, seating.turned);
      return machines.state();
    });
    expect(states).toEqual(['right', 'turned']);
    const again = start();
    again.seat(RETURN, true);
    expect(again.state()).toBe('turned');
    again.seat(FIRST, false);
    expect(again.state()).toBe('right');
  });

  it('are right when the configuration names them the other way round, from then on', () => {
    for (const seating of [FIRST, RETURN]) start().seat(seating, seating.turned);
    for (const machines of [start(EXCHANGED), start(EXCHANGED)]) {
      machines.seat(RETURN, true);
      expect(machines.state()).toBe('right');
    }
    const back = start(EXCHANGED);
    back.seat(FIRST, false);
    expect(back.state()).toBe('turned');
  });

  it('are right when somebody has looked and says so', () => {
    for (const seating of [FIRST, RETURN]) start().seat(seating, seating.turned);
    const machines = start();
    machines.seat(RETURN, true);
    const told: string[] = [];
    machines.listen(() => told.push(machines.state()));
    machines.confirm();
    const again = start();
    again.seat(RETURN, true);
    expect([...told, again.state()]).toEqual(['right', 'right']);
  });

  it('are nobody knows whose where nothing is known of before, until somebody says so', () => {
    for (const machines of [start(), start()]) {
      machines.seat(RETURN, true);
      expect(machines.state()).toBe('unclear');
    }
    shelf.documents.write([{ name: 'machines/obs', version: 1, body: '{"white":1}' }]);
    const machines = start();
    expect(warned.at(-1)).toContain('machines/obs');
    machines.seat(RETURN, true);
    expect(machines.state()).toBe('unclear');
    machines.confirm();
    expect(machines.state()).toBe('right');
  });

  it('are as they are where it cannot be written, and nobody’s business where there are none', () => {
    shelf.disk.isFull = true;
    const machines = start();
    machines.seat(FIRST, false);
    expect([machines.state(), warned.at(-1)]).toEqual(['right', expect.stringContaining('cannot be written')]);
    machines.seat(RETURN, true);
    expect(machines.state()).toBe('turned');
    expect(() => machines.confirm()).toThrow();
    expect(machines.state()).toBe('turned');
    const none = start({ white: null, black: null });
    none.seat(RETURN, true);
    expect(none.state()).toBe('right');
  });
});
