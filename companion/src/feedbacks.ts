import type {
  CompanionFeedbackButtonStyleResult,
  CompanionInputFieldDropdown,
  CompanionInputFieldNumber,
  CompanionOptionValues,
} from '@companion-module/base';
import { clockOf, remainingAt } from 'chess-match/client/view';
import { GRAPHIC_IDS, type GraphicId } from 'chess-match/client/show';
import { ALARM, BLACK, CUED, LOST, LOST_TEXT, LOW, ON_AIR, RUNS, WHITE } from './colours';
import {
  cued,
  everybody,
  graphicName,
  instanceOf,
  isMuted,
  isTeamMuted,
  items,
  SIDES,
  type Desk,
  type Side,
} from './desk';
import type { Language } from './language';
import type { Own } from './variables';
import { wordsIn, type ModuleWords } from './words';

/** Ids are a contract with the keys that people have made. */
export type FeedbackId = keyof ModuleWords['feedbacks'];

type Option = CompanionInputFieldDropdown | CompanionInputFieldNumber;

export interface Feedback {
  readonly name: string;
  readonly style: CompanionFeedbackButtonStyleResult;
  readonly options: readonly Option[];
}

/** A moment of what is told. */
export interface Seen {
  readonly desk: Desk;
  /** By the server's clock, Unix ms. */
  readonly nowMs: number;
  readonly own: Own;
}

type Look = (seen: Seen, options: CompanionOptionValues) => boolean;

const text = (options: CompanionOptionValues, name: string): string => String(options[name] ?? '');
const graphicIn = (options: CompanionOptionValues): GraphicId => text(options, 'graphic') as GraphicId;
const sideIn = (options: CompanionOptionValues): Side => text(options, 'side') as Side;

const hasTrouble = ({ views }: Desk, level: 'alarm' | 'notice'): boolean =>
  views.health.troubles.some((trouble) => trouble.level === level);

/** Whether a lamp is lit, where something is told; where nothing is, none is but that which says so. */
const LOOKS: Readonly<Record<Exclude<FeedbackId, 'notLive'>, Look>> = {
  onAir: ({ desk }, options) => desk.views.show.graphics[graphicIn(options)]?.on ?? false,
  cued: ({ desk }, options) => (desk.views.show.graphics[graphicIn(options)]?.cue ?? null) !== null,
  changing: ({ desk }, options) => {
    const { on, cue } = desk.views.show.graphics[graphicIn(options)];
    return on && cue !== null;
  },
  anyCued: ({ desk }) => cued(desk).length > 0,
  lowerThird: ({ desk }, options) => {
    const { on, content } = desk.views.show.graphics['lower-third'];
    return on && content.person === text(options, 'person');
  },
  itemCued: ({ desk }, options) => desk.views.show.rundown.cued === text(options, 'item'),
  suggested: ({ desk }) => desk.views.show.suggestions.length > 0,
  clockRunning: ({ desk }, options) => {
    const side = text(options, 'side');
    return desk.views.clocks.clocks.some(
      (clock) => clock.runningSinceMs !== null && (side === 'any' || clock.side === side),
    );
  },
  sideToMove: ({ desk }, options) => desk.views.match.toMove === sideIn(options),
  timeLow: ({ desk, nowMs }, options) => {
    const clock = clockOf(desk.views.clocks, sideIn(options));
    return clock !== undefined && remainingAt(clock, nowMs) <= Number(options['seconds']) * 1000;
  },
  microphoneOpen: ({ desk }, options) => isMuted(desk, text(options, 'person')) === false,
  teamMuted: ({ desk }, options) => isTeamMuted(desk, sideIn(options)) === true,
  speaking: ({ desk }, options) => desk.views.speaking.ids.includes(text(options, 'person')),
  scene: ({ desk }, options) => instanceOf(desk, text(options, 'instance'))?.programScene === text(options, 'scene'),
  transition: ({ desk }, options) => instanceOf(desk, text(options, 'instance'))?.transitioning ?? false,
  held: ({ desk }, options) => instanceOf(desk, text(options, 'instance'))?.held ?? false,
  recording: ({ desk }, options) => instanceOf(desk, text(options, 'instance'))?.outputs?.recording.active ?? false,
  simulator: ({ desk }, options) => desk.views.simulator.state === text(options, 'state'),
  alarm: ({ desk }) => hasTrouble(desk, 'alarm'),
  notice: ({ desk }) => hasTrouble(desk, 'notice'),
  refused: ({ own }) => own.refusal !== '',
};

