import { Component, type ReactNode } from 'react';

interface ReadableProps {
  /** What is drawn; another one is tried anew. */
  readonly of: unknown;
  /** In the place of what cannot be drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Draws what came from elsewhere; where it cannot be drawn the rest of the page stands. */
export class Readable extends Component<ReadableProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { readonly isFailed: boolean } {
    return { isFailed: true };
  }

  override componentDidUpdate({ of }: ReadableProps): void {
    if (of !== this.props.of && this.state.isFailed) this.setState({ isFailed: false });
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.instead : this.props.children;
  }
}
