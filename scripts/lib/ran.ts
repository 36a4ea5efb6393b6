/** What a program of one answer leaves behind. */
export interface Ran {
  /** 0: done; 1: a bad record, which is told on standard error; 2: bad arguments. */
  readonly status: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

export const stopWith = (status: 1 | 2, message: string): Ran => ({ status, out: '', err: `${message}\n` });
