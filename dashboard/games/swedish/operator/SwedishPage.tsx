import { useOperator } from '../../../operator/state/context';
import { SwedishWorkplace } from './SwedishWorkplace';

/** Swedish chess: each board is entered by itself. */
export const SwedishPage = () => {
  const { snapshot } = useOperator();
  if (snapshot === null || snapshot.entry.game !== 'swedish') return null;
  return <SwedishWorkplace snapshot={snapshot} entry={snapshot.entry} />;
};
