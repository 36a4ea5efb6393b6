import type { SceneRules } from '@schemas/obsMachines';
import type { Kept } from './automation';
import type { MachineId, ObsSettings } from './contract';
import { defaultRules } from './rules/defaults';
import type { AudienceScenes } from './view';

export interface KeptStore {
  readonly settings: ObsSettings;
  /** Whether a value read from the disk has the shape of rules: an older version may have written others. */
  isRules(value: unknown): value is SceneRules;
}

/** Settings of the journal under which automation survives a restart. */
const keys = (machine: MachineId) => ({
  automatic: machine === 'program' ? 'obs.follow' : `obs.follow.${machine}`,
  rules: `obs.rules.${machine}`,
  hold: `obs.hold.${machine}`,
});

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const holdOf = (value: unknown): Pick<Kept, 'held' | 'handUntilMs'> => {
  const { held, handUntilMs } = typeof value === 'object' && value !== null ? (value as Partial<Kept>) : {};
  return { held: held === true, handUntilMs: typeof handUntilMs === 'number' ? handUntilMs : null };
};

/** What automation of a machine was told before the restart; defaults for what is missing or no longer fits. */
export const readKept = ({ settings, isRules }: KeptStore, machine: MachineId, audience: AudienceScenes): Kept => {
  const { automatic, rules, hold } = keys(machine);
  const kept = parse(settings.read(rules));
  return {
    automatic: settings.read(automatic) === 'true',
    rules: isRules(kept) ? kept : defaultRules(machine, audience),
    ...holdOf(parse(settings.read(hold))),
  };
};

export const writeKept = ({ settings }: KeptStore, machine: MachineId, kept: Kept): void => {
  const { automatic, rules, hold } = keys(machine);
  const { held, handUntilMs } = kept;
  const save = (key: string, value: string): void => {
    if (settings.read(key) !== value) settings.save(key, value);
  };
  save(automatic, String(kept.automatic));
  save(rules, JSON.stringify(kept.rules));
  save(hold, JSON.stringify({ held, handUntilMs }));
};
