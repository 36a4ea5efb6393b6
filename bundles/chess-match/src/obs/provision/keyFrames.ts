import { KEY_FRAME_SECONDS } from '../../contract/feeds';
import type { ReportedEncoding } from './reported';

/** How far key frames of a stream for viewers at home shall stand apart: who packs it can cut nowhere else. */
export interface DesiredKeyFrames {
  /** For x264, with what was there: "keyint=60 scenecut=0". */
  readonly options: string;
}

export type KeyFramesNote = {
  readonly code: 'key_frames_by_hand' | 'key_frames_running';
  readonly params: { readonly seconds: number };
};

/** A profile's own names. */
const CATEGORY = 'SimpleOutput';
const SIMPLE = 'Simple';
const DISTANCE = /(^|\s)(?:keyint|keyint_max)=(\d+|infinite)(?=\s|$)/;
/** x264 is asked for under two names, of which one saves effort. */
const X264 = /^(x264|x264_lowcpu|)$/;

const note = (code: KeyFramesNote['code']): KeyFramesNote => ({ code, params: { seconds: KEY_FRAME_SECONDS } });

/** Frames between two key frames as they are asked for now; Infinity: as x264 likes. */
const distanceIn = ({ isCustom, options }: ReportedEncoding): number => {
  const found = isCustom ? DISTANCE.exec(options)?.[2] : undefined;
  return found === undefined || found === 'infinite' ? Infinity : Number(found);
};

/** Key frames at other places too, as x264 sets them where a scene begins, would make pieces of every length. */
const withDistance = (options: string, frames: number): string => {
  const rest = options.replace(DISTANCE, '$1').trim().split(/\s+/).filter(Boolean);
  const cuts = rest.some((option) => option.startsWith('scenecut=')) ? [] : ['scenecut=0'];
  return [...rest, `keyint=${frames}`, ...cuts].join(' ');
};

/**
 * What is to be changed; a note where a person must do it, null where it is right. Of the encoders of OBS only x264 in
 * the simple output mode can be told from here; options that are kept and not used are somebody's own.
 */
export const planKeyFrames = (encoding: ReportedEncoding, isOn: boolean): DesiredKeyFrames | KeyFramesNote | null => {
  const { mode, encoder, isCustom, options, framesPerSecond } = encoding;
  const isTold = mode === SIMPLE && X264.test(encoder) && framesPerSecond > 0 && (isCustom || options.trim() === '');
  if (!isTold) return note('key_frames_by_hand');
  const frames = Math.round(framesPerSecond * KEY_FRAME_SECONDS);
  if (distanceIn(encoding) <= frames) return null;
  return isOn ? note('key_frames_running') : { options: withDistance(isCustom ? options : '', frames) };
};

/** Where a profile keeps it. */
export const ENCODING = {
  mode: { parameterCategory: 'Output', parameterName: 'Mode' },
  encoder: { parameterCategory: CATEGORY, parameterName: 'StreamEncoder' },
  isCustom: { parameterCategory: CATEGORY, parameterName: 'UseAdvanced' },
  options: { parameterCategory: CATEGORY, parameterName: 'x264Settings' },
} as const;

/** What OBS is told for it. */
export const keyFrameParameters = ({ options }: DesiredKeyFrames) => [
  { ...ENCODING.options, parameterValue: options },
  { ...ENCODING.isCustom, parameterValue: 'true' },
];
