import { describe, expect, test } from 'vitest';
import { desiredCollection, SCENES, type DesiredCollection, type Frame } from './desired';
import { detailOf, idOf, type Operation, type Place } from './operation';
import { planProvisioning } from './plan';
import { streamSettings } from './stream';
import type { Reported, ReportedInput, ReportedItem } from './reported';

const KINDS = ['browser_source', 'color_source_v3', 'text_gdiplus_v3', 'wasapi_input_capture'];
const pageUrl = (graphic: string): string => `http://server/${graphic}`;
const SCENES_OF = {
  audience: { white: 'W', black: 'B' },
  team: null,
  stream: null,
  pageUrl,
  isForHome: false,
} as const;
const wanted = desiredCollection({ ...SCENES_OF, isStingerUsed: false });
const empty = (change: Partial<Reported> = {}): Reported => ({
  kinds: KINDS,
  canvas: { width: 1920, height: 1080 },
  scenes: [],
  inputs: [],
  transition: 'Fade',
  canMark: true,
  stream: { type: 'rtmp_common', settings: {}, isOn: false },
  encoding: { mode: 'Simple', encoder: 'x264', isCustom: false, options: '', framesPerSecond: 30 },
  ...change,
});

const put = (
  reported: Reported,
  { scene, source, frame }: { scene: string; source: string; frame: Frame | null },
  { below, above }: Place,
): Reported => {
  const scenes = reported.scenes.map((there) => {
    if (there.name !== scene) return there;
    const indexOf = (wanted: string | null): number => there.items.findIndex(({ name }) => name === wanted);
    const top = there.items.length;
    const at = below !== null ? indexOf(below) + 1 : above !== null ? indexOf(above) : top;
    const item: ReportedItem = { id: there.items.length + 1, name: source, index: at, bounds: frame };
    return { ...there, items: [...there.items.slice(0, at), item, ...there.items.slice(at)] };
  });
  return { ...reported, scenes };
};

/** An OBS that does what it is told. */
const carryOut = (reported: Reported, operation: Operation): Reported => {
  switch (operation.action) {
    case 'create_scene':
      return { ...reported, scenes: [...reported.scenes, { name: operation.scene, mark: operation.scene, items: [] }] };
    case 'adopt_scene':
      return {
        ...reported,
        scenes: reported.scenes.map((there) =>
          there.name === operation.scene ? { ...there, mark: there.name } : there,
        ),
      };
    case 'create_source': {
      const { source, kind, settings, place } = operation;
      const input: ReportedInput = { name: source, kind, mark: source, settings };
      return put({ ...reported, inputs: [...reported.inputs, input] }, operation, place);
    }
    case 'add_source':
      return put(reported, operation, operation.place);
    case 'adopt_source':
      return change(reported, operation.source, (input) => ({ ...input, mark: input.name }));
    case 'set_page':
      return change(reported, operation.source, (input) => ({
        ...input,
        settings: { ...input.settings, ...operation.settings },
      }));
    case 'fit':
      return {
        ...reported,
        scenes: reported.scenes.map((there) => ({
          ...there,
          items: there.items.map((item) =>
            there.name === operation.scene && item.id === operation.itemId
              ? { ...item, bounds: operation.frame }
              : item,
          ),
        })),
      };
    case 'set_transition':
      return { ...reported, transition: operation.transition };
    case 'set_stream': {
      const { streamServiceType: type, streamServiceSettings: settings } = streamSettings(operation);
      return { ...reported, stream: { ...reported.stream, type, settings } };
    }
    case 'set_key_frames':
      return { ...reported, encoding: { ...reported.encoding, isCustom: true, options: operation.options } };
  }
};

const change = (reported: Reported, name: string, how: (input: ReportedInput) => ReportedInput): Reported => ({
  ...reported,
  inputs: reported.inputs.map((input) => (input.name === name ? how(input) : input)),
});

const provisioned = (from: Reported, desired: DesiredCollection = wanted): Reported =>
  planProvisioning(desired, from).operations.reduce(carryOut, from);

const ids = (reported: Reported, desired = wanted): string[] =>
  planProvisioning(desired, reported).operations.map(idOf);
const itemsOf = (reported: Reported, scene: string): string[] =>
  reported.scenes.find(({ name }) => name === scene)?.items.map(({ name }) => name) ?? [];

