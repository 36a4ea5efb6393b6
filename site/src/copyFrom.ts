/** By what a field shows selected; without the scroll a focus brings. @returns whether the browser did */
const copySelected = (field: HTMLInputElement): boolean => {
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, field.value.length);
  try {
    return field.ownerDocument.execCommand('copy');
  } catch {
    return false;
  }
};

/**
 * Puts what stands in a field on the clipboard, on a press of the person. Pages served over http have no clipboard, and
 * a frame may not be allowed to use it: there the text is selected, and the browser copies what is selected, or the
 * person does. Never throws.
 */
export const copyFrom = async (field: HTMLInputElement): Promise<'copied' | 'selected'> => {
  try {
    await navigator.clipboard.writeText(field.value);
    return 'copied';
  } catch {
    const before = field.ownerDocument.activeElement as HTMLElement | null;
    if (!copySelected(field)) return 'selected';
    before?.focus({ preventScroll: true });
    return 'copied';
  }
};
