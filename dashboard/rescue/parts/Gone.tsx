import type { RescueTexts } from '../texts/texts';

/** The server does not answer: what stands on the page is as it was. */
export const Gone = ({ texts }: { readonly texts: RescueTexts }) => (
  <div className="rescue-gone" role="alert" data-testid="rescue-unreachable">
    <strong>{texts.unreachable}</strong>
    <span>{texts.unreachableHint}</span>
  </div>
);
