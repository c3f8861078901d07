import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom/worker';

/** What of Readability's own steps is done otherwise here. */
declare module '@mozilla/readability' {
  interface Readability<T> {
    readonly FLAG_STRIP_UNLIKELYS: number;
    readonly FLAG_WEIGHT_CLASSES: number;
    readonly FLAG_CLEAN_CONDITIONALLY: number;
    _doc: Document;
    _removeFlag(flag: number): void;
    _getInnerText(element: Element, normalizeSpaces: boolean): string;
    _grabArticle(page?: Element): Element | null;
    _unwrapNoscriptImages(document: Document): void;
  }
}

/**
 * Readability with its rules as they are, but which sets no `innerHTML`: before each looser look the page's body gets nodes
 * of linkedom's parser, and there are no noscripts to be unwrapped.
 */
export class ArticleFinder extends Readability<Node> {
  readonly #enough: number;

  /** `enough` is the length from which on a text is an article, in characters. */
  constructor(document: Document, enough: number) {
    super(document, {
      // Any length is enough for Readability's own loop, so that the one below is the only.
      charThreshold: -1,
      // Class names are of no use any more, but taking them off costs a walk.
      keepClasses: true,
      disableJSONLD: true,
      serializer: (node) => node,
    });
    this.#enough = enough;
  }

  /** The first article that is long enough, looked for with looser and looser rules; else the longest. */
  override _grabArticle(): Element | null {
    const { body } = this._doc;
    const untouched = body.innerHTML;
    let longest: { readonly article: Element; readonly length: number } | undefined;
    const { FLAG_STRIP_UNLIKELYS, FLAG_WEIGHT_CLASSES, FLAG_CLEAN_CONDITIONALLY } = this;
    for (const stricter of [FLAG_STRIP_UNLIKELYS, FLAG_WEIGHT_CLASSES, FLAG_CLEAN_CONDITIONALLY, 0]) {
      // The body is given, as looking may take it off its document.
      const article = super._grabArticle(body);
      if (!article) return null;
      const { length } = this._getInnerText(article, true);
      if (length >= this.#enough) return article;
      if (length > (longest?.length ?? 0)) longest = { article, length };
      body.replaceChildren(...parseHTML(untouched).document.childNodes);
      this._removeFlag(stricter);
    }
    return longest?.article ?? null;
  }

  /** Those that end were cut out before the page was parsed; one that does not end holds the rest of the page. */
  override _unwrapNoscriptImages(document: Document): void {
    for (const noscript of document.querySelectorAll('noscript')) noscript.remove();
    super._unwrapNoscriptImages(document);
  }
}
