import { describe, expect, it } from 'vitest';
import { isTypedName } from './typedName';

describe('the name of a person', () => {
  it('was typed where the roster does not have it: another team’s stays in sight after the switch', () => {
    expect(isTypedName('Ivanov', ['Petrov', 'Sidorov'])).toBe(true);
    expect(isTypedName('Ivanov', [])).toBe(true);
  });

  it('is the roster’s own, or none yet', () => {
    expect(isTypedName('Petrov', ['Petrov', 'Sidorov'])).toBe(false);
    expect(isTypedName('', ['Petrov'])).toBe(false);
  });
});
