import type { Rate } from '../../../../http/bucket';
import type { Patience } from '../../../../http/connections';
import type { PlaceLimits } from '../../../../http/places';
import type { Purse } from './rows';

/*
 * How much the gate lets through. A machine that drives the show is usually one address for everything: OBS with twenty
 * graphics, the crew's panels, scripts. A file refused on air is worse than a slow flood, so files have the widest
 * purse and one that nothing else can empty. What a program asks in a loop runs into these within a second all the
 * same.
 */

/** Of one address. */
export const PER_ADDRESS: Readonly<Record<Purse, Rate>> = {
  // OBS reloads 20 graphics of some 15 files each, and the operator's machine 7 panels: 400 at once; five times that,
  // and ten times a second for whoever presses reload in despair.
  files: { burst: 2000, perSecond: 500 },
  // A panel asks a few times when it opens and after a turn; a state or a chronicle is some ms of the server's time.
  reads: { burst: 300, perSecond: 50 },
  // Commands by HTTP are button boxes and scripts: a replay sends a record as fast as it is answered.
  writes: { burst: 1000, perSecond: 200 },
  // A page polls a few times before it changes to a WebSocket; one that has to stay with polling asks once a message.
  link: { burst: 2000, perSecond: 400 },
};

/**
 * Of all other machines together: a hall of forty devices as above would not get here. What runs on the server's own
 * machine has its own purse only, so that no flood of the network keeps the operator out.
 */
export const IN_ALL: Readonly<Record<Purse, Rate>> = {
  files: { burst: 10_000, perSecond: 2000 },
  reads: { burst: 1000, perSecond: 200 },
  writes: { burst: 2000, perSecond: 400 },
  link: { burst: 10_000, perSecond: 2000 },
};

/** Requests of one purse that wait for their answer: a browser keeps six of them open, a page that polls one more. */
export const AT_ONCE = { perAddress: 300, inAll: 1000 } as const;

const MB = 1024 * 1024;

/**
 * Bytes of bodies: the photos of both teams in one go (30 of 5 MB) pass, a flood of them is slowed to a gigabit's
 * tenth.
 */
export const BODY_BYTES = {
  perAddress: { burst: 256 * MB, perSecond: 12 * MB },
  inAll: { burst: 512 * MB, perSecond: 24 * MB },
} as const satisfies Readonly<Record<string, Rate>>;

/** A body that does not say its length counts as this. */
export const UNTOLD_BODY_BYTES = 10 * MB;

/** No body is read further than this, whatever length it claims: who claims more must not use up everybody's. */
export const LONGEST_BODY_BYTES = 74 * MB;

/** Addresses whose purses are kept; who comes after that many takes the place of the one that was quiet longest. */
export const ADDRESSES_KEPT = 5000;

/** Sockets of pages count among them; each page holds one or two, a browser six more. */
export const CONNECTIONS: PlaceLimits = {
  inAll: 2000,
  ofNewcomers: 1000,
  // An OBS with all graphics, and the pages of a few people behind one address.
  perDevice: 500,
  // A browser, until it has shown its key.
  perNewcomer: 100,
  ofOwn: 1000,
};

export const PATIENCE: Patience = {
  /** A browser sends its headers in one go: who needs longer holds a connection open on purpose. */
  headersTimeoutMs: 10_000,
  /** 10 MB over a bad Wi-Fi of 1 Mbit/s take 80 s. */
  requestTimeoutMs: 120_000,
  /** Node's 5 s, and a little more than a browser takes between two pages. */
  keepAliveTimeoutMs: 10_000,
};
