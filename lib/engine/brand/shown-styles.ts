import * as z from 'zod/mini';
import { makeLenient } from '../../contract/issues.ts';

const value = makeLenient(z.string().check(z.maxLength(300)));
const address = z.string().check(z.maxLength(2000));

/** CSS values computed by the browser of an open page. They come from the page and are not trusted. */
export const shownStyles = z.object({
  background: value,
  header: value,
  text: value,
  heading: value,
  link: value,
  button: value,
  headlineFont: value,
  bodyFont: value,
  logo: makeLenient(address),
  /** `@font-face` rules of the two families, by sheet. */
  fontRules: makeLenient(
    z.array(z.object({ url: address, css: z.string().check(z.maxLength(20_000)) })).check(z.maxLength(6)),
  ),
  /** Further sheets, which the page's scripts may not read. */
  sheets: makeLenient(z.array(address).check(z.maxLength(6))),
});
export type ShownStyles = z.infer<typeof shownStyles>;
