import type { SourceKind } from './desired';

/** What Windows, macOS and Linux call such sources, without the version at the end. */
const PREFIXES: Readonly<Record<SourceKind, readonly string[]>> = {
  page: ['browser_source'],
  colour: ['color_source'],
  label: ['text_gdiplus', 'text_ft2_source'],
  microphones: ['wasapi_input_capture', 'coreaudio_input_capture', 'pulse_input_capture', 'alsa_input_capture'],
};

/** The kind under which this OBS makes such a source, the newest version of it; null when it cannot. */
export const kindIn = (kinds: readonly string[], kind: SourceKind): string | null => {
  for (const prefix of PREFIXES[kind]) {
    const versions = kinds.filter((name) => name.startsWith(prefix)).sort();
    const newest = versions.at(-1);
    if (newest !== undefined) return newest;
  }
  return null;
};

export const isKind = (name: string, kind: SourceKind): boolean =>
  PREFIXES[kind].some((prefix) => name.startsWith(prefix));
