/** Displays as others wrote them, so far as tests listen to them: the packages have no types of their own. */
declare module 'tsl-umd' {
  import type { Socket } from 'node:dgram';
  import type { EventEmitter } from 'node:events';

  interface Lamp {
    readonly address: number;
    readonly brightness: number;
    readonly tally1: 0 | 1;
    readonly label: string;
  }

  export default class TslUmd extends EventEmitter<{ message: [Lamp] }> {
    readonly server: Socket;
    constructor(port: number);
  }
}

declare module 'tsl-umd-v5' {
  import type { EventEmitter } from 'node:events';

  interface Lamp {
    readonly pbc: number;
    readonly index: number;
    readonly length: number;
    readonly display: {
      readonly rh_tally: number;
      readonly text_tally: number;
      readonly lh_tally: number;
      readonly brightness: number;
      readonly text: string;
    };
  }

  export default class TslUmdV5 extends EventEmitter<{ message: [Lamp] }> {
    processTally(data: Buffer, source: string): void;
  }
}
