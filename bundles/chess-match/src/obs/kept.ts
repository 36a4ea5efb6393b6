import { checkOf } from '../checks';
import type { SceneRules } from '@schemas/obsInstances';
import type { Kept } from './automation';
import type { InstanceId, ObsSettings } from './contract';
import { defaultRules } from './sceneRules/defaults';
import type { Renames } from './sceneRules/renames';
import type { AudienceScenes } from './view';

export interface KeptStore {
  readonly settings: ObsSettings;
  /** Whether a value read from the disk has the shape of rules: an older version may have written others. */
  isRules(value: unknown): value is SceneRules;
}

/** Settings of the journal under which automation survives a restart. */
const keys = (instance: InstanceId) => ({
  automatic: instance === 'program' ? 'obs.follow' : `obs.follow.${instance}`,
  rules: `obs.rules.${instance}`,
  hold: `obs.hold.${instance}`,
  renames: `obs.renames.${instance}`,
});

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Names that settings had in earlier releases, as journals still hold them. */
const FORMER = { handMs: 'overrideMs', dress: 'transition', handUntilMs: 'overrideUntilMs' } as const;

const isFormer = (name: string): name is keyof typeof FORMER => Object.hasOwn(FORMER, name);

const withPresentNames = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, of]) => [isFormer(name) ? FORMER[name] : name, of]))
    : value;

const holdOf = (value: unknown): Pick<Kept, 'held' | 'overrideUntilMs'> => {
  const { held, overrideUntilMs } = typeof value === 'object' && value !== null ? (value as Partial<Kept>) : {};
  return { held: held === true, overrideUntilMs: typeof overrideUntilMs === 'number' ? overrideUntilMs : null };
};

/** What automation of an instance was told before the restart; defaults for what is missing or no longer fits. */
export const readKept = ({ settings, isRules }: KeptStore, instance: InstanceId, audience: AudienceScenes): Kept => {
  const { automatic, rules, hold } = keys(instance);
  const kept = withPresentNames(parse(settings.read(rules)));
  return {
    automatic: settings.read(automatic) === 'true',
    rules: isRules(kept) ? kept : defaultRules(instance, audience),
    ...holdOf(withPresentNames(parse(settings.read(hold)))),
  };
};

export const writeKept = ({ settings }: KeptStore, instance: InstanceId, kept: Kept): void => {
  const { automatic, rules, hold } = keys(instance);
  const { held, overrideUntilMs } = kept;
  const save = (key: string, value: string): void => {
    if (settings.read(key) !== value) settings.save(key, value);
  };
  save(automatic, String(kept.automatic));
  save(rules, JSON.stringify(kept.rules));
  save(hold, JSON.stringify({ held, overrideUntilMs }));
};

const isRenames = checkOf<Renames>({ type: 'object', additionalProperties: { type: 'string' } });

/** Scenes whose new names we saw before the restart. */
export const readRenames = ({ settings }: KeptStore, instance: InstanceId): Renames => {
  const kept = parse(settings.read(keys(instance).renames));
  return isRenames()(kept) ? kept : {};
};

export const writeRenames = ({ settings }: KeptStore, instance: InstanceId, renames: Renames): void =>
  settings.save(keys(instance).renames, JSON.stringify(renames));
