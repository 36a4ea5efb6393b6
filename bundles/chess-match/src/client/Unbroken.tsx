import { moveTokens } from '../view/moveTokens';

/** A text in which no line ends inside a move, wherever it is told. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  moveTokens(text).map((token, index) =>
    token.isMove ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {token.text}
      </span>
    ) : (
      token.text
    ),
  );
