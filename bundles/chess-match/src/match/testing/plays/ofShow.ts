import type { CommandType } from '../../../contract/commands';
import { ALL, CREW, type Moment, type Play } from './play';

const INTRO = { graphic: 'intro', on: true, content: { title: 'Final', subtitle: '' } } as const;
const ITEM = { id: 'i', kind: 'other', title: 'Opening', notes: '', alone: false } as const;

const shown = ({ bench }: Moment) => bench.commands.show().show;
const showVersion = (at: Moment) => ({ showVersion: shown(at).version });
const rundownVersion = (at: Moment) => ({ rundownVersion: shown(at).rundown.version });

const cue = (at: Moment): Promise<void> => at.send('cueGraphic', { ...INTRO });
const take = async (at: Moment): Promise<void> => {
  await cue(at);
  await at.send('takeGraphic', { graphic: 'intro', takes: shown(at).graphics.intro.takes });
};
const clear = async (at: Moment): Promise<void> => {
  await take(at);
  await at.send('clearGraphics');
};
const rundown = (at: Moment): Promise<void> =>
  at.send('setRundown', {
    ...rundownVersion(at),
    items: [{ ...ITEM, airs: [{ graphic: 'intro', on: true, content: INTRO.content }] }],
  });
/** Until the match suggests something. */
const suggested = async (at: Moment): Promise<void> => {
  while (shown(at).suggestions.length === 0) {
    await at.turn();
    // Suggestions are made in a quiet moment.
    await new Promise((resolve) => setImmediate(resolve));
  }
};
const suggestion = (at: Moment) => ({ suggestion: shown(at).suggestions[0]?.id });

/** What goes on air, and how it is prepared. */
export const ofShow = {
  cueGraphic: { body: INTRO, seenBy: CREW },
  proposeAnalysis: { body: (at) => ({ content: shown(at).graphics.analysis.content }), seenBy: CREW },
  takeGraphic: {
    before: cue,
    body: (at) => ({ graphic: 'intro', takes: shown(at).graphics.intro.takes }),
    seenBy: ALL,
  },
  takeCued: {
    before: cue,
    body: (at) => {
      const { takes, cues } = shown(at).graphics.intro;
      return { item: null, graphics: [{ graphic: 'intro', takes, cues }] };
    },
    seenBy: ALL,
  },
  dropCue: { before: cue, body: { graphic: 'intro' }, seenBy: CREW },
  cuePreset: { game: 'business', body: { preset: 'game' }, seenBy: CREW },
  steerTelling: {
    before: (at) => at.send('takeGraphic', { graphic: 'recap', takes: 0 }),
    body: { graphic: 'recap', positionMs: null, isRunning: false },
    seenBy: ALL,
  },
  clearGraphics: { before: take, body: {}, seenBy: ALL },
  restoreGraphics: { before: clear, body: showVersion, seenBy: ALL },
  undoShow: { before: take, body: showVersion, seenBy: ALL },
  redoShow: {
    before: async (at) => {
      await take(at);
      await at.send('undoShow', showVersion(at));
    },
    body: showVersion,
    seenBy: ALL,
  },
  setRundown: { body: (at) => ({ ...rundownVersion(at), items: [{ ...ITEM, airs: [] }] }), seenBy: CREW },
  planEvening: {
    body: (at) => ({ ...rundownVersion(at), slotEnd: '22:30', games: 1, breakMinutes: 10, turns: null }),
    seenBy: CREW,
  },
  undoRundown: { before: rundown, body: rundownVersion, seenBy: CREW },
  redoRundown: {
    before: async (at) => {
      await rundown(at);
      await at.send('undoRundown', rundownVersion(at));
    },
    body: rundownVersion,
    seenBy: CREW,
  },
  cueItem: { before: rundown, body: { item: ITEM.id }, seenBy: CREW },
  cueSuggestion: { game: 'business', before: suggested, body: suggestion, seenBy: CREW },
  acceptSuggestion: { game: 'business', before: suggested, body: suggestion, seenBy: ALL },
  ignoreSuggestion: { game: 'business', before: suggested, body: suggestion, seenBy: CREW },
  setSuggestionModes: { body: (at) => ({ modes: { ...shown(at).suggestionModes, pause: 'auto' } }), seenBy: CREW },
  setReturnDelay: { body: { seconds: 30 }, seenBy: CREW },
  keepOnAir: { body: {}, seenBy: CREW },
  setPeople: {
    body: ({ bench }) => {
      const person = { id: 'c', name: 'Anna', title: '', role: 'commentator', elo: null, seat: null };
      const commentators = [{ ...person, photo: null, mic: 'Mic 7' }];
      return { people: { ...bench.commands.show().roster, commentators } };
    },
    seenBy: ALL,
  },
} as const satisfies Partial<Record<CommandType, Play>>;
