/** A turn being made by hand or typed, on a page of any server: its line, its boards, and what goes to the server. */
export * from '../view/turn/boardModel';
export * from '../view/turn/draftSync';
export * from '../view/turn/editDraft';
export * from '../view/turn/items';
export * from '../view/turn/legalMoves';
export * from '../view/turn/mergeLines';
export * from '../view/turn/split';
export * from '../view/turn/turnKey';
