import { placeIn, type Place } from '../../../encoding/place';
import type { SettingPath } from './settingError';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],:"]+/g;

/** The list or object that a place in the text lies in. */
interface Open {
  readonly isList: boolean;
  /** Of the item that is read; null where an object's next name is expected. */
  key: string | number | null;
}

/** What comes next in an object or a list that is open. */
const step = (within: Open | undefined, token: string): void => {
  if (within === undefined) return;
  if (token === ',') within.key = typeof within.key === 'number' ? within.key + 1 : null;
  else if (within.key === null && token.startsWith('"')) within.key = JSON.parse(token) as string;
};

/** The path at each name of an object and each value of a list, with where it stands. */
function* places(json: string): Generator<{ readonly path: SettingPath; readonly index: number }> {
  const open: Open[] = [];
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const within = open.at(-1);
    const isName = within?.key === null && token.startsWith('"');
    step(within, token);
    if (token === '}' || token === ']') open.pop();
    else if (isName || (within?.isList === true && token !== ','))
      yield { path: open.map(({ key }) => key ?? ''), index };
    if (token === '{' || token === '[') open.push({ isList: token === '[', key: token === '[' ? 0 : null });
  }
}

/**
 * Where a setting stands: its name, or in a list its value; null where it does not. Of a name that is there twice the
 * later one, which is the one that counts.
 * @param json of a file that is JSON
 */
export const settingPlace = (json: string, path: SettingPath): Place | null => {
  const asked = JSON.stringify(path);
  const found = [...places(json)].findLast((each) => JSON.stringify(each.path) === asked);
  return found === undefined ? null : placeIn(json, found.index);
};
