/** What a host says to an exported graphic, in texts: some hosts' forms give nothing else. */
export type Data = Readonly<Record<string, string>>;

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const textsOf = (given: object): Data =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asText(value)]));

const tried = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** CasparCG unpacks "\n" inside a text on its way, and JSON allows no line break there: a blank stands for it. */
const parsed = (text: string): unknown => tried(text) ?? tried(text.replace(/[\n\r\t]/g, ' '));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const LAST_CODE = 0x10ffff;

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ?? (hex === undefined ? undefined : String(parseInt(hex, 16)));
    if (code === undefined) return ENTITIES[name ?? ''] ?? whole;
    return Number(code) <= LAST_CODE ? String.fromCodePoint(Number(code)) : whole;
  });

const FIELD = /<componentData\s[^>]*?\bid="([^"]*)"[^>]*>\s*<data\s[^>]*?\bvalue="([^"]*)"/g;

/** The older form of CasparCG's clients: <templateData><componentData id="name"><data id="text" value="Anna"/>... */
const xmlFields = (text: string): object =>
  Object.fromEntries([...text.matchAll(FIELD)].map(([, name = '', value = '']) => [name, unescaped(value)]));

/** The fields that a host says, which may be some of them; null where it cannot be read. */
export const readData = (given: unknown): Data | null => {
  if (given === undefined || given === null || given === '') return {};
  const isXml = typeof given === 'string' && given.trimStart().startsWith('<templateData');
  const value = typeof given !== 'string' ? given : isXml ? xmlFields(given) : parsed(given);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? textsOf(value) : null;
};
