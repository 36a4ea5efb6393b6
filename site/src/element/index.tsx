import '../look.css';
import './element.css';
import { createRoot, type Root } from 'react-dom/client';
import { keepFocus } from '../focus';
import { Element } from './Element';
import { ATTRIBUTES, optionsOf } from './options';
import { dress } from './styles';

const TAG = 'business-chess-match';

/** In a root of its own: no style of the page comes in, and none of ours goes out. */
const groundIn = (host: HTMLElement): HTMLElement => {
  const shadow = host.attachShadow({ mode: 'open' });
  dress(shadow);
  const ground = shadow.appendChild(document.createElement('div'));
  // A press on a board gives it the arrow keys.
  ground.className = 'ground';
  ground.tabIndex = -1;
  keepFocus(ground);
  return ground;
};

/** A match of any of our games, live or over: docs/embed.md says what its attributes are. */
class MatchElement extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  readonly #ground = groundIn(this);
  #root: Root | null = null;

  connectedCallback(): void {
    this.#root = createRoot(this.#ground);
    // What stands in it may be still to come.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#draw(), { once: true });
    else this.#draw();
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = null;
  }

  attributeChangedCallback(): void {
    this.#draw();
  }

  #draw(): void {
    this.#root?.render(<Element options={optionsOf(this, navigator.language)} ground={this.#ground} />);
  }
}

// Two scripts of two versions in one page: the first one stays.
if (customElements.get(TAG) === undefined) customElements.define(TAG, MatchElement);
