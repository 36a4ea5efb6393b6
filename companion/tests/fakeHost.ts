import type {
  CompanionActionDefinitions,
  CompanionFeedbackDefinitions,
  CompanionPresetDefinitions,
  CompanionPresetSection,
  CompanionVariableDefinitions,
  InstanceStatus,
} from '@companion-module/base';
import type { InstanceContext } from '@companion-module/base/host-api';
import type { Desk } from '../src/desk';
import ChessBroadcast from '../src/main';
import type { Config, Secrets } from '../src/settings';

type Definitions<T> = Readonly<Record<string, T>>;
type Action = Exclude<CompanionActionDefinitions[string], false | undefined>;
type Feedback = Exclude<CompanionFeedbackDefinitions[string], false | undefined>;
type Preset = NonNullable<CompanionPresetDefinitions[string]>;

/** What a key shows: Companion's own reckoning, from what it was told last. */
export interface Face {
  readonly text: string;
  readonly bgcolor: number;
}

const NONE = undefined as never;

/**
 * Stands in for Companion: keeps what the module declares and says, as it was told last. Lamps are looked at when the
 * module asks for it, as Companion does, and never when a test does.
 */
export const startFakeHost = async (config: Config, secrets: Secrets = {}) => {
  let actions: Definitions<Action> = {};
  let feedbacks: Definitions<Feedback> = {};
  let presets: Definitions<Preset> = {};
  let sections: readonly CompanionPresetSection[] = [];
  let names: CompanionVariableDefinitions = {};
  const values: Record<string, unknown> = {};
  const statuses: { readonly status: InstanceStatus; readonly message: string | null }[] = [];
  const undeclared: string[] = [];
  /** By feedback and options. */
  const lit = new Map<string, boolean>();
  const keyOf = (id: unknown, options: unknown): string => JSON.stringify([id, options]);
  const lampsOf = ({ feedbacks: lamps }: Preset) => lamps;
  const look = async (ids: readonly string[] | null): Promise<void> => {
    for (const { feedbackId, options } of Object.values(presets).flatMap(lampsOf)) {
      const id = String(feedbackId);
      if (ids !== null && !ids.includes(id)) continue;
      const feedback = feedbacks[id];
      if (feedback === undefined) {
        undeclared.push(id);
        continue;
      }
      const isLit = feedback.callback({ id: '', controlId: '', feedbackId: id, options } as never, NONE);
      lit.set(keyOf(id, options), isLit === true);
    }
  };
  const context = {
    _isInstanceContext: true,
    id: 'fake',
    label: 'chess',
    upgradeScripts: [],
    sharedUdpSocketHandlers: new Map(),
    saveConfig: () => undefined,
    updateStatus: (status: InstanceStatus, message: string | null) => void statuses.push({ status, message }),
    setActionDefinitions: (next: typeof actions) => void (actions = next),
    setFeedbackDefinitions: (next: typeof feedbacks) => {
      feedbacks = next;
      void look(null);
    },
    setPresetDefinitions: (structure: typeof sections, next: typeof presets) => {
      [sections, presets] = [structure, next];
      void look(null);
    },
    setVariableDefinitions: (next: typeof names) => void (names = next),
    setVariableValues: (next: Readonly<Record<string, unknown>>) => {
      for (const [id, value] of Object.entries(next)) {
        if (names[id] === undefined) undeclared.push(id);
        values[id] = value;
      }
    },
    checkAllFeedbacks: () => void look(null),
    checkFeedbacks: (ids: readonly string[]) => void look(ids),
  } as unknown as InstanceContext<never>;
  const module = new ChessBroadcast(context);
  await module.init(config, true, secrets);
  const presetOf = (id: string): Preset => {
    const preset = presets[id];
    if (preset === undefined) throw new Error(`No preset "${id}" among ${Object.keys(presets).join(', ')}.`);
    return preset;
  };
  const written = (text: string): string =>
    text.replace(/\$\(chess-broadcast:(\w+)\)/g, (_whole, id: string) => {
      if (names[id] === undefined) undeclared.push(id);
      return String(values[id] ?? '');
    });
  const run = async (actionId: string, options: Readonly<Record<string, unknown>>): Promise<void> => {
    const action = actions[actionId];
    if (action === undefined) throw new Error(`No action "${actionId}".`);
    const event = { id: '', controlId: '', actionId, options, surfaceId: undefined };
    await action.callback(event as never, NONE);
  };
  return {
    module,
    values: values as Readonly<Record<string, string>>,
    statuses,
    /** Whatever was named and never declared. */
    undeclared,
    /** What the module was told last; null where nothing is. */
    told: (): Desk | null => module.told,
    names: () => Object.keys(names),
    sections: () => sections,
    presets: () => Object.keys(presets),
    preset: presetOf,
    actions: () => actions,
    feedbacks: () => feedbacks,
    run,
    press: async (id: string): Promise<void> => {
      for (const { actionId, options } of presetOf(id).steps.flatMap(({ down }) => down))
        await run(String(actionId), options as Readonly<Record<string, unknown>>);
    },
    face: (id: string): Face => {
      const preset = presetOf(id);
      const lamps = lampsOf(preset).filter(({ feedbackId, options }) => lit.get(keyOf(feedbackId, options)) === true);
      const { text, bgcolor } = Object.assign({}, preset.style, ...lamps.map(({ style }) => style));
      return { text: written(text), bgcolor };
    },
    stop: () => module.destroy(),
  };
};

export type FakeHost = Awaited<ReturnType<typeof startFakeHost>>;
