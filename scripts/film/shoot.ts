import type { Over, Camera } from './camera';
import type { Act, Scene } from './screenplay';
import type { Stage } from './stage';

export interface Shooting {
  readonly stage: Stage;
  readonly camera: Camera;
  readonly framesPerSecond: number;
  /** The part of the film that is made, ms from its beginning. */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly add: (picture: Buffer) => Promise<void>;
}

/** From one scene to the next through black. */
const FADE_MS = 280;
const TITLE_FADE_MS = 700;
const GROWS_MS = 1800;
/** Graphics that come with a scene have come before it is seen. */
const SETTLES_MS = 2000;

const UNSEEN: Over = { seconds: 0, title: null, shown: 0, grown: 0, light: 0 };

const shareOf = (atMs: number, lengthMs: number, fadeMs: number): number =>
  Math.max(0, Math.min(1, atMs / fadeMs, (lengthMs - atMs) / fadeMs));

/** What lies over the graphics so long after a scene's beginning. */
export const overAt = ({ title, lengthMs }: Scene, atMs: number, seconds: number): Over => ({
  seconds,
  title,
  shown: title === null ? 0 : shareOf(atMs, lengthMs, TITLE_FADE_MS),
  grown: Math.min(1, atMs / GROWS_MS),
  light: shareOf(atMs, lengthMs, FADE_MS),
});

/** A scene that nobody has seen yet, as it stands when it is seen first. */
const prepare = async (scene: Scene, { stage, camera }: Shooting, frameMs: number): Promise<void> => {
  const beforeMs = stage.nowMs();
  stage.speak([]);
  if (scene.match !== null) await stage.begin(scene.match);
  if (scene.title !== null) await stage.clear();
  await camera.skip(stage.nowMs() - beforeMs);
  for (const cue of scene.opening) await stage.take(cue);
  await camera.publish(stage.values());
  for (let settled = 0; settled < SETTLES_MS; settled += frameMs) {
    stage.pass(frameMs);
    await camera.step(frameMs, UNSEEN);
  }
};

const perform = async ({ turn, cue, speak }: Act, { stage, camera }: Shooting): Promise<void> => {
  if (turn !== undefined) await stage.turn(turn);
  if (cue !== undefined) await stage.take(cue);
  if (speak !== undefined) stage.speak(speak);
  await camera.publish(stage.values());
};

/** Shoots the scenes one after the other, frame by frame: the same pictures on whatever machine. @returns the frames */
export const shoot = async (scenes: readonly Scene[], shooting: Shooting): Promise<number> => {
  const { stage, camera, framesPerSecond, fromMs, untilMs, add } = shooting;
  const frameMs = 1000 / framesPerSecond;
  let [frames, startsMs] = [0, 0];
  for (const scene of scenes) {
    const endsMs = startsMs + scene.lengthMs;
    if (endsMs > fromMs && startsMs < untilMs) {
      await prepare(scene, shooting, frameMs);
      const waiting = [...scene.acts];
      for (let index = 0; startsMs + index * frameMs < Math.min(endsMs, untilMs); index += 1) {
        const atMs = index * frameMs;
        for (let act = waiting[0]; act !== undefined && act.atMs <= atMs; act = waiting[0]) {
          await perform(act, shooting);
          waiting.shift();
        }
        stage.pass(frameMs);
        await camera.step(frameMs, overAt(scene, atMs, (startsMs + atMs) / 1000));
        if (startsMs + atMs < fromMs) continue;
        await add(await camera.picture());
        frames += 1;
      }
    }
    startsMs = endsMs;
  }
  return frames;
};
