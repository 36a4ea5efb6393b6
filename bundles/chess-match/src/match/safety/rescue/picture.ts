import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkOf } from '../../../checks';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import type { Outlet } from '../../publish/outlet';
import { cut } from '../../publish/picture';
import type { OnAir, ShowViews } from '../../publish/views';

/** What pages and overlays were last given, to be shown when the journal is lost. */
export interface Picture {
  readonly match: OnAir | null;
  readonly show: ShowViews | null;
}

/** Often enough to be the last that anybody saw, seldom enough to cost nothing. */
const CALM_MS = 300;

const MATCH = [
  'begun',
  'boards',
  'clocks',
  'score',
  'play',
  'turns',
  'arbiter',
  'match',
  'pictured',
  'complete',
] as const satisfies readonly (keyof OnAir)[];
const SHOW = ['show', 'roster'] as const satisfies readonly (keyof ShowViews)[];

/** Keeps the newest picture in a file, written beside everything and put in place when it is whole. */
export const pictureOutlet = (path: string): Outlet<(typeof MATCH | typeof SHOW)[number]> => {
  let picture: Picture = { match: null, show: null };
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, JSON.stringify(picture));
    await rename(`${path}.part`, path);
  };
  /** One at a time. */
  const writeNext = async (): Promise<void> => {
    await Promise.allSettled([setTimeout(CALM_MS, null, { ref: false }), writing]);
    next = null;
    writing = write();
    await writing;
  };
  return {
    name: 'rescuePicture',
    of: [...MATCH, ...SHOW],
    when: 'at once',
    take: (now) => {
      picture = { match: cut(now, MATCH), show: cut(now, SHOW) };
      return (next ??= writeNext());
    },
  };
};

/** As kept, also by a server that did not yet say which version it begins and draws. */
const whole = ({ match, show }: Picture): Picture => {
  if (match === null) return { match, show };
  const { version } = match.match;
  return { match: { ...match, begun: { version }, pictured: { version } }, show };
};

/** Of the views no more than what is read here: an earlier release had them in its own shapes. */
const isPicture = checkOf<Picture>({
  type: 'object',
  required: ['match', 'show'],
  properties: {
    match: {
      type: ['object', 'null'],
      required: ['match'],
      properties: { match: { type: 'object', required: ['version'], properties: { version: { type: 'integer' } } } },
    },
    show: { type: ['object', 'null'] },
  },
});

/** The picture as it was kept; null where there is none that can be read. */
export const readPicture = (path: string, damaged: DamagedFiles): Picture | null => {
  const picture = readKept({ path, loss: 'picture', check: isPicture() }, damaged);
  return picture && whole(picture);
};
