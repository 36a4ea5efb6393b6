import type { Frame } from './desired';
import type { DesiredKeyFrames } from './keyFrames';
import { withoutPassphrase, type StreamAddress } from './desiredStream';

/** Where an item shall stand among ours: names of the nearest of them that are there already. */
export interface Place {
  readonly below: string | null;
  readonly above: string | null;
}

interface InScene {
  readonly scene: string;
  readonly source: string;
  /** Pixels of OBS's canvas; null = nothing to be seen. */
  readonly frame: Frame | null;
  readonly isCamera: boolean;
  readonly place: Place;
}

/**
 * One thing to do in OBS; names are those in OBS, `mark` is the name we know it by. Nothing is ever renamed, moved
 * out or deleted.
 */
export type Operation =
  | { readonly action: 'create_scene'; readonly scene: string }
  /** A scene of this name was there: it is made ours, and what is in it stays. */
  | { readonly action: 'adopt_scene'; readonly scene: string }
  | ({
      readonly action: 'create_source';
      readonly kind: string;
      readonly settings: Readonly<Record<string, unknown>>;
    } & InScene)
  | { readonly action: 'adopt_source'; readonly source: string }
  | ({ readonly action: 'add_source' } & InScene)
  | { readonly action: 'set_page'; readonly source: string; readonly settings: Readonly<Record<string, unknown>> }
  | {
      readonly action: 'fit';
      readonly scene: string;
      readonly source: string;
      readonly itemId: number;
      readonly frame: Frame;
    }
  | { readonly action: 'set_transition'; readonly transition: string }
  /** `replaces`: where somebody had it stream to; null: nowhere. */
  | ({ readonly action: 'set_stream'; readonly replaces: string | null } & StreamAddress)
  /** For that stream. */
  | ({ readonly action: 'set_key_frames'; readonly replaces: string | null } & DesiredKeyFrames);

export const sceneOf = (operation: Operation): string | null => ('scene' in operation ? operation.scene : null);

export const sourceOf = (operation: Operation): string | null => {
  if ('source' in operation) return operation.source;
  if ('replaces' in operation) return operation.replaces;
  return operation.action === 'set_transition' ? operation.transition : null;
};

const frameText = ({ x, y, width, height }: Frame): string => [x, y, width, height].map(Math.round).join(' ');

/** The plan is shown to the whole crew, who may not have what a key opens. */
const KEY = /([?&]key=)[^&#]*/;

/**
 * What a person may want to see of it: the address of a page, where a camera goes, where the stream goes, or what its
 * encoder is told.
 */
export const detailOf = (operation: Operation): string | null => {
  if (operation.action === 'fit') return frameText(operation.frame);
  if (operation.action === 'set_stream') return `${withoutPassphrase(operation.server)} ${operation.key}`.trim();
  if (operation.action === 'set_key_frames') return operation.options;
  if (operation.action !== 'create_source' && operation.action !== 'set_page') return null;
  const url = operation.settings['url'];
  return typeof url === 'string' ? url.replace(KEY, '$1…') : null;
};

/** The same operation has the same id in every plan. */
export const idOf = (operation: Operation): string =>
  [operation.action, sceneOf(operation), sourceOf(operation)].filter((part) => part !== null).join('|');
