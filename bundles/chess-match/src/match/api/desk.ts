import { DESK_VIEWS, type DeskView } from '../../contract/desk';
import { LIVE_VERSION } from '../../contract/live';
import type { ReplicantName } from '../../contract/replicants';
import type { Picture } from '../publish/picture';
import { textsOf } from './liveState';

/**
 * Whether there is something to be told at a desk. What is only measured of the server (memory, delays, free disk)
 * changes every few seconds and comes along with the next message: of health, troubles alone are news.
 */
export const createDeskNews = () => {
  let troubles = '';
  return (picture: Picture<DeskView>, changed: ReadonlySet<ReplicantName>): boolean => {
    const before = troubles;
    troubles = JSON.stringify(picture.view('health').troubles);
    return troubles !== before || DESK_VIEWS.some((name) => name !== 'health' && changed.has(name));
  };
};

/** A message in words of JSON. @param atMs the moment that is told */
export const deskMessage = (picture: Picture<DeskView>, atMs: number): string => {
  const texts = textsOf({ score: picture.view('score'), clocks: picture.view('clocks') }, atMs);
  const head = JSON.stringify({ v: LIVE_VERSION, at: atMs, version: picture.version, texts });
  const views = DESK_VIEWS.map((name) => `"${name}":${picture.text(name)}`);
  return `${head.slice(0, -1)},"views":{${views.join()}}}`;
};
