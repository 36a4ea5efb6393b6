export { createBucket } from './bucket';
export { pageReply, readPages, type PageFile } from './builtPages';
export { limitConnections, type Patience, type PlaceLimits, type Places } from './connections';
export { limitHeaders } from './headerCount';
export { json, NO_STORE, send, sendReply, text, type Headers } from './reply';
export { createRouter } from './router';
export { onGet, onPost, type AnswerRow } from './answerRow';
