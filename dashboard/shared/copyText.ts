/** Pages served over http have no clipboard; they may say what is copied when the browser copies. */
const copyByEvent = (text: string): boolean => {
  let isTaken = false;
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    isTaken = event.clipboardData !== null;
    event.preventDefault();
  };
  document.addEventListener('copy', give, { capture: true, once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', give, { capture: true });
  return isDone && isTaken;
};

/** Puts a text on the clipboard, on a press of the person. @returns whether it is there. Never throws. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!isSecureContext) return copyByEvent(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
