/** Fields of a person as earlier releases called them: in journals of the show, lists and scripts. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['rating', 'elo'],
  ['table', 'seat'],
]);

/** What a field of a person is called now, whatever a list calls it. */
export const presentField = (name: string): string => FIELDS.get(name) ?? name;
