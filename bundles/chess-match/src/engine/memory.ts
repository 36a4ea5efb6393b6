import type { Assessment } from './assess';

/** Several long evenings. */
const MOST_KEPT = 20_000;

/** What an engine made of positions: of too many, what was learnt first is forgotten. */
export class Memory {
  private readonly known = new Map<string, Assessment>();

  of(position: string): Assessment | null {
    return this.known.get(position) ?? null;
  }

  keep(position: string, assessment: Assessment): void {
    this.known.delete(position);
    this.known.set(position, assessment);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KEPT) break;
      this.known.delete(oldest);
    }
  }
}
