import { GRAPHIC_IDS, presetsOf } from 'chess-match/client/show';
import { everybody, graphicName, instanceOf, SIDES, type Desk } from '../desk';
import type { Language } from '../language';
import { wordsIn, type ModuleWords } from '../words';
import { shown, type Key } from './key';

export type SectionId = keyof ModuleWords['sections'];

/** Keys by id, of one category; ids are a contract. */
type Keys = Readonly<Record<string, Key>>;

const PROGRAM = { instance: 'program' } as const;

const airKeys = ({ keys, own, variables }: ModuleWords, named: (type: string) => string): Keys => ({
  take: { name: own.take.name, text: keys.take, action: ['take'], lamps: [['anyCued']] },
  dropCues: { name: own.dropCues.name, text: keys.dropCues, action: ['dropCues'], lamps: [['anyCued']] },
  clear: { name: named('clearGraphics'), text: keys.clear, action: ['clearGraphics'], lamps: [] },
  restore: { name: named('restoreGraphics'), text: keys.restore, action: ['restoreGraphics'], lamps: [] },
  undo: { name: named('undoShow'), text: keys.undo, action: ['undoShow'], lamps: [] },
  redo: { name: named('redoShow'), text: keys.redo, action: ['redoShow'], lamps: [] },
  keep: { name: named('keepOnAir'), text: keys.keep, action: ['keepOnAir'], lamps: [] },
  onAir: { name: variables.on_air, text: shown('on_air'), action: null, lamps: [] },
  cued: { name: variables.cued, text: shown('cued'), action: null, lamps: [['anyCued']] },
});

/** A key for every picture of the open game. */
const pictureKeys = (desk: Desk | null, language: Language): Keys =>
  Object.fromEntries(
    presetsOf(desk?.views.match.game ?? null).map(({ id, name }) => [
      `picture-${id}`,
      { name: name[language], text: name[language], action: ['cuePreset', { preset: id }], lamps: [] },
    ]),
  );

/**
 * A key for every graphic: green while it is cued, red on air, amber where it is to go; a press cues the other of what
 * is.
 */
const graphicKeys = (language: Language): Keys =>
  Object.fromEntries(
    GRAPHIC_IDS.map((graphic) => {
      const text = graphicName(graphic, language);
      const lamps = [
        ['cued', { graphic }],
        ['onAir', { graphic }],
        ['changing', { graphic }],
      ] as const;
      return [`graphic-${graphic}`, { name: text, text, action: ['cue', { graphic, how: 'toggle' }], lamps }];
    }),
  );

const rundownKeys = ({ keys, own, variables, options }: ModuleWords): Keys => ({
  next: {
    name: options.steps.next,
    text: `${keys.next}\n${shown('item_next')}`,
    action: ['rundown', { step: 'next' }],
    lamps: [],
  },
  previous: { name: options.steps.previous, text: keys.previous, action: ['rundown', { step: 'previous' }], lamps: [] },
  place: {
    name: variables.rundown_place,
    text: `${shown('item_now')}\n${shown('rundown_place')}`,
    action: null,
    lamps: [],
  },
  accept: {
    name: `${own.suggestion.name}: ${options.suggestion.acceptSuggestion}`,
    text: `${keys.accept}\n${shown('suggestion')}`,
    action: ['suggestion', { what: 'acceptSuggestion' }],
    lamps: [['suggested']],
  },
  look: {
    name: `${own.suggestion.name}: ${options.suggestion.cueSuggestion}`,
    text: `${keys.look}\n${shown('suggestion')}`,
    action: ['suggestion', { what: 'cueSuggestion' }],
    lamps: [['suggested']],
  },
  ignore: {
    name: `${own.suggestion.name}: ${options.suggestion.ignoreSuggestion}`,
    text: keys.ignore,
    action: ['suggestion', { what: 'ignoreSuggestion' }],
    lamps: [['suggested']],
  },
});

const clockKeys = ({ keys, own, variables, options }: ModuleWords): Keys => ({
  clock: {
    name: own.clock.name,
    text: `${keys.clock}\n${shown('clock_to_move')}`,
    action: ['clock', { how: 'toggle' }],
    lamps: [['clockRunning', { side: 'any' }]],
  },
  stop: {
    name: options.clock.stop,
    text: options.clock.stop,
    action: ['clock', { how: 'stop' }],
    lamps: [['clockRunning', { side: 'any' }]],
  },
  ...Object.fromEntries(
    SIDES.map((side) => [
      `clock-${side}`,
      {
        name: variables[`clock_${side}`],
        text: `${shown(`team_${side}`)}\n${shown(`clock_${side}`)}`,
        action: null,
        lamps: [
          ['clockRunning', { side }],
          ['timeLow', { side, seconds: 60 }],
        ],
      } satisfies Key,
    ]),
  ),
  score: {
    name: `${variables.score_white}, ${variables.score_black}`,
    text: `${shown('score_white')} : ${shown('score_black')}`,
    action: null,
    lamps: [],
  },
  toMove: { name: variables.to_move, text: `${shown('to_move')}\n${shown('turn')}`, action: null, lamps: [] },
});

