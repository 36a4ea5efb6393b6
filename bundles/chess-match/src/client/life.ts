/** How a page proves that it lives, where it is a source of an OBS. */
export interface Source {
  /** By what OBS's source and the page know each other; contract/source. */
  readonly address: string;
  /** False: nothing of it is drawn yet, or any more. */
  readonly isDrawn: () => boolean;
}

/** When the browser draws next; a page that is not shown draws nothing, and is not waited for. */
const whenDrawn = (run: () => void): void => {
  if (document.hidden) {
    run();
    return;
  }
  const once = (): void => {
    document.removeEventListener('visibilitychange', once);
    cancelAnimationFrame(frame);
    run();
  };
  const frame = requestAnimationFrame(once);
  document.addEventListener('visibilitychange', once);
};

/**
 * Answers the server's question whether this source lives: when the browser draws, with whether there is something to
 * draw.
 */
export const answerAlive = ({ isDrawn }: Source, answered: (drawn: boolean) => void): void =>
  whenDrawn(() => answered(isDrawn()));
