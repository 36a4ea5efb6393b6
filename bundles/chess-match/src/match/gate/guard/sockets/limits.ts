import type { Rate } from '../../../../http/bucket';

export interface Budget {
  readonly packets: Rate;
  readonly bytes: Rate;
}

/**
 * What a full control room needs is measured in tens, what these allow in hundreds: an evening on one machine is twenty
 * graphics in OBS, seven panels, a dashboard, a few monitors, each with one to three sockets and all of them 127.0.0.1.
 * A page sends some 70 packets when it opens and one or two a second afterwards.
 */
export const LIMITS = {
  sockets: {
    perAddress: 250,
    inAll: 600,
    /** Of one Socket.IO namespace. */
    perNamespace: 400,
    /** Connected, but in no namespace yet: a page says which one in the same breath. */
    unfinishedPerAddress: 100,
  },
  /** New connections of one address. All pages come back at once when the server has started again. */
  handshakes: { perSecond: 40, burst: 250 },
  /** One connection beyond this is cut: nothing of ours comes near. Scripts may send a thousand commands at once. */
  perSocket: {
    packets: { perSecond: 200, burst: 1500 },
    bytes: { perSecond: 500_000, burst: 4_000_000 },
  },
  /** All connections of an address together. */
  perAddress: {
    packets: { perSecond: 600, burst: 3000 },
    bytes: { perSecond: 2_000_000, burst: 16_000_000 },
  },
  inAll: {
    packets: { perSecond: 1500, burst: 6000 },
    bytes: { perSecond: 4_000_000, burst: 32_000_000 },
  },
  /**
   * Where an address, or all, spend too much, those connections are cut that sent more than this in the last second:
   * the crew shares its address with whoever floods from the same machine.
   */
  fairShare: { packets: 100, bytes: 200_000 },
  /** Joining a namespace is work for all pages, as they are told who is there. In packets. */
  costOfJoining: 20,
  /** One message of a page. The longest command is a roster of some 50 kB. */
  messageBytes: 512 * 1024,
  /** Text within one command. */
  commandChars: 256 * 1024,
  /** A connection that joins no namespace within this time is closed. */
  joinWithinMs: 10_000,
  /** What waits for a client that does not read: every replicant of a long match is under 1 MB. */
  queueBytes: 8 * 1024 * 1024,
  /** A connection that is cut may read why for this long. */
  farewellMs: 500,
} as const;
