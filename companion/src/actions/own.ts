import type { CompanionInputFieldDropdown, CompanionOptionValues } from '@companion-module/base';
import { GRAPHIC_IDS, type GraphicId } from 'chess-match/client/show';
import { cued, everybody, graphicName, isMuted, isTeamMuted, itemAt, SIDES, type Desk, type Side } from '../desk';
import type { Language } from '../language';
import type { Sent } from '../link/send';
import { wordsIn } from '../words';
import { seeing, type Action, type Actions } from './action';

const choose = (id: string, label: string, choices: Readonly<Record<string, string>>): CompanionInputFieldDropdown => ({
  id,
  type: 'dropdown',
  label,
  choices: Object.entries(choices).map(([value, name]) => ({ id: value, label: name })),
  default: Object.keys(choices)[0] ?? '',
});

const text = (options: CompanionOptionValues, name: string): string => String(options[name] ?? '');

/** Whether to switch on, where a key says how: in, out, or the other of what is. */
const wanted = (how: string, on: string, off: string, isOn: boolean): boolean =>
  how === on ? true : how === off ? false : !isOn;

/** What is cued, as it was told: what changed meanwhile is refused, and nothing is taken unseen. */
const takeCued = (desk: Desk): readonly Sent[] => {
  const { graphics, rundown } = desk.views.show;
  const seen = cued(desk).map((graphic) => ({ graphic, takes: graphics[graphic].takes, cues: graphics[graphic].cues }));
  return seen.length === 0 ? [] : [{ type: 'takeCued', body: { item: rundown.cued, graphics: seen } }];
};

const cue = (desk: Desk, options: CompanionOptionValues): readonly Sent[] => {
  const graphic = text(options, 'graphic') as GraphicId;
  const { on, content } = desk.views.show.graphics[graphic];
  return [{ type: 'cueGraphic', body: { graphic, on: wanted(text(options, 'how'), 'in', 'out', on), content } }];
};

/** A press cues the lower third; a second one drops the cue, or cues it to go when it is on air. */
const lowerThird = (desk: Desk, options: CompanionOptionValues): readonly Sent[] => {
  const person = text(options, 'person');
  const graphic = 'lower-third';
  const slot = desk.views.show.graphics[graphic];
  const isOn = slot.on && slot.content.person === person;
  const isPrepared = (slot.cue?.on === true && slot.cue.content.person === person) || (isOn && slot.cue?.on === false);
  if (isPrepared) return [{ type: 'dropCue', body: { graphic } }];
  const content = isOn ? slot.content : { person, name: '', title: '' };
  return [{ type: 'cueGraphic', body: { graphic, on: !isOn, content } }];
};

const step = (desk: Desk, options: CompanionOptionValues): readonly Sent[] => {
  const item = itemAt(desk, text(options, 'step') === 'previous' ? -1 : 1);
  return item === null ? [] : [{ type: 'cueItem', body: { item: item.id } }];
};

const suggestion = (desk: Desk, options: CompanionOptionValues): readonly Sent[] => {
  const [first] = desk.views.show.suggestions;
  return first === undefined ? [] : [{ type: text(options, 'what'), body: { suggestion: first.id } }];
};

const clock = (desk: Desk, options: CompanionOptionValues): readonly Sent[] =>
  wanted(text(options, 'how'), 'start', 'stop', desk.views.clocks.running)
    ? [{ type: 'startClock', body: {} }]
    : [{ type: 'stopClock', body: { reason: '' } }];

const microphone = (desk: Desk, options: CompanionOptionValues): readonly Sent[] => {
  const person = text(options, 'person');
  const muted = wanted(text(options, 'how'), 'mute', 'open', isMuted(desk, person) ?? false);
  return [{ type: 'mutePerson', body: { person, muted } }];
};

const team = (desk: Desk, options: CompanionOptionValues): readonly Sent[] => {
  const side = text(options, 'side') as Side;
  return [
    {
      type: 'muteTeam',
      body: { side, muted: wanted(text(options, 'how'), 'mute', 'open', isTeamMuted(desk, side) ?? false) },
    },
  ];
};

const simulator = ({ views }: Desk): readonly Sent[] => {
  const { state, paceMs, speaking } = views.simulator;
  if (state === 'off') return [{ type: 'startSimulator', body: { source: 'random', of: null, paceMs, speaking } }];
  return [{ type: 'steerSimulator', body: { state: state === 'running' ? 'paused' : 'running', paceMs, speaking } }];
};

const hold = ({ views }: Desk): readonly Sent[] => {
  const isHeld = views.obsInstances.instances.find(({ id }) => id === 'program')?.held ?? false;
  return [{ type: 'holdScenes', body: { instance: 'program', hold: !isHeld } }];
};

/** Actions that depend on what is: what a director's keys do. */
export const ownActions = ((desk, language) => {
  const { own, options: words } = wordsIn(language);
  const graphics = Object.fromEntries(GRAPHIC_IDS.map((id) => [id, graphicName(id, language)]));
  const people = desk === null ? {} : Object.fromEntries(everybody(desk).map(({ id, name }) => [id, name]));
  const person = { ...choose('person', words.person, people), allowCustom: true };
  const sides = Object.fromEntries(SIDES.map((side) => [side, words.sides[side]]));
  const action = (id: keyof typeof own, options: Action['options'], sends: Action['sends']): Action => ({
    ...own[id],
    options,
    sends,
  });
  return {
    take: action('take', [], seeing(takeCued)),
    dropCues: action(
      'dropCues',
      [],
      seeing((now) => cued(now).map((graphic) => ({ type: 'dropCue', body: { graphic } }))),
    ),
    cue: action('cue', [choose('graphic', words.graphic, graphics), choose('how', words.how, words.cue)], seeing(cue)),
    lowerThird: action('lowerThird', [person], seeing(lowerThird)),
    rundown: action('rundown', [choose('step', words.step, words.steps)], seeing(step)),
    suggestion: action('suggestion', [choose('what', words.how, words.suggestion)], seeing(suggestion)),
    clock: action('clock', [choose('how', words.how, words.clock)], (now, options) => {
      // Stopping must not fail where nobody knows how the clock stands.
      if (text(options, 'how') === 'stop') return [{ type: 'stopClock', body: { reason: '' } }];
      return now === null ? 'unseen' : clock(now, options);
    }),
    microphone: action('microphone', [person, choose('how', words.how, words.mute)], seeing(microphone)),
    teamMicrophones: action(
      'teamMicrophones',
      [choose('side', words.side, sides), choose('how', words.how, words.mute)],
      seeing(team),
    ),
    simulator: action('simulator', [], seeing(simulator)),
    hold: action('hold', [], seeing(hold)),
  };
}) satisfies (desk: Desk | null, language: Language) => ReturnType<Actions>;