describe('what is wanted', () => {
  test('every scene of the show, its pages under the stinger, the right addresses at 1920 x 1080', () => {
    const names = wanted.scenes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['W', 'B', ...SCENES]));
    for (const { name, items } of wanted.scenes)
      if (!name.startsWith('Camera ')) expect(items.at(-1)?.name).toBe('Graphics stinger');
    expect(wanted.sources.find(({ name }) => name === 'Graphics boards')).toMatchObject({
      kind: 'page',
      settings: { url: 'http://server/boards', width: 1920, height: 1080 },
    });
  });

  test('on a team’s audience scene only its own microphones are heard', () => {
    const heard = (scene: string) =>
      wanted.scenes
        .find(({ name }) => name === scene)
        ?.items.flatMap(({ name }) => (name.startsWith('Microphones') ? [name] : []));
    expect([heard('W'), heard('B')]).toEqual([['Microphones White'], ['Microphones Black']]);
  });
});

describe('the plan', () => {
  test('makes everything from nothing, in an order in which it can be made, and then nothing', () => {
    const done = provisioned(empty());
    expect(ids(done)).toEqual([]);
    for (const { name, items } of wanted.scenes) expect(itemsOf(done, name)).toEqual(items.map((item) => item.name));
  });

  test('whatever single thing is taken away is put back in its place, and only that', () => {
    const done = provisioned(empty());
    for (const scene of done.scenes)
      for (const item of scene.items) {
        const without = { ...scene, items: scene.items.filter(({ name }) => name !== item.name) };
        const broken = { ...done, scenes: done.scenes.map((there) => (there.name === scene.name ? without : there)) };
        expect(ids(broken)).toEqual([`add_source|${scene.name}|${item.name}`]);
        expect(itemsOf(provisioned(broken), scene.name)).toEqual(itemsOf(done, scene.name));
      }
  });

  test('a page that was opened anew under another address is the right one, one of another machine is not', () => {
    const done = provisioned(empty());
    const opening = (url: string) =>
      change(done, 'Graphics boards', (input) => ({ ...input, settings: { ...input.settings, url } }));
    expect(ids(opening('http://server/boards?opened=k1'))).toEqual([]);
    expect(ids(opening('http://server/boards?machine=white&opened=k1'))).toEqual(['set_page|Graphics boards']);
  });

  test('without a browser it says so and still makes scenes, cameras and microphones', () => {
    const { operations, notes } = planProvisioning(wanted, empty({ kinds: KINDS.slice(1) }));
    expect(notes).toEqual([{ code: 'no_browser', params: {} }]);
    const actions = new Set(operations.map(({ action }) => action));
    expect(actions).toEqual(new Set(['create_scene', 'create_source', 'add_source']));
    expect(operations.some((operation) => 'source' in operation && operation.source.startsWith('Graphics'))).toBe(
      false,
    );
  });

  test('scales to the canvas of this OBS, and says that it is another one', () => {
    const { operations, notes } = planProvisioning(wanted, empty({ canvas: { width: 960, height: 540 } }));
    expect(notes).toEqual([{ code: 'canvas', params: { width: 960, height: 540 } }]);
    const camera = operations.find((operation) => idOf(operation) === 'add_source|W|Camera White 4');
    expect(camera).toMatchObject({ frame: { x: 48, y: 27, width: 160, height: 90 } });
  });

  test('puts right an address that is wrong, and a camera that is not in its hole, and nothing else that was moved', () => {
    const done = provisioned(empty());
    const elsewhere = change(done, 'Graphics tree', (input) => ({
      ...input,
      settings: { ...input.settings, url: 'old' },
    }));
    expect(ids(elsewhere)).toEqual(['set_page|Graphics tree']);
    const moved = {
      ...done,
      scenes: done.scenes.map((scene) => ({
        ...scene,
        items: scene.items.map((item) => ({
          ...item,
          bounds: item.bounds && { ...item.bounds, x: item.bounds.x + 5 },
        })),
      })),
    };
    expect(ids(moved)).toHaveLength(13);
    expect(ids(moved).every((id) => /^fit\|(W|B|Commentary)\|Camera /.test(id))).toBe(true);
  });

  test('what is not ours stays: a scene of that name is made ours, a source of that name and another kind is left', () => {
    const item: ReportedItem = { id: 9, name: 'My logo', index: 0, bounds: null };
    const own = empty({
      scenes: [{ name: 'Break', mark: null, items: [item] }],
      inputs: [{ name: 'Graphics boards', kind: 'image_source', mark: null, settings: {} }],
    });
    const { notes } = planProvisioning(wanted, own);
    expect(notes).toEqual([{ code: 'name_taken', params: { name: 'Graphics boards' } }]);
    const done = provisioned(own);
    expect(ids(own)).toContain('adopt_scene|Break');
    expect(itemsOf(done, 'Break')[0]).toBe('My logo');
    expect(itemsOf(done, 'Boards')).not.toContain('Graphics boards');
    expect(ids(done)).toEqual([]);
  });

  test('what a human renamed is known by its mark, keeps its name, and is told', () => {
    const done = provisioned(empty());
    const scenes = done.scenes.map((scene) => (scene.name === 'Tree' ? { ...scene, name: 'Baum' } : scene));
    const renamed = { ...done, scenes };
    expect(ids(renamed)).toEqual([]);
    expect(planProvisioning(wanted, renamed).notes).toEqual([
      { code: 'renamed', params: { name: 'Tree', now: 'Baum' } },
    ]);
  });

  test('a copy that OBS made of a scene or a source of ours, with its mark, is left alone', () => {
    const done = provisioned(empty());
    const copies = (reported: Reported): Reported => ({
      ...reported,
      scenes: reported.scenes.flatMap((scene) =>
        scene.name === 'W' ? [{ ...scene, name: 'W 2', items: scene.items.slice(1) }, scene] : [scene],
      ),
      inputs: reported.inputs.flatMap((input) =>
        input.name === 'Graphics boards' ? [{ ...input, name: 'Graphics boards 2' }, input] : [input],
      ),
    });
    expect(planProvisioning(wanted, copies(done))).toEqual({ operations: [], notes: [] });
    const lost = { ...done, scenes: done.scenes.map((scene) => ({ ...scene, items: scene.items.slice(0, -1) })) };
    expect(ids(copies(lost))).toEqual(ids(lost));
    const renewed = change(copies(done), 'Graphics boards', (input) => ({ ...input, settings: { url: 'old' } }));
    expect(ids(renewed)).toEqual(['set_page|Graphics boards']);
    const renamed = copies(done).scenes.map((scene) => (scene.name === 'W' ? { ...scene, name: 'Weiss' } : scene));
    expect(planProvisioning(wanted, { ...copies(done), scenes: renamed })).toEqual({
      operations: [],
      notes: [{ code: 'renamed', params: { name: 'W', now: 'Weiss' } }],
    });
  });

  test('an OBS without private settings is known by names alone, and says so', () => {
    const done = provisioned(empty());
    const unmarked = {
      ...done,
      canMark: false,
      scenes: done.scenes.map((scene) => ({ ...scene, mark: null })),
      inputs: done.inputs.map((input) => ({ ...input, mark: null })),
    };
    expect(planProvisioning(wanted, unmarked)).toEqual({ operations: [], notes: [{ code: 'unmarked', params: {} }] });
  });

  test('the stinger needs a bare cut below it', () => {
    const withStinger = desiredCollection({ ...SCENES_OF, isStingerUsed: true });
    expect(ids(provisioned(empty()), withStinger)).toEqual(['set_transition|Cut']);
    expect(ids(provisioned(empty(), withStinger), withStinger)).toEqual([]);
  });

  test('what a team tries stands in the OBS of its own viewers alone, on its own scene', () => {
    const whereIs = (team: 'white' | 'black' | null) =>
      desiredCollection({ ...SCENES_OF, team, isStingerUsed: false }).scenes.flatMap(({ name, items }) =>
        items.flatMap((item) => (/tables-/.test(item.name) ? [`${name}: ${item.name}`] : [])),
      );
    expect([whereIs(null), whereIs('white'), whereIs('black')]).toEqual([
      [],
      ['W: Graphics tables-white'],
      ['B: Graphics tables-black'],
    ]);
  });

  test('a renewed key is a new address of every page, and of nothing else', () => {
    const withKey = (key: string) =>
      desiredCollection({ ...SCENES_OF, isStingerUsed: false, pageUrl: (graphic) => `${pageUrl(graphic)}?key=${key}` });
    const pages = withKey('a').sources.filter(({ kind }) => kind === 'page');
    const renewed = planProvisioning(withKey('b'), provisioned(empty(), withKey('a'))).operations;
    expect(renewed.map(idOf)).toEqual(pages.map(({ name }) => `set_page|${name}`));
    const told = renewed.map(detailOf);
    expect(told).toContain('http://server/tree?key=…');
    expect(told.join()).not.toContain('key=b');
  });

  test('pages that an earlier release opened without a key are named, and given theirs', () => {
    const withKey = desiredCollection({
      ...SCENES_OF,
      isStingerUsed: false,
      pageUrl: (graphic) => `${pageUrl(graphic)}?key=abc`,
    });
    const { operations, notes } = planProvisioning(withKey, provisioned(empty()));
    const names = withKey.sources.filter(({ kind }) => kind === 'page').map(({ name }) => name);
    expect(operations.map(idOf)).toEqual(names.map((name) => `set_page|${name}`));
    expect(notes).toEqual([{ code: 'keyless', params: { names: names.join(', ') } }]);
    expect(planProvisioning(withKey, provisioned(empty(), withKey)).notes).toEqual([]);
  });
});
