import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../bundles/chess-match/src/texts';
import type { ExportedId } from '../../graphics/air/host/fields';
import { manifestOf } from './manifest';
import { noticesOf } from '../lib/notices';
import { PROJECT_FOLDER } from '../lib/project';
import { buildGraphic, MAIN } from './build';
import { spxTemplate } from './spxTemplate';

const LICENCES = 'LICENCES.txt';

/** Where licences ask for their notice in the program itself. */
const HEAD = `/*! Contains GSAP, Copyright GreenSock, subject to the terms at https://gsap.com/standard-license, and packages
 * under the MIT licence and the SIL Open Font License. Their notices: ${LICENCES} */
`;

const version = (): string =>
  (JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { readonly version: string }).version;

/**
 * Writes a graphic as an OGraf package: a folder with its manifest, its module, fonts and licences, and a page for
 * systems that take no packages.
 */
export const packGraphic = async (graphic: ExportedId, folder: string, language: Language): Promise<void> => {
  const packages = await buildGraphic(graphic, folder);
  const main = join(folder, MAIN);
  writeFileSync(main, HEAD + readFileSync(main, 'utf8'));
  const manifest = manifestOf(graphic, MAIN, version(), language);
  writeFileSync(join(folder, `${graphic}.ograf.json`), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, `${graphic}.html`), spxTemplate(manifest));
  writeFileSync(join(folder, LICENCES), noticesOf(packages));
};
