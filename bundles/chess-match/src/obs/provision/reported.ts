/** An item of a scene as OBS reports it. */
export interface ReportedItem {
  readonly id: number;
  readonly name: string;
  /** 0 is the bottom. */
  readonly index: number;
  /** Pixels of OBS's canvas; null when it is not fitted to a frame. */
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

export interface ReportedScene {
  readonly name: string;
  readonly mark: string | null;
  readonly items: readonly ReportedItem[];
}

export interface ReportedInput {
  readonly name: string;
  readonly kind: string;
  readonly mark: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Where it streams to, as it keeps it. */
export interface ReportedStream {
  /** "rtmp_common" for a service it knows, "rtmp_custom" for an address. */
  readonly type: string;
  /** With what is secret. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly isOn: boolean;
}

/** How it makes the picture it streams, as its profile has it. */
export interface ReportedEncoding {
  /** "Simple" or "Advanced". */
  readonly mode: string;
  /** Of the simple mode: "x264", "nvenc"; empty: what it takes by itself, x264. */
  readonly encoder: string;
  /** Whether the options below are used. */
  readonly isCustom: boolean;
  /** Of x264, in the simple mode: "keyint=60 bframes=2". */
  readonly options: string;
  readonly framesPerSecond: number;
}

/** All of an OBS that provisioning looks at. */
export interface Reported {
  /** Without versions: "color_source_v3" is asked for by its beginning. */
  readonly kinds: readonly string[];
  readonly canvas: { readonly width: number; readonly height: number };
  readonly scenes: readonly ReportedScene[];
  readonly inputs: readonly ReportedInput[];
  readonly transition: string | null;
  readonly stream: ReportedStream;
  readonly encoding: ReportedEncoding;
  /** False: this OBS keeps no private settings, so things are known by their names alone. */
  readonly canMark: boolean;
}
