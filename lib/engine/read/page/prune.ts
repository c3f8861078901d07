import { isKeyFacts } from '../../languages/box-names.ts';
import { getTagName, isElement, isUnread, readInlineText } from '../blocks/inline-text.ts';
import { findShopCards, isLife, listClasses } from './boxes.ts';
import { measureAll, type PageMeasure } from './measure.ts';

/** Deeper trees become their text, as every walk below recurses. */
const deepest = 150;

const asideNames = new Set(['nav', 'aside', 'footer', 'form', 'menu']);
const asideRoles = new Set(
  'navigation complementary contentinfo banner search dialog alertdialog menu menubar toolbar tooltip tablist alert status'.split(
    ' ',
  ),
);

const namesSmallThing = matchWholeWord(
  'hovercard hover popover tippy infotip share sharing shares social follow breadcrumb breadcrumbs byline timestamp dateline pagination pager print toolbar tags taglist rating ratings credit credits skip tooltip toc',
);
const namesAside = matchWholeWord(
  'cookie cookies consent gdpr newsletter subscribe subscription signup related recommendations recirc readmore promo promotion sponsor sponsored advert advertisement ad ads associated-posts post-excerpt outbrain taboola trending sidebar modal popup overlay banner disclaimer masthead navigation navbar nav menu',
);
/** Search engines' name for the paid part: the article itself, or the box that asks for money. */
const namesPaid = matchWholeWord('paywall');
const minPaidProse = 300;
/** Words of asides that also mark the recommended one of several plans. */
const namesPraise = matchWholeWord('recommended popular');
/** Readers' comments are removed even where longer than the article. */
const namesComments = matchWholeWord(
  'comments comment disqus respond replies commentlist kommentare commentaires comentarios commenti reacties',
);

const smallText = 200;
const minProseChars = 300;
const maxTextShare = 0.8;
/** Menu links are this short on average; headlines and references are longer. */
const maxMenuLinkChars = 28;

interface PrunedPage extends PageMeasure {
  readonly proseLeft: number;
}

export function prunePage(body: Element): PrunedPage {
  cutReplies(body);
  const elements = collect(body);
  const measures = measureAll(elements);
  const page = measures.get(body) ?? { text: 0, linked: 0, links: 0, prose: 0 };
  let proseLeft = page.prose;
  const cards = findShopCards(elements, measures);
  const removed = new Set<Node>();
  for (const element of elements) {
    const size = measures.get(element);
    if (!size || element === body) continue;
    const isGone = element.parentNode !== null && removed.has(element.parentNode);
    const isOff = isGone || isUnread(element) || cards.has(element) || isAside(element, size, page, proseLeft);
    if (isOff && !isGone && !isUnread(element) && isKeyFactsBox(element, size)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    // Parts of a quotation or a figure belong to it.
    if (!isOff || (!isGone && element.closest('blockquote,figure') !== null)) continue;
    removed.add(element);
    if (isGone) continue;
    proseLeft -= size.prose;
    element.remove();
  }
  keepSpeakers(body);
  return { ...page, proseLeft };
}

const [minOwnPosts, mostlyOwn] = [1000, 0.5];

function cutReplies(body: Element): void {
  const posts = Array.from(body.querySelectorAll('article[data-author]'));
  const opener = posts[0]?.getAttribute('data-author');
  const isOwn = (post: Element) => post.getAttribute('data-author') === opener;
  const count = (some: readonly Element[]) => some.reduce((sum, post) => sum + readInlineText(post).length, 0);
  const own = count(posts.filter(isOwn));
  if (own < minOwnPosts || own < count(posts) * mostlyOwn) return;
  for (const post of posts) if (!isOwn(post)) post.remove();
}

/** Readability removes every footer, but a quotation's names the speaker. */
function keepSpeakers(body: Element): void {
  for (const footer of body.querySelectorAll('blockquote footer')) {
    const cite = body.ownerDocument.createElement('cite');
    cite.append(...footer.childNodes);
    footer.replaceWith(cite);
  }
}

function matchWholeWord(words: string): RegExp {
  return new RegExp(`(?:^|[^a-z])(?:${words.replaceAll(' ', '|')})(?:$|[^a-z])`);
}

function collect(body: Element): Element[] {
  const elements: Element[] = [];
  let depth = 0;
  let node: Node | null = body;
  while (node) {
    if (isElement(node)) {
      elements.push(node);
      const text = depth >= deepest ? node.textContent : undefined;
      if (text !== undefined) node.textContent = text;
    }
    if (node.firstChild) {
      node = node.firstChild;
      depth++;
      continue;
    }
    while (node && node !== body && !node.nextSibling) {
      node = node.parentNode;
      depth--;
    }
    node = node === body ? null : (node?.nextSibling ?? null);
  }
  return elements;
}

function isAside(element: Element, size: PageMeasure, page: PageMeasure, proseLeft: number): boolean {
  const name = getTagName(element);
  if (name === 'article' || name === 'main') return false;
  const names = readClassAndId(element);
  if (namesComments.test(names) && proseLeft - size.prose >= minProseChars) return !element.querySelector('main,h1');
  // Some pages put everything into a form, an "overlay" or an aside.
  if (size.text > page.text * maxTextShare) return false;
  if (size.prose > 0 && proseLeft - size.prose < minProseChars) return false;
  if (size.prose > proseLeft / 2 && element.querySelector('main,article')) return false;
  if (asideRoles.has(element.getAttribute('role') ?? '')) return true;
  if (asideNames.has(name)) return name !== 'footer' || size.prose === 0 || !element.closest('article');
  if (size.text <= smallText && namesSmallThing.test(names)) return true;
  if (size.prose < proseLeft / 2) {
    const isPaid = namesPaid.test(names) && name !== 'p' && size.prose < minPaidProse;
    if (isPaid || namesAside.test(names) || (size.prose < proseLeft / 4 && isLife(names, size))) return true;
    if (namesPraise.test(names) && !isOneOfSeveral(element)) return true;
  }
  // With hardly any text, the list of links may be the page's content.
  if (page.prose < minProseChars && /^[uo]l$/.test(name) && element.closest('main,article')) return false;
  return isMenu(size);
}

function isOneOfSeveral(element: Element): boolean {
  const heading = element.querySelector('h1,h2,h3,h4,h5,h6');
  if (!heading) return false;
  const classes = listClasses(element);
  return Array.from(element.parentElement?.children ?? []).some(
    (other) =>
      other !== element &&
      getTagName(other) === getTagName(element) &&
      listClasses(other).some((name) => classes.includes(name)) &&
      other.querySelector(getTagName(heading)) !== null,
  );
}

const readClassAndId = (element: Element): string =>
  `${element.getAttribute('class') ?? ''} ${element.id}`.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Share of linked text from which a box without sentences is a menu. */
const minLinkedShare = 0.85;

function isMenu({ text, linked, links, prose }: PageMeasure): boolean {
  return links >= 4 && prose === 0 && linked > text * minLinkedShare && linked / links <= maxMenuLinkChars;
}

const [maxBoxChars, maxLinkShare] = [2500, 0.3];

function isKeyFactsBox(element: Element, { text, linked }: PageMeasure): boolean {
  if (text > maxBoxChars || linked > text * maxLinkShare || !element.closest('article,main')) return false;
  const name = element.querySelector('h1,h2,h3,h4,h5,h6,summary,strong,b,p');
  return name !== null && isKeyFacts((name.textContent ?? '').trim());
}
