import { DESK_VIEWS, type DeskView } from '../../contract/desk';
import { LIVE_VERSION } from '../../contract/live';
import type { Picture } from '../publish/picture';
import { textsOf } from './liveState';

/** A message in words of JSON. @param atMs the moment that is told */
export const deskMessage = (picture: Picture<DeskView>, atMs: number): string => {
  const texts = textsOf({ score: picture.view('score'), clocks: picture.view('clocks') }, atMs);
  const head = JSON.stringify({ v: LIVE_VERSION, at: atMs, version: picture.version, texts });
  const views = DESK_VIEWS.map((name) => `"${name}":${picture.text(name)}`);
  return `${head.slice(0, -1)},"views":{${views.join()}}}`;
};
