/** Spreadsheets take a file with this mark for UTF-8. */
const MARK = '\uFEFF';

/** Gives the person a file made here. What no file system takes in a name becomes a hyphen. */
export const download = (name: string, type: 'text/csv' | 'text/plain' | 'application/json', text: string): void => {
  const parts = type === 'text/csv' ? [MARK, text] : [text];
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]+/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
