/**
 * The field of a page's address by which OBS opens it anew: a browser source whose page has crashed begins again when
 * its address changes, and by nothing else that OBS can be asked for.
 */
export const OPENED = 'opened';

const GRAPHIC = /\/graphics\/dist\/([\w-]+)\/index\.html$/;

/**
 * A page and OBS's source of it know each other by this: which graphic, and all of its query but the key, which is for
 * nobody to read.
 */
export const SOURCE_ADDRESS = /^[\w-]+\?[\x21-\x7e]{0,200}$/;

/**
 * Reads which source an address is meant for.
 * @returns null: no graphic of ours, or with a query that none of ours has
 */
export const sourceAddress = ({ pathname, search }: { readonly pathname: string; readonly search: string }) => {
  const graphic = GRAPHIC.exec(pathname)?.[1];
  const fields = search
    .replace(/^\?/, '')
    .split('&')
    .filter((field) => !field.startsWith('key='))
    .sort();
  const address = `${graphic}?${fields.join('&')}`;
  return graphic !== undefined && SOURCE_ADDRESS.test(address) ? address : null;
};
