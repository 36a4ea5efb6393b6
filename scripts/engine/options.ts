/** What an engine's nginx is told. Paths in it are relative to the folder it is started in (`nginx -p FOLDER`). */
export interface EngineOptions {
  /** Where viewers come: "0.0.0.0:443". */
  readonly listen: string;
  /** Where the show publishes: "127.0.0.1:9601". By TLS where viewers come by it and this is not the machine itself. */
  readonly publish: string;
  readonly tls: { readonly certificate: string; readonly key: string } | null;
  /** By which the show is known. */
  readonly publishKey: string;
  /** By which links are signed. */
  readonly linksKey: string;
  /** Whom the workers run as where nginx is started by root; null: as they are started. */
  readonly user: string | null;
  readonly workers: number;
  /** How many are held at once. */
  readonly viewers: number;
  /** How many of them from one address: a house or a mobile network is one. */
  readonly perAddress: number;
  /** What stands in front and says in X-Forwarded-For who asks; null: nothing does. */
  readonly proxy: string | null;
  /** Folder of the packed feeds of picture and sound; null: it carries none. */
  readonly media: string | null;
  /**
   * Where the match server serves viewers itself, "127.0.0.1:9092": asked for what is seldom wanted; null: that is not
   * to be had.
   */
  readonly origin: string | null;
  /** Whoever does not answer twice at this distance is let go: he does not read either. */
  readonly pingSeconds: number;
}

export const isLoopback = (address: string): boolean => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\]):\d+$/.test(address);
