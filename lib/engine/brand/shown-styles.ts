import * as z from 'zod/mini';

/** A page may answer anything: what is none of what was asked for counts as not there, and takes nothing else with it. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const value = lenient(z.string().check(z.maxLength(300)));
const address = z.string().check(z.maxLength(2000));

/**
 * How an open page shows itself: CSS values as its browser computed them. Given by the page, and so never trusted.
 * Its theme colour is not among them: that stands in the page's head.
 */
export const shownStyles = z.object({
  /** Colours: of the page's ground, its header's ground, running text, headlines, links in the text, and buttons' ground. */
  background: value,
  header: value,
  text: value,
  heading: value,
  link: value,
  button: value,
  /** Lists of families, as in `font-family`. */
  headlineFont: value,
  bodyFont: value,
  logo: lenient(address),
  /** `@font-face` rules of the two families, by the sheet they stand in. */
  fontRules: lenient(
    z.array(z.object({ url: address, css: z.string().check(z.maxLength(20_000)) })).check(z.maxLength(6)),
  ),
  /** Sheets that may hold such rules too, and that scripts of the page may not read. */
  sheets: lenient(z.array(address).check(z.maxLength(6))),
});
export type ShownStyles = z.infer<typeof shownStyles>;
