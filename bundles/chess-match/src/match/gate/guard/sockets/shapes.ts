/** Whether a value that came over the wire has the shape it must have. Never throws, whatever it is given. */
export type Shape = (value: unknown) => boolean;

type Fields = Readonly<Record<string, Shape>>;

/** What JSON calls an object; no array, no binary attachment. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

export const isBoolean: Shape = (value) => typeof value === 'boolean';

export const isNumber: Shape = (value) => Number.isFinite(value);

export const text =
  (most: number, pattern = /^/): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value);

export const oneOf =
  (values: readonly string[]): Shape =>
  (value) =>
    values.some((known) => known === value);

export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

/** An object with all of these fields and, besides, none but the optional ones. */
export const fields =
  (needed: Fields, optional: Fields = {}): Shape =>
  (value) =>
    isRecord(value) &&
    Object.keys(needed).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, field]) => {
      const shape = Object.hasOwn(needed, name) ? needed[name] : Object.hasOwn(optional, name) ? optional[name] : null;
      return shape?.(field) ?? false;
    });

export interface Size {
  /** Characters of all texts, names of fields included, and one for every value. */
  readonly chars: number;
  readonly depth: number;
}

/** Any JSON that is not larger than this: somebody else judges what it says. */
export const json =
  ({ chars, depth }: Size): Shape =>
  (value) => {
    let left = chars;
    const fits = (part: unknown, deeper: number): boolean => {
      left -= typeof part === 'string' ? part.length + 1 : 1;
      if (left < 0) return false;
      if (typeof part !== 'object' || part === null) return true;
      if (deeper === 0) return false;
      if (Array.isArray(part)) return part.every((item) => fits(item, deeper - 1));
      if (!isRecord(part)) return false;
      return Object.entries(part).every(([name, item]) => {
        left -= name.length;
        return fits(item, deeper - 1);
      });
    };
    return fits(value, depth);
  };
