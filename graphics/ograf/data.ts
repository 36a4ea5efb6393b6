/** What a host says to an exported graphic, in texts: some hosts' forms give nothing else. */
export type Data = Readonly<Record<string, string>>;

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const textsOf = (given: object): Data =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asText(value)]));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The fields that a host says, which may be some of them; null where it cannot be read. */
export const readData = (given: unknown): Data | null => {
  if (given === undefined || given === null || given === '') return {};
  const value = typeof given === 'string' ? parsed(given) : given;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? textsOf(value) : null;
};
