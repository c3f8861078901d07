/** Also reports clicks on the current choice, which may be a guess to be confirmed. */
export const chosenBy = (choose: () => void) => ({
  onClick: choose,
  // Required by React beside `checked`.
  onChange: () => undefined,
});
