/** How a presenter reads: kept in his browser. */
export interface Look {
  /** For a glass in front of a camera. */
  readonly mirrored: boolean;
  /** Place in SIZES. */
  readonly size: number;
}

/** Of a line, by the width of the window, vw. */
export const SIZES = [1.6, 2, 2.5, 3, 3.6, 4.4] as const;

const NAME = 'prompter.look';
const USUAL: Look = { mirrored: false, size: 2 };

const whole = (value: unknown): number => (typeof value === 'number' ? Math.trunc(value) : USUAL.size);

export const within = (size: number): number => Math.min(SIZES.length - 1, Math.max(0, size));

export const readLook = (): Look => {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Look> | null;
    return { mirrored: found?.mirrored === true, size: within(whole(found?.size)) };
  } catch {
    return USUAL;
  }
};

export const keepLook = (look: Look): void => localStorage.setItem(NAME, JSON.stringify(look));
