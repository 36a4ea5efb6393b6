import type { GraphicsAPI, GraphicsManifest } from 'ograf';
import type { manifestOf } from '../../../scripts/ograf/manifest';
import type { ografElement } from '../element';

type Element = InstanceType<ReturnType<typeof ografElement>>;

/** Compiles as long as our element has what hosts call, and our manifest what they read, by the types of the EBU. */
export const asHostsHaveIt = (
  element: Element,
  manifest: ReturnType<typeof manifestOf>,
): readonly [GraphicsAPI.Graphic, GraphicsManifest] => [element, manifest];
