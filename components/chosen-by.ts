/** Reports each click, also on what is chosen already: that may be a first guess, which the user confirms. */
export const chosenBy = (choose: () => void) => ({
  onClick: choose,
  // A click comes with every change, by pointer, key or label; React asks for this beside `checked`.
  onChange: () => undefined,
});
