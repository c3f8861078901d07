import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const tags =
  'h1 h2 h3 h4 h5 h6 p div section article main ul ol li dl dt dd table caption thead tbody tfoot tr th td blockquote q pre code figure figcaption strong b em i u s sub sup mark br hr a time abbr'.split(
    ' ',
  );
/** No address, style, class or id: links have no effect, and nothing is loaded. */
const attributes = 'dir lang colspan rowspan scope start reversed'.split(' ');
const surroundings = 'nav header footer aside form button select dialog menu title'.split(' ');

const rules = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_FORBID_CONTENTS: surroundings,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

const minArticleChars = 400;

let purifier: DOMPurify | undefined;

export function cleanPage(html: string): DocumentFragment {
  purifier ??= createPurifier(window);
  const page = purifier.sanitize(html, rules);
  const measure = (element: Element) => element.textContent?.trim().length ?? 0;
  const [part] = Array.from(page.querySelectorAll('article, main'))
    .filter((element) => measure(element) >= minArticleChars)
    .sort((a, b) => measure(b) - measure(a));
  if (!part) return page;
  const article = document.createDocumentFragment();
  article.append(part);
  return article;
}
