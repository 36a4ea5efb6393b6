import type { Problem } from '@schemas/obs';
import type { ObsLine, ObsRequestData } from '../contract';
import { setMark } from '../marks';
import { keyFrameParameters } from './keyFrames';
import type { Frame } from './desired';
import type { Operation, Place } from './operation';
import { streamSettings } from './stream';

type Adding = Extract<Operation, { action: 'create_source' | 'add_source' }>;
type Transform = ObsRequestData<'SetSceneItemTransform'>['sceneItemTransform'];

const TOP_LEFT = 5;

const transformOf = ({ x, y, width, height }: Frame, isCamera: boolean): Transform => ({
  positionX: x,
  positionY: y,
  alignment: TOP_LEFT,
  boundsType: isCamera ? 'OBS_BOUNDS_SCALE_INNER' : 'OBS_BOUNDS_STRETCH',
  boundsAlignment: 0,
  boundsWidth: Math.max(1, width),
  boundsHeight: Math.max(1, height),
});

/** OBS puts what is new on top. */
const moveTo = async (line: ObsLine, sceneName: string, sceneItemId: number, place: Place): Promise<Problem | null> => {
  if (place.below === null && place.above === null) return null;
  const list = await line.call('GetSceneItemList', { sceneName });
  if (!list.ok) return list.error;
  const indexOf = (name: string | null): number | null => {
    const item = list.value.sceneItems.find(({ sourceName }) => sourceName === name);
    return item === undefined ? null : Number(item['sceneItemIndex']);
  };
  const below = indexOf(place.below);
  const above = indexOf(place.above);
  const sceneItemIndex = below !== null ? below + 1 : above;
  const own = list.value.sceneItems.find((item) => item['sceneItemId'] === sceneItemId);
  if (sceneItemIndex === null || own?.['sceneItemIndex'] === sceneItemIndex) return null;
  const moved = await line.call('SetSceneItemIndex', { sceneName, sceneItemId, sceneItemIndex });
  return moved.ok ? null : moved.error;
};

const fit = async (
  line: ObsLine,
  sceneName: string,
  sceneItemId: number,
  frame: Frame,
  isCamera: boolean,
): Promise<Problem | null> => {
  const sceneItemTransform = transformOf(frame, isCamera);
  const fitted = await line.call('SetSceneItemTransform', { sceneName, sceneItemId, sceneItemTransform });
  return fitted.ok ? null : fitted.error;
};

const put = async (line: ObsLine, operation: Adding) => {
  const { scene: sceneName, source } = operation;
  if (operation.action === 'add_source') return line.call('CreateSceneItem', { sceneName, sourceName: source });
  const { kind, settings } = operation;
  const inputSettings = settings as ObsRequestData<'CreateInput'>['inputSettings'];
  return line.call('CreateInput', {
    sceneName,
    inputName: source,
    inputKind: kind,
    ...(inputSettings && { inputSettings }),
  });
};

const add = async (line: ObsLine, operation: Adding): Promise<Problem | null> => {
  const made = await put(line, operation);
  if (!made.ok) return made.error;
  const { sceneItemId } = made.value;
  const { scene, source, frame, isCamera, place } = operation;
  if (operation.action === 'create_source') await setMark(line, source);
  const fitted = frame === null ? null : await fit(line, scene, sceneItemId, frame, isCamera);
  return fitted ?? moveTo(line, scene, sceneItemId, place);
};

const createScene = async (line: ObsLine, sceneName: string): Promise<Problem | null> => {
  const made = await line.call('CreateScene', { sceneName });
  if (!made.ok) return made.error;
  await setMark(line, sceneName);
  return null;
};

/** Does one thing of a plan; null, or what OBS said against it. */
export const applyOperation = async (line: ObsLine, operation: Operation): Promise<Problem | null> => {
  switch (operation.action) {
    case 'create_scene':
      return createScene(line, operation.scene);
    case 'adopt_scene':
      return setMark(line, operation.scene);
    case 'adopt_source':
      return setMark(line, operation.source);
    case 'create_source':
    case 'add_source':
      return add(line, operation);
    case 'set_page': {
      const inputSettings = operation.settings as ObsRequestData<'SetInputSettings'>['inputSettings'];
      const set = await line.call('SetInputSettings', { inputName: operation.source, inputSettings, overlay: true });
      return set.ok ? null : set.error;
    }
    case 'fit':
      return fit(line, operation.scene, operation.itemId, operation.frame, true);
    case 'set_transition': {
      const set = await line.call('SetCurrentSceneTransition', { transitionName: operation.transition });
      return set.ok ? null : set.error;
    }
    case 'set_stream': {
      const set = await line.call('SetStreamServiceSettings', streamSettings(operation));
      return set.ok ? null : set.error;
    }
    case 'set_key_frames': {
      for (const parameter of keyFrameParameters(operation)) {
        const set = await line.call('SetProfileParameter', parameter);
        if (!set.ok) return set.error;
      }
      return null;
    }
  }
};
