/**
 * OBS puts the former program into the preview within this time after a change, or it was a hand; longer than any usual
 * stinger.
 */
const EXCHANGE_MS = 5000;

/** Since when OBS shows its program scene, and which one it showed before. */
export class ProgramWatch {
  private scene: string | null = null;
  private former: string | null = null;
  private formerUntilMs = -Infinity;
  private shownSinceMs = 0;

  /**
   * @param nowMs Unix ms
   * @param isKnownLonger what is seen now was there before we looked
   */
  see(scene: string | null, nowMs: number, isKnownLonger: boolean): void {
    if (scene === this.scene) return;
    this.former = this.scene;
    this.formerUntilMs = nowMs + EXCHANGE_MS;
    this.scene = scene;
    this.shownSinceMs = isKnownLonger ? 0 : nowMs;
  }

  /** Unix ms. */
  sinceMs(): number {
    return this.shownSinceMs;
  }

  /** The scene that OBS may be putting into the preview by itself; null: none. */
  exchanged(nowMs: number): string | null {
    return nowMs < this.formerUntilMs ? this.former : null;
  }
}
