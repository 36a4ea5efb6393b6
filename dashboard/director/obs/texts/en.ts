import { countedText } from 'chess-match/client/view';
import type { Instance, Next, Note, Step } from './types';

const steps = (count: number): string => countedText(count, { one: 'step', few: 'steps', many: 'steps' }, 'en');

/** Everything the OBS part of the director's page says. */
export const en = {
  advice: {
    'not-configured': 'Write the address of OBS into cfg/chess-match.json and start the server again.',
    connecting: null,
    connected: null,
    lost: 'The match goes on. OBS is looked for every half second; the picture is put right as soon as it is back.',
    refused: 'Correct the password in OBS (Tools, WebSocket Server Settings) or OBS_PASSWORD, then connect.',
  } satisfies Record<Instance['state'], string | null>,
  connect: 'Connect now',
  scenes: 'Scenes',
  noScenes: 'OBS has no scenes to show',
  onProgram: 'PROGRAM',
  onPreview: 'PREVIEW',
  studioMode: 'Studio mode',
  take: 'TAKE',
  automation: 'The picture follows the match',
  automatic: 'Automatic',
  reasons: {
    button: 'by hand',
    side_to_move: 'side to move',
    key_change: 'key change',
    last_branch: 'one branch left',
    clock_stopped: 'clock stopped',
    play: 'play goes on',
    match_over: 'the game is over',
    follow_on: 'automation switched on',
    reconnected: 'OBS is back',
  } satisfies Record<Next['reason'], string>,
  next: 'Next',
  noNext: 'Nothing to change: the picture is what the match wants.',
  isOff: 'Automation is off. Scenes change by hand only.',
  waits: {
    hold: 'held by you',
    override: 'rests after your choice',
    own_scene: 'waits: your own scene is on program',
    no_scene: 'OBS has no such scene',
    preview: 'ready in preview: take it',
    offline: 'OBS is not connected',
  } satisfies Record<NonNullable<Next['waits']>, string>,
  inSeconds: (seconds: number) => `in ${seconds} s`,
  skip: 'Skip',
  hold: 'Hold',
  release: 'Let go',
  resume: 'Resume now',
  begin: (scene: string): string => `“${scene}” on air, automatic from there`,
  beginNext:
    'One thing is left: a scene that is not ours is on air. The button below shows the first one; from there the picture follows the match.',
  automateNext: 'One thing is left: switch automation on, and the picture follows the match.',
  automate: 'Switch automation on',
  last: (scene: string, reason: string) => `Last: ${scene} (${reason})`,
  rules: 'Rules',
  whiteScene: 'White to move',
  blackScene: 'Black to move',
  scene: 'Scene',
  after: 'after, s',
  during: 'for, s',
  minimum: 'A scene stays at least, s',
  override: 'Rest after a choice by hand, s',
  transition: 'Change',
  transitions: { cut: 'Plain', stinger: 'Under the stinger' } satisfies Record<Instance['rules']['transition'], string>,
  chaptersAtKeys: 'Chapter in the recording at key changes',
  replayAtKeys: 'Save the replay at key changes',
  save: 'Save rules',
  revert: 'Discard',
  outputs: 'Recording and stream',
  startRecord: 'Start recording',
  stopRecord: 'Stop recording',
  chapter: 'Chapter',
  chapters: {
    yes: '',
    no_version: 'No chapters: OBS 30.2 or newer needed',
    no_format: 'No chapters: record in Hybrid MP4',
  } satisfies Record<NonNullable<Instance['outputs']>['chapters'], string>,
  replay: {
    unavailable: 'Replay buffer is off in OBS’s settings',
    off: 'Replay buffer stopped',
    on: 'Replay buffer runs',
  } satisfies Record<NonNullable<Instance['outputs']>['replay'], string>,
  saveReplay: 'Save replay',
  marked: { chapter: 'Chapter set', replay: 'Replay saved' } satisfies Record<
    NonNullable<Instance['lastMark']>['kind'],
    string
  >,
  provision: 'Set up OBS …',
  planTitle: 'Set up OBS',
  planNothing: 'Everything is there. Nothing to do.',
  planIntro: (count: number) => `${steps(count)}. Nothing of yours is renamed, moved or deleted.`,
  planDone: (done: number, failed: number): string =>
    failed === 0 ? `Done: ${steps(done)}.` : `Done: ${done}, failed: ${failed}.`,
  planRunning: 'At work …',
  apply: (count: number) => `Do ${steps(count)}`,
  again: 'Look again',
  close: 'Close',
  actions: {
    create_scene: ({ scene }) => `Create scene “${scene}”`,
    adopt_scene: ({ scene }) => `Use your scene “${scene}”: ours on top, what is in it stays`,
    create_source: ({ source, scene }) => `Create “${source}” in “${scene}”`,
    adopt_source: ({ source }) => `Use your source “${source}”`,
    add_source: ({ source, scene }) => `Put “${source}” into “${scene}”`,
    set_page: ({ source }) => `Set address and size of “${source}”`,
    fit: ({ source, scene }) => `Fit “${source}” to its frame in “${scene}”`,
    set_transition: ({ source }) => `Switch the transition to “${source}”: the stinger needs a plain cut below it`,
    set_stream: ({ source }) =>
      source === null
        ? 'Send the stream to viewers at home; it is not started'
        : `Send the stream to viewers at home instead of to “${source}”: what OBS keeps of that, its key too, is lost`,
    set_key_frames: () =>
      'Key frames every two seconds in the stream for viewers at home: with fewer their picture comes later',
  } satisfies Record<Step['action'], (step: Step) => string>,
  stepStates: { open: '', done: 'done', failed: 'failed', left: 'left out' } satisfies Record<Step['state'], string>,
  notes: {
    no_browser: () =>
      'This OBS has no browser source: graphics cannot be added. Scenes, cameras and microphones are made all the same. Install the official OBS build.',
    no_audio: () => 'This OBS has no audio capture: add the microphones by hand.',
    no_colour: () => 'This OBS has no colour source: cameras get no placeholders.',
    unmarked: () => 'This OBS keeps no marks: what we made is known by its name only, so do not rename it.',
    canvas: ({ width, height }) =>
      `The canvas of OBS is ${String(width)}×${String(height)}: everything is scaled to it. Better 1920×1080 (Settings, Video).`,
    name_taken: ({ name }) =>
      `“${String(name)}” is the name of a source of yours of another kind: it is left alone. Rename yours and look again.`,
    stream_elsewhere: () =>
      'The feed for viewers at home comes by RTMP, from an OBS on the server’s computer only. For this one write srt:// into viewers.media.feeds.',
    stream_no_host: () =>
      'It is not known how this OBS reaches the server, so its stream is not set: say so in obs.pagesUrl.',
    stream_no_secret: ({ name }) =>
      `The feed of this OBS is encrypted, and the server was started without ${String(name)}: its stream is not set.`,
    stream_right: ({ server }) => `The stream for viewers at home is set: ${String(server)}`,
    stream_running: ({ now }) =>
      `OBS is streaming to ${String(now)}, not to viewers at home. End that stream and look again.`,
    key_frames_by_hand: ({ seconds }) =>
      `OBS does not let us set how often its encoder makes key frames. Check it: Settings, Output, mode “Advanced”, keyframe interval ${String(seconds)} s. With fewer the picture at home comes later.`,
    key_frames_running: ({ seconds }) =>
      `Key frames of the stream come less often than every ${String(seconds)} s. While it runs that is left alone: end it and look again.`,
    keyless: ({ names }) =>
      `These sources open their pages without a key, as an earlier release made them; this plan gives them theirs: ${String(names)}.`,
    renamed: ({ name, now }) => `“${String(name)}” is called “${String(now)}” here: that is fine, it keeps its rules.`,
  } satisfies Record<Note['code'], (params: Readonly<Record<string, unknown>>) => string>,
};

export type ObsStrings = typeof en;
