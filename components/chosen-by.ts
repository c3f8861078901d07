/**
 * What has a radio button report every click on it. One that is chosen already changes nothing, and browsers report changes
 * only: but what it shows may be a first guess, which the user has just made their own.
 */
export const chosenBy = (choose: () => void) => ({
  onClick: choose,
  // A click comes with every change, by pointer, key or label; React asks for this beside `checked`.
  onChange: () => undefined,
});
