import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REFUSAL_KINDS } from '../refusals';
import { REFUSALS } from './tally';

it('the view of health knows every kind of refusal, of requests and of sockets', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../../../../../schemas/health.json'), 'utf8');
  const { gate } = (JSON.parse(schema) as { properties: Record<string, { properties: Record<string, unknown> }> })
    .properties;
  const { items } = gate?.properties['refused'] as { items: { properties: { kind: { enum: readonly string[] } } } };
  expect(items.properties.kind.enum.toSorted()).toEqual([...REFUSAL_KINDS, ...REFUSALS].toSorted());
});
