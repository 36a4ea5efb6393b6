import type { DrawingProps } from '../air/onAirParts';
import { Band } from './Band';
import { Corner } from './Corner';
import type { OutlookStep } from './plan';
import type { OutlookName } from './shown';

/** How the match may end: in the band with every board, in the corner alone. Without an engine there is nothing. */
export const Outlook = ({ picture, language }: DrawingProps<'outlook', OutlookName, OutlookStep>) => {
  const { state } = picture.outlook.engine;
  if (state === 'off' || state === 'not-here' || picture.match.status === 'none') return null;
  const Variant = picture.content.variant === 'corner' ? Corner : Band;
  return <Variant picture={picture} language={language} />;
};
