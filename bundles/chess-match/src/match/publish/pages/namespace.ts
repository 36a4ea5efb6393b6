/** Of all our replicants. */
export const NAMESPACE = 'chess-match';
