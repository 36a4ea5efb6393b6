import { expect, test } from 'vitest';
import { ok } from '../../games/common/result';
import type { ObsLine, WrongTeam } from '../contract';
import { createProvisioner } from './provisioner';

const ANSWERS: Readonly<Record<string, object>> = {
  GetVersion: { availableRequests: [] },
  GetInputKindList: { inputKinds: [] },
  GetVideoSettings: { baseWidth: 1920, baseHeight: 1080, fpsNumerator: 50, fpsDenominator: 1 },
  GetSceneList: { scenes: [] },
  GetInputList: { inputs: [] },
  GetStreamServiceSettings: { streamServiceType: 'rtmp_common', streamServiceSettings: {} },
  GetStreamStatus: { outputActive: false },
  GetProfileParameter: { parameterValue: '' },
  GetSceneTransitionList: { currentSceneTransitionName: 'Cut' },
};

/** Two scenes are wanted of an OBS that has none, and answers CreateScene when it is let. */
const rig = ({ scenes = ['One', 'Two'] }: { readonly scenes?: readonly string[] } = {}) => {
  const state: { wrong: WrongTeam | null; scenes: readonly string[] } = { wrong: null, scenes };
  const made: string[] = [];
  const waiting: (() => void)[] = [];
  const call = async (request: string, data: object): Promise<unknown> => {
    if (request === 'CreateScene') {
      await new Promise<void>((resolve) => waiting.push(resolve));
      made.push(Reflect.get(data, 'sceneName') as string);
    }
    return ok(ANSWERS[request] ?? {});
  };
  const provisioner = createProvisioner({
    instance: 'program',
    line: { call } as unknown as ObsLine,
    now: () => 0,
    desired: () => ({
      sources: [],
      transition: null,
      stream: null,
      scenes: state.scenes.map((name) => ({ name, items: [] })),
    }),
    notNow: () => state.wrong,
    changed: () => undefined,
    done: () => undefined,
  });
  const applyAll = () => {
    const shown = provisioner.view();
    return provisioner.apply(shown?.id ?? '', shown?.steps.map(({ id }) => id) ?? []);
  };
  return { state, made, waiting, provisioner, applyAll };
};

test('a plan that is being carried out stays the one there is: nothing is made twice', async () => {
  const { made, waiting, provisioner, applyAll } = rig();
  expect(await provisioner.plan()).toBeNull();
  const opening = provisioner.plan();
  expect(applyAll()).toBeNull();
  expect(await opening).toBeNull();
  expect(await provisioner.plan()).toBeNull();
  expect(applyAll()).toMatchObject({ code: 'obs/no_plan' });
  for (const scene of ['One', 'Two']) {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.();
    await expect.poll(() => made).toContain(scene);
  }
  await expect.poll(() => provisioner.view()?.state).toBe('done');
  expect(made).toEqual(['One', 'Two']);
  expect(await provisioner.plan()).toBeNull();
  expect(provisioner.view()?.state).toBe('ready');
});

test('nothing is planned for an OBS that may be the other team’s, nor is what was planned before carried out', async () => {
  const { state, made, provisioner, applyAll } = rig();
  expect(await provisioner.plan()).toBeNull();
  for (const code of ['obs/other_team', 'obs/unclear_team'] as const) {
    state.wrong = code;
    expect([await provisioner.plan(), applyAll()]).toMatchObject([{ code }, { code }]);
  }
  expect([made, provisioner.view()?.state]).toEqual([[], 'ready']);
});

test('what is carried out is what was wanted when it was asked for, though the teams change colours while OBS is read', async () => {
  const { state, made, waiting, provisioner, applyAll } = rig({ scenes: ['One'] });
  await provisioner.plan();
  expect(applyAll()).toBeNull();
  state.scenes = ['One of the other team'];
  await expect.poll(() => waiting.length).toBe(1);
  waiting.shift()?.();
  await expect.poll(() => provisioner.view()?.state).toBe('done');
  expect(made).toEqual(['One']);
});
