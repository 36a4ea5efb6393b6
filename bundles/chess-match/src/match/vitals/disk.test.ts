import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { freeBytes, FULL_DISK_BYTES, judgeDisk, LOW_DISK_BYTES } from './disk';

describe('the room on the journal’s disk', () => {
  it.each([
    ['nothing', LOW_DISK_BYTES, []],
    [
      'a notice below two gigabytes',
      LOW_DISK_BYTES - 1,
      [{ code: 'disk/low', level: 'notice', params: { freeMb: 2047 } }],
    ],
    ['still a notice', FULL_DISK_BYTES, [{ code: 'disk/low', level: 'notice', params: { freeMb: 64 } }]],
    ['an alarm below that', FULL_DISK_BYTES - 1, [{ code: 'disk/full', level: 'alarm', params: { freeMb: 63 } }]],
    ['an alarm with none', 0, [{ code: 'disk/full', level: 'alarm', params: { freeMb: 0 } }]],
    ['nothing where nobody knows', null, []],
  ] as const)('%s', (_what, free, troubles) => expect(judgeDisk(free)).toEqual(troubles));

  it('is asked of the system, and not known of a folder that is not there', () => {
    expect(freeBytes(tmpdir())).toBeGreaterThan(0);
    expect(freeBytes('/no/such/folder')).toBeNull();
  });
});
