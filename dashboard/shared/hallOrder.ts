/** Board numbers from left to right as the hall hangs them: from the centre outwards, 4 2 1 3 5 (B7). */
export const hallOrder = (boards: number): readonly number[] => {
  const numbers = Array.from({ length: boards }, (_, index) => index + 1);
  const left = numbers.filter((board) => board % 2 === 0).toReversed();
  return [...left, ...numbers.filter((board) => board % 2 === 1)];
};
