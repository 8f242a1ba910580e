import { Component, type ReactNode } from 'react';

interface Props {
  /** What to say when something broke. */
  readonly said: string;
  readonly children: ReactNode;
}

/** Catches what breaks below it, so that the rest of the page stays usable. */
export class Mishap extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? (
      <p className="sheet notice" role="alert">
        {this.props.said}
      </p>
    ) : (
      this.props.children
    );
  }
}
