import type { Problem } from './problem';
import { err, ok, type Result } from './result';

/** Is a whole number from `from` to `to`, both included. */
export interface Whole {
  readonly kind: 'whole';
  readonly default: number;
  readonly from: number;
  readonly to: number;
  /** What new matches are offered of it: what overlays can show. Records may bring more. */
  readonly offered: { readonly from: number; readonly to: number };
  readonly rule: string;
}
/**
 * How a time is typed where a setting is asked for, as nobody writes what he means: `long` the time of a game, where a
 * bare figure is minutes and "1:30" could be both; `short` some minutes, where a bare figure is minutes too and "5:00"
 * is five of them; `seconds` where a bare figure is seconds; `exact` where it is refused.
 */
export type SpanEntry = 'long' | 'short' | 'seconds' | 'exact';

/** Is the same, in ms: entered and shown as a time. */
export interface Span extends Omit<Whole, 'kind'> {
  readonly kind: 'span';
  readonly entry: SpanEntry;
}
export interface Choice<V extends string> {
  readonly kind: 'choice';
  readonly default: V;
  readonly of: readonly V[];
  readonly rule: string;
}
export interface Switch {
  readonly kind: 'switch';
  readonly default: boolean;
  readonly rule: string;
}

/** Is a position as FEN, for the game to judge; empty: the usual one. */
export interface Place {
  readonly kind: 'position';
  readonly default: '';
  readonly rule: string;
}

/** What may be agreed of one setting: default, check, form and help all come from it. */
export type Descriptor = Whole | Span | Choice<string> | Switch | Place;
export type Descriptors = Readonly<Record<string, Descriptor>>;

const DAY_MS = 86_400_000;

type Range = readonly [from: number, to: number];

export const whole = (range: Range, by: number, rule: string, offered: Range = range): Whole => ({
  kind: 'whole',
  default: by,
  from: range[0],
  to: range[1],
  rule,
  offered: { from: offered[0], to: offered[1] },
});
/** Describes a setting that is a time. @param offered least that new matches are offered, ms */
export const span = (range: Range, by: number, rule: string, entry: SpanEntry, offered: number = range[0]): Span => ({
  kind: 'span',
  default: by,
  from: range[0],
  to: range[1],
  rule,
  entry,
  offered: { from: offered, to: range[1] },
});
/** The longest time that can be agreed. */
export const LONGEST_MS = DAY_MS;
/** The longest increment and delay that can be agreed. */
export const LONGEST_ADDED_MS = 600_000;
export const choice = <const V extends string>(of: readonly V[], by: NoInfer<V>, rule: string): Choice<V> => ({
  kind: 'choice',
  default: by,
  of,
  rule,
});
export const position = (rule: string): Place => ({ kind: 'position', default: '', rule });
export const yesNo = (by: boolean, rule: string): Switch => ({ kind: 'switch', default: by, rule });

type ValueOf<D> = D extends Whole | Span
  ? number
  : D extends Switch
    ? boolean
    : D extends Place
      ? string
      : D extends Choice<infer V>
        ? V
        : never;
export type SettingsOf<D extends Descriptors> = { readonly [N in keyof D]: ValueOf<D[N]> };

export const defaultsOf = <D extends Descriptors>(descriptors: D): SettingsOf<D> =>
  Object.fromEntries(
    Object.entries(descriptors).map(([name, descriptor]) => [name, descriptor.default]),
  ) as unknown as SettingsOf<D>;

/** More letters than any FEN has. */
const MOST_LETTERS = 200;

const readPlace = (text: string): string | undefined => {
  const fen = text.trim().replace(/\s+/g, ' ');
  return fen.length > MOST_LETTERS ? undefined : fen;
};

/** The value in its type, from the value itself or its text as records write it; undefined where not allowed. */
export const readValue = (descriptor: Descriptor, raw: unknown): unknown => {
  const text = String(raw);
  switch (descriptor.kind) {
    case 'whole':
    case 'span': {
      const value = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : NaN;
      return value >= descriptor.from && value <= descriptor.to ? value : undefined;
    }
    case 'choice':
      return descriptor.of.find((word) => word === text);
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'position':
      return readPlace(text);
  }
};

/** "0-60000", "all, none": what a setting may be. */
export const allowedText = (descriptor: Descriptor): string => {
  switch (descriptor.kind) {
    case 'whole':
    case 'span':
      return `${descriptor.from}-${descriptor.to}`;
    case 'choice':
      return descriptor.of.join(', ');
    case 'switch':
      return 'true, false';
    case 'position':
      return 'FEN';
  }
};

/** A setting that is none, or a value that it cannot have. */
export interface BadSetting {
  readonly setting: string;
  readonly value: string;
  readonly allowed: string;
  readonly rule: string;
}

/**
 * Gives settings with those given in place of the defaults; unknown names are ignored.
 * @param given values, or their texts as in record tags
 */
export const settingsFrom = <D extends Descriptors>(
  descriptors: D,
  given: Readonly<Partial<Record<string, unknown>>>,
): { readonly settings: SettingsOf<D> } | { readonly bad: BadSetting } => {
  const settings: Record<string, unknown> = { ...defaultsOf(descriptors) };
  for (const [setting, descriptor] of Object.entries(descriptors)) {
    if (given[setting] === undefined) continue;
    const value = readValue(descriptor, given[setting]);
    if (value === undefined) {
      const { rule } = descriptor;
      return { bad: { setting, value: String(given[setting]), allowed: allowedText(descriptor), rule } };
    }
    settings[setting] = value;
  }
  return { settings: settings as unknown as SettingsOf<D> };
};

/** Reads settings of a game. @returns settings/bad_value naming the setting and its rule */
export const settingsReader =
  <D extends Descriptors>(descriptors: D) =>
  (given: Readonly<Partial<Record<string, unknown>>>): Result<SettingsOf<D>, Problem> => {
    const read = settingsFrom(descriptors, given);
    if ('settings' in read) return ok(read.settings);
    const { rule, ...params } = read.bad;
    return err({ code: 'settings/bad_value', params, rule, item: null });
  };

/** The first of the settings asked of a new match that it is not offered: unknown, or out of what can be shown. */
export const notOffered = (descriptors: Descriptors, asked: Readonly<Record<string, unknown>>): BadSetting | null => {
  for (const [setting, value] of Object.entries(asked)) {
    const known = Object.hasOwn(descriptors, setting) ? descriptors[setting] : undefined;
    if (known === undefined)
      return { setting, value: String(value), allowed: Object.keys(descriptors).join(', '), rule: '' };
    const shown = 'offered' in known ? { ...known, ...known.offered } : known;
    if (readValue(shown, value) === undefined || typeof value !== typeof known.default)
      return { setting, value: String(value), allowed: allowedText(shown), rule: known.rule };
  }
  return null;
};
