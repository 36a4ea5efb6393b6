/** Keeps the last lines of what is written, however it is cut into pieces. */
export const lastLines = (count: number) => {
  let text = '';
  return {
    add: (piece: string): void => {
      text = `${text}${piece}`
        .split('\n')
        .slice(-count - 1)
        .join('\n');
    },
    /** Without empty ones. */
    lines: (): readonly string[] => text.split('\n').filter((line) => line.trim() !== ''),
  };
};
