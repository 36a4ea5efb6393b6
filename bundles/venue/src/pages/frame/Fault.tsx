import { Component, useEffect, type ReactNode } from 'react';
import type { VenueTexts } from '../texts';
import { reloadSoon } from './reloadSoon';

interface FaultProps {
  readonly texts: VenueTexts;
  readonly children: ReactNode;
}

interface FaultState {
  readonly isBroken: boolean;
}

const isThere = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};
const reload = (): void => location.reload();

const Broken = ({ texts }: Pick<FaultProps, 'texts'>) => {
  useEffect(() => reloadSoon({ isThere, reload }), []);
  return (
    <main className="notice" role="alert" data-testid="fault">
      <h1>{texts.fault}</h1>
      <p>{texts.faultHint}</p>
      <button type="button" onClick={reload}>
        {texts.reload}
      </button>
    </main>
  );
};

/** What stands where a display broke, or could not be fetched: the frame stays, and nobody need come to the screen. */
export class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { isBroken: false };

  static getDerivedStateFromError(): FaultState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken texts={this.props.texts} /> : this.props.children;
  }
}
