import { useObsStrings, type Instance } from './texts';

/** What is left to press after a plan was carried out. */
export const NextPress = ({ instance: { automatic, next } }: { readonly instance: Instance }) => {
  const strings = useObsStrings();
  if (!automatic) return <p data-testid="obs-next-press">{strings.automateNext}</p>;
  return next?.waits === 'own_scene' ? <p data-testid="obs-next-press">{strings.beginNext}</p> : null;
};
