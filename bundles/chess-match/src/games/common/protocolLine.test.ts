import { expect, it } from 'vitest';
import { NOTHING, protocolLineOf, type KnownEvent } from './protocolLine';

const at = { side: 'black', board: 2 } as const;

it.each<[KnownEvent, Partial<ReturnType<typeof protocolLineOf>>]>([
  [{ type: 'clockStarted' }, { kind: 'clockStarted' }],
  [
    { ...at, type: 'flagFell' },
    { ...at, kind: 'flag' },
  ],
  [
    { ...at, type: 'drawDeclined' },
    { ...at, kind: 'drawDeclined' },
  ],
  [
    { type: 'aborted', reason: 'fire' },
    { kind: 'aborted', reason: 'fire' },
  ],
  [
    { ...at, type: 'clockSet', remainingMs: 900, reason: 'x' },
    { ...at, kind: 'clockSet', what: '900', reason: 'x' },
  ],
  [
    { ...at, type: 'timeAdded', ms: -900, reason: 'x' },
    { ...at, kind: 'timeAdded', what: '-900', reason: 'x' },
  ],
  [
    { board: 2, type: 'claimDecided', accepted: true, san: 'Nf3', reason: 'x' },
    { board: 2, kind: 'claimAccepted', what: 'Nf3', reason: 'x' },
  ],
  [
    { board: 2, type: 'claimDecided', accepted: false, reason: 'x' },
    { board: 2, kind: 'claimRefused', reason: 'x' },
  ],
  [
    { board: 2, type: 'resultRuled', ruling: 'draw', reason: 'x' },
    { board: 2, kind: 'resultRuled', what: 'draw', reason: 'x' },
  ],
  [
    { board: 2, type: 'positionCorrected', reason: 'x' },
    { board: 2, kind: 'position', reason: 'x' },
  ],
])('the protocol says of %j whose it is, what and why', (event, line) => {
  expect(protocolLineOf(event)).toEqual({ ...NOTHING, ...line });
});

it('the protocol says for how long nobody could press and why; journals of the first versions had one reason', () => {
  const gap = { ...at, type: 'gapNoted', fromMs: 100, toMs: 700 } as const;
  const causes = [undefined, 'down', 'stalled', 'suspended'] as const;
  expect(causes.map((cause) => protocolLineOf(cause === undefined ? gap : { ...gap, cause }))).toEqual(
    ['gap', 'gap', 'stalled', 'suspended'].map((kind) => ({ ...NOTHING, ...at, kind, what: '600' })),
  );
});

it('the protocol says by how much the system’s clock was set: it was nobody’s and took none', () => {
  const step = { ...at, type: 'gapNoted', cause: 'stepped', fromMs: 100, toMs: 100 } as const;
  expect(protocolLineOf({ ...step, byMs: -300 })).toEqual({ ...NOTHING, kind: 'stepped', what: '-300' });
  expect(protocolLineOf(step)).toEqual({ ...NOTHING, kind: 'stepped', what: '0' });
});

it('the protocol says how much of lost time was given back, if any', () => {
  const said = [{}, { givenMs: 0 }, { givenMs: 600 }].map((given) =>
    protocolLineOf({ type: 'gapDismissed', ...given }),
  );
  expect(said).toEqual(['', '', '600'].map((what) => ({ ...NOTHING, kind: 'gapDecided', what })));
});
