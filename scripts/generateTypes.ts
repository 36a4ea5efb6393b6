// npm run types: types from schemas/, after the old ones are deleted, so that a removed schema cannot leave a type
// behind; and the commands that Companion's keys can send, from what is declared of them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';
import { boxCommandsModule } from './companion/boxCommands';

const root = join(import.meta.dirname, '..');
const schemas = join(root, 'schemas');
const types = join(schemas, 'types');

rmSync(types, { recursive: true, force: true });
mkdirSync(types, { recursive: true });
for (const file of readdirSync(schemas).filter((name) => name.endsWith('.json'))) {
  const source = await compileFromFile(join(schemas, file), {
    cwd: schemas,
    additionalProperties: false,
    bannerComment: `// Generated from schemas/${file} by scripts/generateTypes.ts`,
    format: false,
    unreachableDefinitions: false,
  });
  writeFileSync(join(types, `${file.slice(0, -'.json'.length)}.d.ts`), source);
}
writeFileSync(join(types, 'boxCommands.ts'), boxCommandsModule());
