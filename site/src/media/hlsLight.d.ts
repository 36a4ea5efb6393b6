/** As much of the light build as is used; the package has types for the whole one alone, under another name. */
declare module 'hls.js/light' {
  export default class Hls {
    static readonly Events: { readonly ERROR: 'hlsError' };
    static isSupported(): boolean;
    constructor(config: { readonly liveSyncDuration: number; readonly liveMaxLatencyDuration: number });
    /** Of what is shown, by EXT-X-PROGRAM-DATE-TIME. */
    readonly playingDate: Date | null;
    on(event: 'hlsError', heard: (event: string, error: { readonly fatal: boolean }) => void): void;
    loadSource(address: string): void;
    attachMedia(element: HTMLMediaElement): void;
    destroy(): void;
  }
}
