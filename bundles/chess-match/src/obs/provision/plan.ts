import {
  CAMERA_PREFIX,
  PICTURE,
  type DesiredCollection,
  type DesiredItem,
  type DesiredScene,
  type DesiredSource,
  type Frame,
} from './desired';
import { findOurs, type Marked } from '../marks';
import { hasKey, isSamePage } from '../sources/address';
import { isKind, kindIn } from './kinds';
import type { Operation, Place } from './operation';
import type { KeyFramesNote } from './keyFrames';
import { planStream } from './stream';
import type { StreamNote } from './desiredStream';
import type { Reported, ReportedInput, ReportedItem, ReportedScene } from './reported';

/** What the person who reads the plan must know. */
export type Note =
  | StreamNote
  | KeyFramesNote
  | {
      readonly code: 'no_browser' | 'no_audio' | 'no_colour' | 'unmarked';
      readonly params: Readonly<Record<string, never>>;
    }
  | { readonly code: 'canvas'; readonly params: { readonly width: number; readonly height: number } }
  | { readonly code: 'name_taken'; readonly params: { readonly name: string } }
  | { readonly code: 'keyless'; readonly params: { readonly names: string } }
  | { readonly code: 'renamed'; readonly params: { readonly name: string; readonly now: string } };

export interface Plan {
  readonly operations: readonly Operation[];
  readonly notes: readonly Note[];
}

const NO_KIND = { page: 'no_browser', colour: 'no_colour', label: null, microphones: 'no_audio' } as const;

interface Found {
  readonly scenes: ReadonlyMap<string, ReportedScene>;
  readonly inputs: ReadonlyMap<string, ReportedInput>;
}

/** Sources this OBS can have, by the kind it makes them of. */
interface Possible {
  readonly kinds: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

const possibleSources = ({ sources }: DesiredCollection, reported: Reported, { inputs }: Found): Possible => {
  const kinds = new Map<string, string>();
  const notes = new Map<string, Note>();
  for (const { name, kind } of sources) {
    const made = kindIn(reported.kinds, kind);
    const there = inputs.get(name);
    const isTaken =
      there !== undefined ? !isKind(there.kind, kind) : reported.scenes.some((scene) => scene.name === name);
    const missing = NO_KIND[kind];
    if (isTaken) notes.set(`taken ${name}`, { code: 'name_taken', params: { name } });
    else if (made !== null) kinds.set(name, made);
    else if (missing !== null) notes.set(missing, { code: missing, params: {} });
  }
  return { kinds, notes: [...notes.values()] };
};

const scaled = (frame: Frame | null, { width, height }: Reported['canvas']): Frame | null =>
  frame && {
    x: (frame.x * width) / PICTURE.width,
    y: (frame.y * height) / PICTURE.height,
    width: (frame.width * width) / PICTURE.width,
    height: (frame.height * height) / PICTURE.height,
  };

const isFitted = (bounds: ReportedItem['bounds'], frame: Frame): boolean =>
  bounds !== null && (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(bounds[side] - frame[side]) < 1);

/** The nearest of our items below and above that are there, or will be: what is wanted comes bottom first. */
const placeOf = (items: readonly string[], index: number, there: ReadonlySet<string>): Place => ({
  below: items.slice(0, index).findLast((name) => there.has(name)) ?? null,
  above: items.slice(index + 1).find((name) => there.has(name)) ?? null,
});

/** Plans one OBS from nothing but what is wanted and what it reports. */
class Planner {
  private readonly operations: Operation[] = [];
  /** Sources there will be when the operations so far are done. */
  private readonly there: Set<string>;

  constructor(
    private readonly desired: DesiredCollection,
    private readonly reported: Reported,
    private readonly found: Found,
    private readonly kinds: ReadonlyMap<string, string>,
  ) {
    this.there = new Set(found.inputs.keys());
  }

  plan(): Operation[] {
    for (const { name } of this.desired.scenes) this.planScene(name);
    for (const source of this.desired.sources) this.planExisting(source);
    for (const scene of this.desired.scenes) this.planItems(scene);
    const { transition } = this.desired;
    if (transition !== null && transition !== this.reported.transition)
      this.operations.push({ action: 'set_transition', transition });
    return this.operations;
  }

  private planScene(name: string): void {
    const scene = this.found.scenes.get(name);
    if (scene === undefined) this.operations.push({ action: 'create_scene', scene: name });
    else if (scene.mark === null && this.reported.canMark)
      this.operations.push({ action: 'adopt_scene', scene: scene.name });
  }

