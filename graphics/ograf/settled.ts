const MOVING = '[data-moving]';

/** Resolves when nothing moves in `root`: motions are built when the handler that drew them has returned. */
export const settled = async (root: HTMLElement): Promise<void> => {
  await Promise.resolve();
  if (root.querySelector(MOVING) === null) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (root.querySelector(MOVING) !== null) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributes: true, childList: true, subtree: true });
  });
};
