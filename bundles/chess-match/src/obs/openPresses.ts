/** A button that was pressed and has no answer yet. */
export interface OpenPress {
  /** Unix ms. */
  readonly untilMs: number;
}

/** The buttons without an answer: automation rests for their time, and as before them when nothing came of them. */
export class OpenPresses {
  private readonly open = new Set<OpenPress>();

  begin(untilMs: number): OpenPress {
    const press = { untilMs };
    this.open.add(press);
    return press;
  }

  /** @returns false when it counts no longer: automation was wanted back meanwhile */
  end(press: OpenPress): boolean {
    return this.open.delete(press);
  }

  clear(): void {
    this.open.clear();
  }

  /** Unix ms; 0 without any. */
  untilMs(): number {
    return Math.max(0, ...[...this.open].map(({ untilMs }) => untilMs));
  }
}
