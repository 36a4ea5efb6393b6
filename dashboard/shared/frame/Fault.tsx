import type { Language } from 'chess-match/client';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui';
import { FRAME_TEXTS } from './texts/texts';

interface FaultProps {
  readonly language: Language;
  readonly children: ReactNode;
}

interface FaultState {
  readonly message: string | null;
}

/** What stands where a page broke: the frame stays, and says what to do. */
export class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { message: null };

  static getDerivedStateFromError(error: unknown): FaultState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    const texts = FRAME_TEXTS[this.props.language];
    return (
      <main className="ui-empty" role="alert">
        <strong>{texts.fault}</strong>
        <p>{texts.faultHint}</p>
        <code>{message}</code>
        <Button local kind="primary" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </main>
    );
  }
}
