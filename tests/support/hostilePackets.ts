import type { Fields } from './commands';

const operations = (...list: readonly unknown[]): Fields => ({ operations: list });
const proposal = (fields: Fields): readonly unknown[] => [
  'replicant:proposeOperations',
  { name: 'x', namespace: 'elsewhere', opts: {}, revision: 0, ...fields },
];
const declare = (fields: unknown): readonly unknown[] => [
  'replicant:declare',
  typeof fields === 'object' ? { name: 'x', namespace: 'elsewhere', ...fields } : fields,
];
const overwrite = (newValue: unknown): Fields => ({ path: '/', method: 'overwrite', args: { newValue } });

/** Each ends a NodeCG that stands by itself: its handlers throw, and nobody catches. */
export const DEADLY: Readonly<Record<string, readonly unknown[]>> = {
  'a proposal without operations': proposal({ operations: null }),
  'a proposal of nothing': proposal(operations(null)),
  'an unknown operation': proposal(operations({ path: '/', method: 'explode', args: {} })),
  'a path that is a number': proposal(operations({ path: 5, method: 'add', args: { prop: 'a', newValue: 1 } })),
  'a push to nothing': proposal(operations({ path: '/no/where', method: 'push', args: ['a'] })),
  'an overwrite without a value': proposal(operations({ path: '/', method: 'overwrite' })),
  'a declaration of no name': declare({ name: '' }),
  'a declaration without options': declare({ name: 'fresh1', opts: null }),
  'a declaration with a number for options': declare({ name: 'fresh2', opts: 5 }),
  'a schema path that is a number': declare({ name: 'fresh3', opts: { schemaPath: 5 } }),
  'a reading of no name': ['replicant:read', { name: '', namespace: 'elsewhere' }],
  'an array of four billion': proposal(
    operations(overwrite([1]), { path: '/', method: 'add', args: { prop: 'length', newValue: 4294967295 } }),
  ),
  'a graphic with a number for its git': [
    'graphic:registerSocket',
    {
      timestamp: 1,
      pathName: '/bundles/chess-broadcast/graphics/dist/boards/index.html',
      bundleName: 'chess-broadcast',
      bundleVersion: '0',
      bundleGit: 5,
    },
  ],
};
