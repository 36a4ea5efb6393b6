import { describe, expect, it } from 'vitest';
import { disposableFolders } from '../../testing/folders';
import { listLog } from '../../testing/bench';
import { adviseOtherDisk } from './adviseOtherDisk';
import { disksOf, findOtherDisk, MACHINE, type Mounted } from './otherDisk';

const folder = disposableFolders();

const MOUNTS = `proc /proc proc rw,relatime 0 0
/dev/nvme0n1p2 / btrfs rw,relatime,subvol=/@ 0 0
/dev/nvme0n1p2 /home btrfs rw,relatime,subvol=/@home 0 0
/dev/nvme0n1p1 /boot/efi vfat rw,relatime 0 0
/dev/loop3 /snap/core/1 squashfs ro,nodev 0 0
nas:/volume /mnt/nas nfs4 rw,relatime 0 0
/dev/sdb1 /media/anna/MY\\040DISK ext4 rw,nosuid 0 0
/dev/sdc1 /media/anna/CARD vfat ro,nosuid 0 0
`;

it('disks are told from what else is mounted', () => {
  expect(disksOf(MOUNTS)).toEqual([
    { source: '/dev/nvme0n1p2', folder: '/' },
    { source: '/dev/nvme0n1p2', folder: '/home' },
    { source: '/dev/sdb1', folder: '/media/anna/MY DISK' },
  ]);
});

/** Devices by folder; below 0: may not be written to. */
const found = (devices: Readonly<Record<string, number>>, mounted: readonly Mounted[] = disksOf(MOUNTS)) =>
  findOtherDisk('/home/anna/show/db', {
    mounted: () => Promise.resolve(mounted),
    see: (path) => {
      const device = devices[path];
      return Promise.resolve(device === undefined ? null : { device: Math.abs(device), isOpen: device > 0 });
    },
  });

it.each<readonly [string, Readonly<Record<string, number>>, string | null]>([
  ['another one', { '/home/anna/show/db': 2, '/home': 2, '/': 1, '/media/anna/MY DISK': 3 }, '/media/anna/MY DISK'],
  ['another one that is closed to us', { '/home/anna/show/db': 2, '/home': 2, '/media/anna/MY DISK': -3 }, null],
  ['another part of the same one', { '/home/anna/show/db': 2, '/home': 2, '/': 1 }, null],
  ['the same one in another folder', { '/home/anna/show/db': 2, '/media/anna/MY DISK': 2 }, null],
  ['none, nor the journal', { '/media/anna/MY DISK': 3 }, null],
])('where there is %s', async (_name, devices, expected) => {
  expect(await found(devices)).toBe(expected);
});

it('a folder of this machine is on no other disk than itself', async () => {
  const own = folder();
  expect(await MACHINE.see(own)).toMatchObject({ isOpen: true });
  expect(
    await findOtherDisk(own, { ...MACHINE, mounted: () => Promise.resolve([{ source: 'x', folder: own }]) }),
  ).toBeNull();
  expect(await findOtherDisk(`${own}/nowhere`, MACHINE)).toBeNull();
});

describe('the advice', () => {
  const advised = async (copyTo: string | null, fails = false) => {
    const lines: string[] = [];
    let told = 0;
    const disks = adviseOtherDisk({
      folder: '/db',
      copyTo,
      onFound: () => (told += 1),
      log: listLog(lines),
      machine: {
        mounted: () =>
          fails ? Promise.reject(new Error('not today')) : Promise.resolve([{ source: 'b', folder: '/media/b' }]),
        see: (path) => Promise.resolve({ device: path === '/db' ? 1 : 2, isOpen: true }),
      },
    });
    const before = disks.found();
    await disks.look();
    return { before, found: disks.found(), told, said: lines.join('\n') };
  };

  it('names the disk where no second place is set, and only names it', async () => {
    const { before, found, told, said } = await advised(null);
    expect([before, found, told]).toEqual([null, '/media/b', 1]);
    expect(said).toMatch(/\/media\/b\..*"copyTo": ".*chess-broadcast"/);
  });

  it('says nothing where a second place is set, nor fails where nothing can be seen', async () => {
    expect(await advised('/mnt/copy')).toEqual({ before: null, found: null, told: 0, said: '' });
    expect(await advised(null, true)).toMatchObject({
      found: null,
      told: 0,
      said: expect.stringContaining('not today'),
    });
  });
});
