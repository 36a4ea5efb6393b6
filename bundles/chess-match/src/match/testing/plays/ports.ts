import type { CommandType } from '../../../contract/commands';
import { NOBODY, type Body, type Play } from './play';

const inObs = (body: Body = {}): Play => ({ body: { instance: 'program', ...body }, seenBy: NOBODY });
const elsewhere = (body: Body = {}): Play => ({ body, seenBy: NOBODY });

/** Of what was marked before. */
const marked = (body: Body): Play => ({
  ...elsewhere(body),
  before: async ({ bench }) => void (await bench.send({ type: 'markMoment', text: '', secondsAgo: 0 })),
});

/** What drives neither a match nor the show: it is published by what is driven. */
export const ofPorts = {
  makeBackup: elsewhere(),
  restoreBackup: elsewhere({ file: 'journal-20260110.sqlite3' }),
  startSimulator: elsewhere({ source: 'random', of: null, paceMs: 1000, speaking: false }),
  steerSimulator: elsewhere({ state: 'paused', paceMs: 1000, speaking: false }),
  playDemonstration: elsewhere({ paceMs: null }),
  pushLive: elsewhere(),
  askEngine: elsewhere({ desk: 'd1', position: null }),
  issueDeviceCode: elsewhere({ place: 'clock', name: '' }),
  setHallRules: elsewhere({ entry: 'both', draftSeenBy: 'team', analysisOnProgram: 'never', analysisDelayMin: 10 }),
  assignBoard: elsewhere({ serial: '23946', place: 'table-white-2', board: null }),
  showScene: elsewhere({ audience: 'white' }),
  followScene: elsewhere({ follow: true }),
  cutScene: inObs({ scene: 'Break', to: 'program' }),
  takeScene: inObs(),
  setStudioMode: inObs({ on: true }),
  automateScenes: inObs({ automatic: true }),
  holdScenes: inObs({ hold: true }),
  skipScene: inObs({ step: 's' }),
  planObs: inObs(),
  applyObsPlan: inObs({ plan: 'p1', steps: ['a'] }),
  controlOutput: inObs({ action: 'chapter' }),
  connectObs: inObs(),
  markMoment: elsewhere({ text: 'A fork', secondsAgo: 10 }),
  changeMark: marked({ mark: 'mark-1', text: 'Both rooks', atMs: 0 }),
  dropMark: marked({ mark: 'mark-1', dropped: true }),
  setSpeaking: elsewhere({ ids: null }),
  setSpeaker: elsewhere({ person: 'p', speaking: true }),
  setChannel: elsewhere({ input: 'Mic', settings: null }),
  mutePerson: elsewhere({ person: 'p', muted: true }),
  muteTeam: elsewhere({ side: 'white', muted: true }),
  followAudience: elsewhere({ follow: true }),
} as const satisfies Partial<Record<CommandType, Play>>;
