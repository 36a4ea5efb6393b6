import { constants } from 'node:fs';
import { access, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A disk that the system has mounted. */
export interface Mounted {
  /** The device, or what else names it: one disk may be mounted in several folders. */
  readonly source: string;
  readonly folder: string;
}

/** What may be on disks of its own and is no place for anybody's files. */
const SYSTEMS = /^\/(?:boot|snap|etc|usr|var|proc|sys|dev)(?:\/|$)/;

/** "/media/anna/MY\040DISK" → "/media/anna/MY DISK". */
const unescaped = (folder: string): string =>
  folder.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCodePoint(Number.parseInt(octal, 8)));

/** Real disks of Linux's /proc/self/mounts: no drive of the network, which may hang whoever looks at it. */
export const disksOf = (mounts: string): readonly Mounted[] =>
  mounts.split('\n').flatMap((line) => {
    const [source = '', folder = '', , options = ''] = line.split(' ');
    const isDisk = source.startsWith('/dev/') && options.split(',').includes('rw') && !SYSTEMS.test(folder);
    return isDisk ? [{ source, folder: unescaped(folder) }] : [];
  });

const LETTERS = [...'DEFGHIJKLMNOPQRSTUVWXYZ'];

/** By the system's own list. @throws what the disk says */
const mountedHere = async (): Promise<readonly Mounted[]> => {
  switch (process.platform) {
    case 'linux':
      return disksOf(await readFile('/proc/self/mounts', 'utf8'));
    case 'darwin':
      return (await readdir('/Volumes')).map((name) => ({ source: name, folder: join('/Volumes', name) }));
    case 'win32':
      return LETTERS.map((letter) => ({ source: letter, folder: `${letter}:\\` }));
    default:
      return [];
  }
};

/** What a folder is to us: the number of its device, and whether we may write there. */
interface Seen {
  readonly device: number;
  readonly isOpen: boolean;
}

export interface Look {
  readonly mounted: () => Promise<readonly Mounted[]>;
  /** null: it is no folder. */
  readonly see: (path: string) => Promise<Seen | null>;
}

export const MACHINE: Look = {
  mounted: mountedHere,
  see: async (path) => {
    try {
      const found = await stat(path);
      if (!found.isDirectory()) return null;
      const isOpen = await access(path, constants.W_OK).then(
        () => true,
        () => false,
      );
      return { device: found.dev, isOpen };
    } catch {
      return null;
    }
  },
};

/**
 * A disk beside the journal's own on which a second copy could be kept: another device, and we may write there.
 * Somebody has to name it: a stick that is there today is away tomorrow. @returns the folder it is mounted on; null
 * where there is none
 */
export const findOtherDisk = async (journalFolder: string, { mounted, see }: Look): Promise<string | null> => {
  const own = await see(journalFolder);
  if (own === null) return null;
  const disks = await Promise.all((await mounted()).map(async (disk) => ({ ...disk, seen: await see(disk.folder) })));
  const ownSources = disks.flatMap(({ source, seen }) => (seen?.device === own.device ? [source] : []));
  const other = disks.find(
    ({ source, seen }) => seen?.isOpen === true && seen.device !== own.device && !ownSources.includes(source),
  );
  return other?.folder ?? null;
};
