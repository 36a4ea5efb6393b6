import type { HealthView } from '@schemas/health';
import type { ObsInstancesView } from '@schemas/obsInstances';
import type { PassedOn } from '../gate/network/passedOn';
import type { Loss } from '../safety/kept/losses';
import type { OutletName } from '../publish/outletNames';
import type { Distrust } from '../home/distrust';

type InstanceId = ObsInstancesView['instances'][number]['id'];

/**
 * What can be wrong with this server so that everybody at its pages must know, with the parameters of its text.
 * Not refusals: those answer one command. `entry`: number of a journal entry, as `match.version` counts.
 */
export interface TroubleParams {
  /** Nothing is accepted until somebody chooses a way on the rescue page. */
  'rescue/active': Record<string, never>;
  /** Fewer entries than were confirmed. */
  'journal/behind': { found: number; confirmed: number };
  /** As many entries of matches as were confirmed, but changes on air, of people or settings are missing. */
  'show/behind': Record<string, never>;
  /** No entries at all, where there were some. */
  'journal/empty': { confirmed: number };
  /** As many entries as were confirmed, but others: an older copy that was played on, or another show's file. */
  'journal/other': { entry: number };
  /** Its bytes are not those that were written. */
  'journal/entry_damaged': { entry: number };
  /** One or more entries between its neighbour and this one are gone. */
  'journal/entry_missing': { entry: number };
  'journal/unreadable': { reason: string };
  'journal/newer': { found: number; known: number };
  /** An entry of a kind that only a later release knows. */
  'journal/newer_kind': { kind: string; entry: number };
  'journal/cannot_open': { reason: string };
  /** At a start: it may be whole, and can only be opened when there is room again. */
  'journal/no_room': Record<string, never>;
  /** While the server ran: removed, replaced or written by another program; it could not be put back. */
  'journal/file_lost': { file: string; reason: string };
  /** The same, and it was put back from memory at once. */
  'journal/file_put_back': { file: string };
  'journal/write_failed': { reason: string };
  'journal/copy_failed': { path: string; reason: string };
  /** One match of the library; the others are not concerned. */
  'match/unreadable': { match: string; entry: number };
  /** The entry is left out; everything else stands. */
  'show/unreadable': { entry: number };
  /** A file beside the journal was damaged: it is kept as `aside`, and the server does without what `loss` says. */
  'file/put_aside': { file: string; aside: string; loss: Loss };
  /** The same, and it lies where it lay. */
  'file/unreadable': { file: string; reason: string; loss: Loss };
  /** Something the journal keeps beside the matches: it stays in its file under another name. */
  'document/not_understood': { document: string; loss: Loss };
  'disk/full': { freeMb: number };
  'disk/low': { freeMb: number };
  'loop/lagging': { delayMs: number };
  /** It could not carry on what it was told last; all others go on. */
  'outlet/failed': { outlet: OutletName; reason: string };
  /** It has not carried on what it was told a while ago; all others go on. */
  'outlet/hangs': { outlet: OutletName };
  /** A scene rule in force names it, and that OBS lacks it. */
  'obs/scene_missing': { instance: InstanceId; scene: string };
  /** Something on this computer passes requests on, and whoever it passes on unseen is taken for this computer. */
  'network/in_front': { how: PassedOn; what: string };
  /** It showed no sign of life, was opened anew, and shows none yet. */
  'obs/source_silent': { instance: InstanceId; source: string };
  /** It recorded when it was lost, and no more when it was back; `path` of the file, or empty. */
  'obs/recording_interrupted': { instance: InstanceId; path: string };
  /** So many of its sources show no key where they should; `source` is one of them. */
  'obs/sources_keyless': { instance: InstanceId; count: number; source: string };
  /** The server for the hall's screens is not heard of. */
  'hall/not_served': { place: string };
  /** Nobody at home is served from here. */
  'viewers/not_served': { reason: string };
  /** Nobody in the hall is served by the listener that is theirs. */
  'viewers/hall_not_served': { reason: string };
  /** There are engines, and no secret to publish by. */
  'viewers/no_secret': { name: string };
  /** Nobody answers at an engine; its viewers see what they saw. */
  'viewers/edge_down': { edge: string };
  /** It has another secret. */
  'viewers/edge_refused': { edge: string };
  /** It does not prove to be it: nothing is given to it. */
  'viewers/edge_untrusted': { edge: string; distrust: Distrust };
  'viewers/edge_full': { edge: string; viewers: number };
  /** A feed that came has stopped; an audience of contract/viewers. */
  'viewers/feed_away': { feed: string };
  /** It comes, or would, and viewers get nothing of it. */
  'viewers/feed_trouble': { feed: string; reason: string };
  /** Its disk is full. */
  'viewers/feed_no_room': { feed: string };
  /** Its stream has a picture alone. */
  'viewers/feed_no_sound': { feed: string };
  /** The teams have changed colours and what comes from them has not, or nobody knows whose it is: it is for nobody. */
  'viewers/feeds_shut': Record<string, never>;
  /** By UDP what this computer cannot send: whether anybody is there nobody can tell; by TCP no connection. */
  'tally/failed': { address: string; reason: string };
  /** It has ended, or could not be started; it is started again by itself, as after all that follows. */
  'engine/gone': { path: string; reason: string };
  'engine/silent': { path: string };
  /** It writes without end, and no lines. */
  'engine/garbled': { path: string };
  /** It answered with what is no move there. */
  'engine/untrue': { path: string; move: string };
  /** There is a round of lichess, and no token to push to it by. */
  'live/no_token': { name: string };
  /** The last push to the round was not taken; it is tried again. */
  'live/push_failed': { reason: string };
  /** The push was taken, and one of its games was not. */
  'live/game_refused': { game: string; reason: string };
  /** Branches that were taken back stand on the round for ever. */
  'live/orphans': { games: string };
  'live/folder_failed': { folder: string; reason: string };
  /** What packs picture and sound has ended. */
  'viewers/media_gone': Record<string, never>;
}

export type TroubleCode = keyof TroubleParams;

export type Trouble = HealthView['troubles'][number];

/** Says what is wrong at this moment; empty while all is well. */
export type TroubleSource = () => readonly Trouble[];

/** Act now: somebody loses something, or nothing is accepted. */
export const alarm = <C extends TroubleCode>(code: C, params: TroubleParams[C]): Trouble => ({
  code,
  level: 'alarm',
  params: { ...params },
});

/** To be known; the evening goes on. */
export const notice = <C extends TroubleCode>(code: C, params: TroubleParams[C]): Trouble => ({
  code,
  level: 'notice',
  params: { ...params },
});

/** Of all sources, alarms first. */
export const troublesOf = (sources: readonly TroubleSource[]): readonly Trouble[] => {
  const all = sources.flatMap((source) => source());
  return [...all.filter(({ level }) => level === 'alarm'), ...all.filter(({ level }) => level === 'notice')];
};
