import { GRAPHIC_IDS, idleIn, itemsFor, stepFrom, type GraphicId } from 'chess-match/client/show';
import type { DeskMessage } from '../../bundles/chess-match/src/contract/desk';
import { GRAPHIC_NAMES } from '../../bundles/chess-match/src/texts/graphicNames';
import type { Language } from './language';

/** What was told last. */
export type Desk = DeskMessage;
export type Show = Desk['views']['show'];
export type Item = Show['rundown']['items'][number];
export type Side = 'white' | 'black';
export type InstanceId = Desk['views']['obsInstances']['instances'][number]['id'];

export const SIDES = ['white', 'black'] as const satisfies readonly Side[];

export const graphicName = (graphic: GraphicId, language: Language): string => GRAPHIC_NAMES[language][graphic].name;

/** Graphics on air, in the order in which pages list them. */
export const onAir = ({ views: { show } }: Desk): readonly GraphicId[] =>
  GRAPHIC_IDS.filter((graphic) => show.graphics[graphic].on);

export const cued = ({ views: { show } }: Desk): readonly GraphicId[] =>
  GRAPHIC_IDS.filter((graphic) => show.graphics[graphic].cue !== null);

/** Everybody of the roster who is told to the public. */
export const everybody = ({ views: { people } }: Desk) => [
  ...people.white.people,
  ...people.black.people,
  ...people.arbiters,
  ...people.commentators,
];

/** Items of the rundown that mean something in the open game. */
export const items = ({ views: { show, match } }: Desk): readonly Item[] =>
  itemsFor(show.rundown.items, idleIn(match.game));

/** The item a step away, as the director's page takes it. */
export const itemAt = (desk: Desk, by: 1 | -1): Item | null => stepFrom(desk.views.show.rundown, items(desk), by);

/** Whether a microphone is switched off; null: nobody knows, as without an OBS. */
export const isMuted = ({ views: { sound } }: Desk, person: string): boolean | null =>
  sound.channels.find(({ people }) => people.includes(person))?.muted ?? null;

/** Whether all microphones of a team are switched off; null: none is known. */
export const isTeamMuted = ({ views: { sound } }: Desk, side: Side): boolean | null => {
  const known = sound.channels.filter((channel) => channel.side === side && channel.muted !== null);
  return known.length === 0 ? null : known.every(({ muted }) => muted);
};

/** Of the program, or of a team's own viewers. */
export const instanceOf = ({ views: { obsInstances } }: Desk, id: string) =>
  obsInstances.instances.find((instance) => instance.id === id);
