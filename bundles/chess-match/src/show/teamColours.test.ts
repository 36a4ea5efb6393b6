import { describe, expect, it } from 'vitest';
import schema from '../../../../schemas/defs/teamColour.json' with { type: 'json' };
import { areAlike, TEAM_COLOURS } from './teamColours';

describe('colours of teams', () => {
  it('are those of the contract', () => {
    expect(TEAM_COLOURS).toEqual(schema.enum);
  });

  it('are alike within a family, and never where a team has none', () => {
    expect(areAlike('red', 'red')).toBe(true);
    expect(areAlike('red', 'wine')).toBe(true);
    expect(areAlike('violet', 'petrol')).toBe(true);
    expect(areAlike('wine', 'blue')).toBe(false);
    expect(areAlike(null, null)).toBe(false);
    expect(areAlike('red', null)).toBe(false);
  });

  it('leave every colour a partner', () => {
    for (const colour of TEAM_COLOURS) expect(TEAM_COLOURS.some((other) => !areAlike(colour, other))).toBe(true);
  });
});
