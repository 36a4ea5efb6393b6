import type { RosterView, RosterPerson } from '@schemas/roster';
import type { OBSWebSocket } from 'obs-websocket-js/json';
import { BLACK, BREAK, WHITE } from './obsDesk';
import { until } from './until';

/** Microphones of a real OBS: each is a media source that plays a recording, in all three scenes. */
export interface Microphones {
  /** A microphone that hears nothing yet. */
  add(input: string): Promise<void>;
  /** It hears this recording from its beginning. */
  play(input: string, path: string, looping: boolean): Promise<void>;
  isMuted(input: string): Promise<boolean>;
  /** Somebody mutes or opens it in OBS itself. */
  muteInObs(input: string, muted: boolean): Promise<void>;
  /** Takes away what add() brought and OBS still has: one that was killed may have forgotten some. */
  clear(): Promise<void>;
}

const SCENES = [BREAK, WHITE, BLACK] as const;
const KEPT_MS = 10_000;

const settingsOf = (local_file: string, looping: boolean) => ({
  is_local_file: true,
  local_file,
  looping,
  restart_on_activate: false,
  close_when_inactive: false,
  clear_on_media_end: false,
});

/** @param director who works with this OBS now */
export const microphones = (director: () => OBSWebSocket): Microphones => {
  const inputs: string[] = [];
  const playsOn = async (inputName: string): Promise<boolean> => {
    const { mediaState } = await director().call('GetMediaInputStatus', { inputName });
    return mediaState === 'OBS_MEDIA_STATE_PLAYING';
  };
  const there = async (): Promise<string[]> =>
    (await director().call('GetInputList')).inputs.map(({ inputName }) => String(inputName));
  return {
    add: async (inputName) => {
      const inputSettings = settingsOf('', false);
      const isKept = (await there()).includes(inputName);
      if (isKept) {
        await director().call('SetInputSettings', { inputName, inputSettings });
        await director().call('SetInputMute', { inputName, inputMuted: false });
      } else {
        const inputKind = 'ffmpeg_source';
        await director().call('CreateInput', { sceneName: SCENES[0], inputName, inputKind, inputSettings });
      }
      for (const sceneName of isKept ? SCENES : SCENES.slice(1))
        await director().call('CreateSceneItem', { sceneName, sourceName: inputName });
      inputs.push(inputName);
    },
    play: async (inputName, path, looping) => {
      await director().call('SetInputSettings', { inputName, inputSettings: settingsOf(path, looping) });
      await until(() => playsOn(inputName), `${inputName} to play`);
    },
    isMuted: async (inputName) => (await director().call('GetInputMute', { inputName })).inputMuted,
    muteInObs: async (inputName, inputMuted) => {
      await director().call('SetInputMute', { inputName, inputMuted });
    },
    clear: async () => {
      const added = inputs.splice(0);
      for (const sourceName of (await there()).filter((input) => added.includes(input)))
        for (const sceneName of SCENES) {
          const { sceneItemId } = await director().call('GetSceneItemId', { sceneName, sourceName });
          await director().call('RemoveSceneItem', { sceneName, sceneItemId });
        }
      const areGone = async (): Promise<boolean> => !(await there()).some((input) => added.includes(input));
      // OBS 29 seldom keeps one for good that is in no scene any more: add() takes it again.
      await until(areGone, 'the microphones to be gone', KEPT_MS).catch(() => undefined);
    },
  };
};

/** Somebody with a microphone, or without. */
export const speaker = (id: string, mic: string | null): RosterPerson => ({
  id,
  name: `Player ${id}`,
  title: '',
  role: 'player' as const,
  elo: null,
  seat: null,
  photo: null,
  mic,
});

/** Two people a side and a commentator; everyone's microphone is named after them. */
export const withMicrophones = (): RosterView => ({
  white: { name: '', short: '', logo: null, colour: null, people: [speaker('w1', 'Mic w1'), speaker('w2', 'Mic w2')] },
  black: { name: '', short: '', logo: null, colour: null, people: [speaker('b1', 'Mic b1'), speaker('b2', null)] },
  arbiters: [],
  commentators: [{ ...speaker('c1', 'Mic c1'), role: 'commentator' }],
});
