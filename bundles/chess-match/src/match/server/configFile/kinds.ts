import { SettingError, type SettingAt } from './settingError';

/** What a setting may be. */
export interface Kind<T> {
  /** In words, after "must be". */
  readonly must: string;
  /** Whether a value is so; what lies inside it is asked for apart. */
  readonly is: (value: unknown) => value is T;
  /** @throws SettingError where something inside it is not as it must be */
  checkInside?(value: T, at: SettingAt): void;
}

/** What a kind allows. */
export type Allowed<K> = K extends Kind<infer T> ? T : never;

/** No more of a wrong value is repeated than it takes to find it. */
const MOST_SHOWN = 60;

const shown = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.length > MOST_SHOWN ? `${json.slice(0, MOST_SHOWN)} ...` : json;
};

/** @throws SettingError that says what it may be, where it is anything else */
export const check = <T>(kind: Kind<T>, value: unknown, at: SettingAt): T => {
  if (!kind.is(value)) throw new SettingError(at, `must be ${kind.must}, not ${shown(value)}`);
  kind.checkInside?.(value, at);
  return value;
};

const wholeNumberWords = (least: number, most: number): string => `a whole number from ${least} to ${most}`;

/** A whole number from one to the other, both included. */
export const wholeNumber = (least: number, most: number): Kind<number> => ({
  must: wholeNumberWords(least, most),
  is: (value): value is number => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});

export const PORT: Kind<number> = wholeNumber(1, 65_535);

export const YES_OR_NO: Kind<boolean> = {
  must: 'true or false',
  is: (value): value is boolean => typeof value === 'boolean',
};

/** @param must in words, with an example @param is of a text */
export const text = (must: string, is: (value: string) => boolean = (value) => value !== ''): Kind<string> => ({
  must,
  is: (value): value is string => typeof value === 'string' && is(value),
});

export const oneOf = <const T extends string>(values: readonly T[]): Kind<T> => ({
  must: values.map((value) => `"${value}"`).join(' or '),
  is: (value): value is T => values.some((each) => each === value),
});

export const orNull = <T>(kind: Kind<T>): Kind<T | null> => ({
  must: `${kind.must}, or null`,
  is: (value): value is T | null => value === null || kind.is(value),
  checkInside: (value, at) => {
    if (value !== null) kind.checkInside?.(value, at);
  },
});

/** @param must of the whole list, in words @param fits of its length, or of its values beside each other */
export const listOf = <T>(
  must: string,
  kind: Kind<T>,
  fits: (values: readonly unknown[]) => boolean = () => true,
): Kind<readonly T[]> => ({
  must,
  is: (value): value is readonly T[] => Array.isArray(value) && fits(value),
  checkInside: (values, { file, path }) =>
    values.forEach((value, index) => check(kind, value, { file, path: [...path, index] })),
});

type Fields = Readonly<Record<string, Kind<unknown>>>;
type Values<F extends Fields> = { readonly [K in keyof F]: Allowed<F[K]> };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checkFields = (fields: Fields, value: object, { file, path }: SettingAt): void => {
  for (const [name, given] of Object.entries(value)) {
    const at = { file, path: [...path, name] };
    const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (kind === undefined) throw new SettingError(at, `is no setting; there are ${Object.keys(fields).join(', ')}`);
    check(kind, given, at);
  }
};

const objectWords = (fields: Fields): string => `an object in braces, with ${Object.keys(fields).join(', ')}`;

/** Settings under one name, of which any may be left out. */
export const group = <const F extends Fields>(fields: F): Kind<Partial<Values<F>>> => ({
  must: objectWords(fields),
  is: (value): value is Partial<Values<F>> => isObject(value),
  checkInside: (value, at) => checkFields(fields, value, at),
});

/** Settings under one name, of which none may be left out. */
export const whole = <const F extends Fields>(fields: F): Kind<Values<F>> => ({
  must: objectWords(fields),
  is: (value): value is Values<F> => isObject(value) && Object.keys(fields).every((name) => name in value),
  checkInside: (value, at) => checkFields(fields, value, at),
});

/** What another program checks. */
export const ANY_OBJECT: Kind<object> = { must: 'an object in braces', is: isObject };
