/** A turn being made by hand or typed, on a page of any server: its draft, what may be played, and what goes to the server. */
export * from '../view/turn/draftSync';
export * from '../view/turn/legalMoves';
export * from '../view/turn/lineGrammar';
export * from '../view/turn/turnKey';
