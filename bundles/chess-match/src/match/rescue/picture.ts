import { mkdirSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import type { Log } from '../log';
import type { OnAir, ShowViews } from '../publish/views';
import { textOf } from '../textOf';

/** What pages and overlays were last given, to be shown when the journal is lost. */
export interface Picture {
  readonly match: OnAir | null;
  readonly show: ShowViews | null;
}

/** Often enough to be the last that anybody saw, seldom enough to cost nothing. */
const CALM_MS = 300;

export interface PictureKeeper {
  match(views: OnAir): void;
  show(views: ShowViews): void;
}

/** Keeps the newest picture in a file, written beside everything and put in place when it is whole. */
export const keepPicture = (path: string, log: Log): PictureKeeper => {
  let picture: Picture = { match: null, show: null };
  let isNewer = false;
  let isBusy = false;
  let isFailing = false;
  const write = async (): Promise<void> => {
    isNewer = false;
    try {
      mkdirSync(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, JSON.stringify(picture));
      renameSync(`${path}.part`, path);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn(`The last picture could not be kept: ${textOf(error)}`);
      isFailing = true;
    }
    isBusy = false;
    if (isNewer) later();
  };
  const later = (): void => {
    isNewer = true;
    if (isBusy) return;
    isBusy = true;
    setTimeout(() => void write(), CALM_MS).unref();
  };
  return {
    match: (match) => {
      picture = { ...picture, match };
      later();
    },
    show: (show) => {
      picture = { ...picture, show };
      later();
    },
  };
};

/** As kept, also by a server that did not yet say which version it begins and draws. */
const whole = ({ match, show }: Picture): Picture => {
  if (match === null) return { match, show };
  const { version } = match.match;
  return { match: { ...match, begun: { version }, pictured: { version } }, show };
};

const isPicture = (found: unknown): found is Picture =>
  typeof found === 'object' && found !== null && 'match' in found && 'show' in found;

/** The picture as it was kept; null where there is none that can be read. */
export const readPicture = (path: string, damaged: DamagedFiles): Picture | null => {
  const picture = readKept({ path, loss: 'picture', check: () => isPicture, instead: null }, damaged);
  return picture && whole(picture);
};
