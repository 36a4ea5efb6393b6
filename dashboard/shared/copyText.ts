/** Pages served over http have no clipboard; a selection they may copy. */
const copySelected = (text: string, document: Document): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog nothing outside can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  return isDone;
};

/** Puts a text on the clipboard, on a press of the person. @returns whether it is there. Never throws. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!isSecureContext) return copySelected(text, document);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