export const isLit = (id: FeedbackId, seen: Seen | null, options: CompanionOptionValues): boolean =>
  id === 'notLive' ? seen === null : seen !== null && LOOKS[id](seen, options);

/** Those that change while nothing is told. */
export const BY_TIME = ['timeLow'] as const satisfies readonly FeedbackId[];

const STYLES: Readonly<Partial<Record<FeedbackId, readonly [background: number, ink: number]>>> = {
  onAir: [ON_AIR, WHITE],
  lowerThird: [ON_AIR, WHITE],
  recording: [ON_AIR, WHITE],
  scene: [ON_AIR, WHITE],
  cued: [CUED, WHITE],
  anyCued: [CUED, WHITE],
  itemCued: [CUED, WHITE],
  microphoneOpen: [CUED, WHITE],
  timeLow: [LOW, BLACK],
  notice: [LOW, BLACK],
  changing: [LOW, BLACK],
  transition: [LOW, BLACK],
  held: [LOW, BLACK],
  teamMuted: [LOW, BLACK],
  alarm: [ALARM, BLACK],
  refused: [ALARM, BLACK],
};

/** How a lamp looks; that of a lost connection takes the text away too: it would be of some time ago. */
export const styleOf = (id: FeedbackId, language: Language): CompanionFeedbackButtonStyleResult => {
  if (id === 'notLive') return { bgcolor: LOST, color: LOST_TEXT, text: wordsIn(language).keys.lost };
  const [bgcolor, color] = STYLES[id] ?? [RUNS, WHITE];
  return { bgcolor, color };
};

const choose = (id: string, label: string, choices: readonly (readonly [string, string])[]): Option => ({
  id,
  type: 'dropdown',
  label,
  choices: choices.map(([value, name]) => ({ id: value, label: name })),
  default: choices[0]?.[0] ?? '',
  allowCustom: true,
});

/** The lamps that can be chosen, by id. */
export const feedbacksOf = (desk: Desk | null, language: Language): Readonly<Record<FeedbackId, Feedback>> => {
  const { feedbacks, options: words, items: kinds } = wordsIn(language);
  const graphic = choose(
    'graphic',
    words.graphic,
    GRAPHIC_IDS.map((id) => [id, graphicName(id, language)]),
  );
  const person = choose('person', words.person, desk === null ? [] : everybody(desk).map(({ id, name }) => [id, name]));
  const side = choose(
    'side',
    words.side,
    SIDES.map((one) => [one, words.sides[one]]),
  );
  const instance = choose('instance', words.instance, Object.entries(words.instances));
  const scenes = desk === null ? [] : (instanceOf(desk, 'program')?.scenes ?? []);
  const listed = desk === null ? [] : items(desk);
  const options: Readonly<Partial<Record<FeedbackId, readonly Option[]>>> = {
    onAir: [graphic],
    cued: [graphic],
    changing: [graphic],
    lowerThird: [person],
    itemCued: [
      choose(
        'item',
        words.step,
        listed.map(({ id, title, kind }) => [id, title === '' ? kinds[kind] : title]),
      ),
    ],
    clockRunning: [
      choose('side', words.side, [['any', words.either], ...SIDES.map((one) => [one, words.sides[one]] as const)]),
    ],
    sideToMove: [side],
    timeLow: [side, { id: 'seconds', type: 'number', label: words.seconds, min: 1, max: 3600, default: 60 }],
    microphoneOpen: [person],
    teamMuted: [side],
    speaking: [person],
    scene: [
      instance,
      choose(
        'scene',
        words.scene,
        scenes.map((scene) => [scene, scene]),
      ),
    ],
    transition: [instance],
    held: [instance],
    recording: [instance],
    simulator: [choose('state', words.state, Object.entries(words.simulator))],
  };
  return Object.fromEntries(
    (Object.keys(feedbacks) as FeedbackId[]).map((id) => [
      id,
      { name: feedbacks[id], style: styleOf(id, language), options: options[id] ?? [] },
    ]),
  ) as unknown as Readonly<Record<FeedbackId, Feedback>>;
};
