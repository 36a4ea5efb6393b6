/**
 * What ffmpeg is told of an input: `arguments` are there for everybody of this machine, what is written to it for
 * nobody.
 */
export interface Input {
  readonly arguments: readonly string[];
  /** To its standard input; "" where nothing is a secret. */
  readonly written: string;
}

/**
 * An input whose options nobody reads from the list of processes: ffmpeg takes it from a list, and that from its
 * standard input.
 * @param address of one that needs no quoting
 * @param options of ffmpeg for it, of its protocol too
 */
export const privately = (address: string, options: Readonly<Record<string, string | number>>): Input => ({
  arguments: [
    '-f',
    'concat',
    '-safe',
    '0',
    '-protocol_whitelist',
    `pipe,${new URL(address).protocol.slice(0, -1)}`,
    '-i',
    'pipe:0',
  ],
  written: [
    'ffconcat version 1.0',
    `file '${address}'`,
    ...Object.entries(options).map(([name, value]) => `option ${name} ${value}`),
    '',
  ].join('\n'),
});