  private planExisting({ name, kind, settings }: DesiredSource): void {
    const input = this.found.inputs.get(name);
    if (input === undefined || !this.kinds.has(name)) return;
    if (input.mark === null && this.reported.canMark)
      this.operations.push({ action: 'adopt_source', source: input.name });
    const isRight = Object.entries(settings).every(([key, value]) =>
      key === 'url' ? isSamePage(input.settings[key], value) : input.settings[key] === value,
    );
    if (kind === 'page' && !isRight) this.operations.push({ action: 'set_page', source: input.name, settings });
  }

  private planItems({ name, items }: DesiredScene): void {
    const scene = this.found.scenes.get(name);
    const inObs = items.map((item) => this.nameInObs(item.name));
    const there = new Set(scene?.items.map((item) => item.name).filter((item) => inObs.includes(item)));
    items.forEach((item, index) => {
      const source = inObs[index] ?? item.name;
      const present = scene?.items.find((candidate) => candidate.name === source);
      if (present !== undefined) return this.planFit(scene?.name ?? name, item, present);
      if (!this.isPossible(item.name)) return;
      this.planAdding(scene?.name ?? name, item, source, placeOf(inObs, index, there));
      there.add(source);
    });
  }

  private planAdding(scene: string, item: DesiredItem, source: string, place: Place): void {
    const frame = scaled(item.frame, this.reported.canvas);
    const inScene = { scene, source, frame, isCamera: item.isCamera, place };
    const kind = this.kinds.get(item.name);
    const wanted = this.desired.sources.find(({ name }) => name === item.name);
    if (kind === undefined || wanted === undefined || this.there.has(item.name)) {
      this.operations.push({ action: 'add_source', ...inScene });
      return;
    }
    this.operations.push({ action: 'create_source', ...inScene, kind, settings: wanted.settings });
    this.there.add(item.name);
  }

  /** A camera goes where the graphics have its hole; what else a human moved stays where it is. */
  private planFit(
    scene: string,
    { frame, isCamera, name }: DesiredItem,
    { id, bounds, name: source }: ReportedItem,
  ): void {
    const wanted = scaled(frame, this.reported.canvas);
    const isShownInScene = isCamera && name.startsWith(CAMERA_PREFIX) && this.isScene(name);
    if (!isShownInScene || wanted === null || isFitted(bounds, wanted)) return;
    this.operations.push({ action: 'fit', scene, source, itemId: id, frame: wanted });
  }

  private isScene(name: string): boolean {
    return this.desired.scenes.some((scene) => scene.name === name);
  }

  private isPossible(name: string): boolean {
    return this.isScene(name) || this.kinds.has(name);
  }

  private nameInObs(name: string): string {
    return this.found.scenes.get(name)?.name ?? this.found.inputs.get(name)?.name ?? name;
  }
}

const renamed = (things: ReadonlyMap<string, { readonly name: string }>): Note[] =>
  [...things].flatMap(([name, { name: now }]) =>
    name === now ? [] : [{ code: 'renamed', params: { name, now } } as const],
  );

/** Pages that have no key yet and are to show one. */
const keyless = ({ sources }: DesiredCollection, inputs: Found['inputs']): Note[] => {
  const names = sources.flatMap(({ name, settings }) => {
    const input = inputs.get(name);
    return input !== undefined && hasKey(settings['url']) && !hasKey(input.settings['url']) ? [input.name] : [];
  });
  return names.length === 0 ? [] : [{ code: 'keyless', params: { names: names.join(', ') } }];
};

const byName = <T extends Marked>(names: readonly string[], things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(
    names.flatMap((name) => {
      const thing = findOurs(things, name);
      return thing === undefined ? [] : [[name, thing] as const];
    }),
  );

/** The difference between what is wanted and what OBS reports, in the order in which it can be made. Pure. */
export const planProvisioning = (desired: DesiredCollection, reported: Reported): Plan => {
  const { canvas, canMark } = reported;
  const scenes = byName(
    desired.scenes.map(({ name }) => name),
    reported.scenes,
  );
  const inputs = byName(
    desired.sources.map(({ name }) => name),
    reported.inputs,
  );
  const { kinds, notes } = possibleSources(desired, reported, { scenes, inputs });
  const stream = planStream(desired.stream, reported);
  const isPicture = canvas.width === PICTURE.width && canvas.height === PICTURE.height;
  return {
    operations: [...new Planner(desired, reported, { scenes, inputs }, kinds).plan(), ...stream.operations],
    notes: [
      ...notes,
      ...(isPicture ? [] : [{ code: 'canvas', params: { ...canvas } } as const]),
      ...(canMark ? [] : [{ code: 'unmarked', params: {} } as const]),
      ...keyless(desired, inputs),
      ...renamed(scenes),
      ...renamed(inputs),
      ...stream.notes,
    ],
  };
};
