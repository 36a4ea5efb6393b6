// npm run licences: fails where an installed package is not under a licence we may ship or build with. GPL code in the
// bundles is not possible beside GSAP, whose licence is not a free one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Locked {
  readonly license?: string;
  readonly link?: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));

const PERMISSIVE = new Set(
  [
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'MIT-0',
    'BlueOak-1.0.0',
    'Python-2.0',
    'PSF-2.0',
  ]
    // Fonts and data tables; MPL-2.0 binds its own files only, and we change none of them.
    .concat(['OFL-1.1', 'CC-BY-4.0', 'CC0-1.0', 'Unlicense', 'WTFPL', 'MPL-2.0', 'Public Domain']),
);

const NOT_STATED = 'none stated';

/** Licences that are no SPDX expression, or that a package names only in its text; each was read by a person. */
const READ_BY_A_PERSON: Readonly<Record<string, string>> = {
  gsap: "Standard 'no charge' license: https://gsap.com/standard-license.",
  // Parts of NodeCG (MIT), published from its repository without a licence field.
  '@nodecg/cli': NOT_STATED,
  '@nodecg/database-adapter-sqlite-legacy': NOT_STATED,
  '@nodecg/database-adapter-types': NOT_STATED,
  '@nodecg/internal-util': NOT_STATED,
  // MIT by their README or LICENSE file.
  pause: NOT_STATED,
  pkginfo: NOT_STATED,
  'steam-web': NOT_STATED,
};

/** `A OR B`: one of them suffices; `A AND B`: both are needed. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => PERMISSIVE.has(licence)));

/** The licence a package states: in the lock file, else in its own package.json, old forms included. */
const statedLicence = (path: string, locked: Locked): string => {
  if (locked.license !== undefined) return locked.license;
  try {
    const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
      license?: string | { type?: string };
      licenses?: { type?: string }[];
    };
    const { license } = manifest;
    return (typeof license === 'string' ? license : license?.type) ?? manifest.licenses?.[0]?.type ?? NOT_STATED;
  } catch {
    return 'not installed';
  }
};

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);
const refused = packages.flatMap(([path, locked]) => {
  const name = path.replace(/^.*node_modules\//, '');
  const licence = statedLicence(path, locked);
  const isFine = licence === 'not installed' || isAllowed(licence) || READ_BY_A_PERSON[name] === licence;
  return isFine ? [] : [`${name}: ${licence}`];
});

if (refused.length > 0) {
  process.stderr.write(`Licences that nobody has allowed:\n${refused.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = 1;
} else process.stdout.write(`${packages.length} packages, all licences allowed\n`);
