import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShowManifest } from './known';

interface Manifest {
  readonly name: string;
  readonly nodecg?: { readonly assetCategories?: readonly { readonly name: string }[] };
}

/** The project's root is the show bundle: NodeCG declares a list of files for each category that stands there. */
export const readShowManifest = (root: string): ShowManifest => {
  const { name, nodecg } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return { name, assetCategories: (nodecg?.assetCategories ?? []).map((category) => category.name) };
};
