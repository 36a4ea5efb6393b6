import type { Problem } from '@schemas/obs';
import { err, ok, type Result } from '../../games/common/result';
import type { ObsLine } from '../contract';
import { getMark } from '../marks';
import { ENCODING } from './keyFrames';
import type { Reported, ReportedEncoding, ReportedInput, ReportedItem, ReportedScene } from './reported';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const boundsOf = (transform: unknown): ReportedItem['bounds'] => {
  if (!isObject(transform) || transform['boundsType'] === 'OBS_BOUNDS_NONE') return null;
  const { positionX, positionY, boundsWidth, boundsHeight } = transform;
  return { x: number(positionX), y: number(positionY), width: number(boundsWidth), height: number(boundsHeight) };
};

const itemOf = (item: Json): ReportedItem => ({
  id: number(item['sceneItemId']),
  name: String(item['sourceName']),
  index: number(item['sceneItemIndex']),
  bounds: boundsOf(item['sceneItemTransform']),
});

/** Carries the first problem out of a row of calls. */
class Stopped extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const must = async <T>(answer: Promise<Result<T, Problem>>): Promise<T> => {
  const result = await answer;
  if (!result.ok) throw new Stopped(result.error);
  return result.value;
};

const readScene = async (line: ObsLine, sceneName: string): Promise<ReportedScene> => {
  const { sceneItems } = await must(line.call('GetSceneItemList', { sceneName }));
  return { name: sceneName, mark: await getMark(line, sceneName), items: sceneItems.map(itemOf) };
};

const readInput = async (line: ObsLine, input: Json): Promise<ReportedInput> => {
  const name = String(input['inputName']);
  const mark = await getMark(line, name);
  const { inputSettings } = await must(line.call('GetInputSettings', { inputName: name }));
  return { name, kind: String(input['inputKind']), mark, settings: inputSettings };
};

const readEncoding = async (line: ObsLine, framesPerSecond: number): Promise<ReportedEncoding> => {
  const of = async (what: keyof typeof ENCODING): Promise<string> => {
    const value: unknown = (await must(line.call('GetProfileParameter', ENCODING[what]))).parameterValue;
    return typeof value === 'string' ? value : '';
  };
  const [mode, encoder] = [await of('mode'), await of('encoder')];
  const isCustom = (await of('isCustom')) === 'true';
  return { mode, encoder, isCustom, options: await of('options'), framesPerSecond };
};

const readAll = async (line: ObsLine): Promise<Reported> => {
  const { availableRequests } = await must(line.call('GetVersion', {}));
  const { inputKinds } = await must(line.call('GetInputKindList', {}));
  const video = await must(line.call('GetVideoSettings', {}));
  const { scenes } = await must(line.call('GetSceneList', {}));
  const { inputs } = await must(line.call('GetInputList', {}));
  const { streamServiceType, streamServiceSettings } = await must(line.call('GetStreamServiceSettings', {}));
  const { outputActive } = await must(line.call('GetStreamStatus', {}));
  const encoding = await readEncoding(line, video.fpsNumerator / video.fpsDenominator);
  const { currentSceneTransitionName } = await must(line.call('GetSceneTransitionList', {}));
  const readScenes: ReportedScene[] = [];
  for (const { sceneName } of scenes) readScenes.push(await readScene(line, String(sceneName)));
  const readInputs: ReportedInput[] = [];
  for (const input of inputs) readInputs.push(await readInput(line, input));
  return {
    kinds: inputKinds,
    canvas: { width: video.baseWidth, height: video.baseHeight },
    scenes: readScenes,
    inputs: readInputs,
    transition: currentSceneTransitionName,
    stream: { type: streamServiceType, settings: streamServiceSettings, isOn: outputActive },
    encoding,
    canMark: availableRequests.includes('SetSourcePrivateSettings'),
  };
};

/** Asks an OBS for all that provisioning looks at; the first refusal or loss is the answer instead. */
export const readReported = async (line: ObsLine): Promise<Result<Reported, Problem>> => {
  try {
    return ok(await readAll(line));
  } catch (error) {
    if (error instanceof Stopped) return err(error.problem);
    throw error;
  }
};