const lowerThirdKeys = (desk: Desk | null): Keys =>
  Object.fromEntries(
    (desk === null ? [] : everybody(desk)).map(({ id: person, name }) => [
      `lower-third-${person}`,
      { name, text: name, action: ['lowerThird', { person }], lamps: [['lowerThird', { person }]] },
    ]),
  );

const microphoneKeys = (desk: Desk | null, { keys, own, options }: ModuleWords): Keys => ({
  ...Object.fromEntries(
    SIDES.map((side) => [
      `mics-${side}`,
      {
        name: `${own.teamMicrophones.name}: ${options.sides[side]}`,
        text: `${keys.team}\n${shown(`team_${side}`)}`,
        action: ['teamMicrophones', { side, how: 'toggle' }],
        lamps: [['teamMuted', { side }]],
      } satisfies Key,
    ]),
  ),
  ...Object.fromEntries(
    (desk === null ? [] : everybody(desk))
      .filter(({ hasMic }) => hasMic)
      .map(({ id: person, name }) => [
        `mic-${person}`,
        {
          name,
          text: `${keys.microphone}\n${name}`,
          action: ['microphone', { person, how: 'toggle' }],
          lamps: [
            ['microphoneOpen', { person }],
            ['speaking', { person }],
          ],
        } satisfies Key,
      ]),
  ),
});

const obsKeys = (desk: Desk | null, { keys, own, variables }: ModuleWords, named: (type: string) => string): Keys => ({
  cut: { name: named('takeScene'), text: keys.cut, action: ['takeScene', PROGRAM], lamps: [['transition', PROGRAM]] },
  hold: { name: own.hold.name, text: keys.hold, action: ['hold'], lamps: [['held', PROGRAM]] },
  record: {
    name: variables.recording,
    text: `${keys.record}\n${shown('recording')}`,
    action: ['controlOutput', { ...PROGRAM, action: 'startRecord' }],
    lamps: [['recording', PROGRAM]],
  },
  stopRecord: {
    name: keys.stopRecord,
    text: keys.stopRecord,
    action: ['controlOutput', { ...PROGRAM, action: 'stopRecord' }],
    lamps: [['recording', PROGRAM]],
  },
  chapter: {
    name: keys.chapter,
    text: keys.chapter,
    action: ['controlOutput', { ...PROGRAM, action: 'chapter' }],
    lamps: [],
  },
  replay: {
    name: keys.replay,
    text: keys.replay,
    action: ['controlOutput', { ...PROGRAM, action: 'saveReplay' }],
    lamps: [],
  },
  mark: { name: named('markMoment'), text: keys.mark, action: ['markMoment', { text: '', secondsAgo: 0 }], lamps: [] },
  ...Object.fromEntries(
    (desk === null ? [] : (instanceOf(desk, 'program')?.scenes ?? [])).map((scene) => [
      `scene-${scene}`,
      {
        name: scene,
        text: scene,
        action: ['cutScene', { ...PROGRAM, scene, to: 'program' }],
        lamps: [['scene', { ...PROGRAM, scene }]],
      },
    ]),
  ),
});

const rehearsalKeys = ({ keys, own, options }: ModuleWords): Keys => ({
  rehearsal: {
    name: own.simulator.name,
    text: keys.rehearsal,
    action: ['simulator'],
    lamps: [['simulator', { state: 'running' }]],
  },
  rehearsalOff: {
    name: `${keys.rehearsal}: ${options.simulator.off}`,
    text: keys.rehearsalOff,
    action: ['steerSimulator', { state: 'off', paceMs: 5000, speaking: false }],
    lamps: [],
  },
});

const stateKeys = ({ keys, variables }: ModuleWords, named: (type: string) => string): Keys => ({
  link: { name: variables.link, text: `${keys.link}\n${shown('link')}`, action: null, lamps: [] },
  troubles: {
    name: variables.trouble,
    text: `${keys.troubles}\n${shown('alarms')}`,
    action: null,
    lamps: [['notice'], ['alarm']],
  },
  refusal: { name: variables.refusal, text: shown('refusal'), action: null, lamps: [['refused']] },
  time: { name: variables.time_of_day, text: `${keys.time}\n${shown('time_of_day')}`, action: null, lamps: [] },
  break: {
    name: variables.countdown,
    text: `${keys.break}\n${shown('countdown')}`,
    action: null,
    lamps: [['onAir', { graphic: 'break' }]],
  },
  backup: { name: named('makeBackup'), text: keys.backup, action: ['makeBackup'], lamps: [] },
});

/** @param named what a command is called, by its type */
export const keysOf = (
  desk: Desk | null,
  language: Language,
  named: (type: string) => string,
): Readonly<Record<SectionId, Keys>> => {
  const words = wordsIn(language);
  return {
    air: airKeys(words, named),
    pictures: pictureKeys(desk, language),
    graphics: graphicKeys(language),
    rundown: rundownKeys(words),
    clock: clockKeys(words),
    people: lowerThirdKeys(desk),
    microphones: microphoneKeys(desk, words),
    obs: obsKeys(desk, words, named),
    rehearsal: rehearsalKeys(words),
    state: stateKeys(words, named),
  };
};
