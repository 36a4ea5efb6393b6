/** Entities that drawing programs declare: a dozen names of namespaces, each once used. */
const MOST_ENTITIES = 100;

/** Letters that a drawing may have more when all of its entities stand for what they are. */
const MOST_LETTERS = 256 * 1024;

const DECLARED = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const REFERENCE = /&([\w:.-]+);/g;

/** Known without being declared. */
const OF_XML = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What the names of a drawing's own entities stand for. */
export type Entities = ReadonlyMap<string, string>;

const lengthOf = (text: string, known: Entities): number =>
  [...text.matchAll(REFERENCE)].reduce((sum, [, name = '']) => sum + (known.get(name)?.length ?? 0), 0);

/**
 * The entities that a document type declares in itself; those of other files are none. One may use those before it;
 * one that uses another is none either.
 * @param text the whole drawing, in which they are used
 * @returns null where they would make it grow beyond all measure
 */
export const entitiesOf = (docType: string, text: string): Entities | null => {
  const known = new Map<string, string>(Object.entries(OF_XML));
  const declared = [...docType.matchAll(DECLARED)];
  if (declared.length > MOST_ENTITIES) return null;
  for (const [, name = '', double, single] of declared) {
    const value = double ?? single ?? '';
    if (value.length + lengthOf(value, known) > MOST_LETTERS) return null;
    const isWhole = [...value.matchAll(REFERENCE)].every(([, used = '']) => known.has(used));
    if (isWhole && !known.has(name))
      known.set(
        name,
        value.replace(REFERENCE, (reference, used: string) => known.get(used) ?? reference),
      );
  }
  return lengthOf(text, known) > MOST_LETTERS ? null : known;
};
