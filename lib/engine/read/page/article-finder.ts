import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom/worker';

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

/** Readability without setting `innerHTML`: each looser attempt gets a body of linkedom's nodes. */
export class ArticleFinder extends Readability<Node> {
  readonly #enough: number;

  constructor(document: Document, enough: number) {
    super(document, {
      // Readability's own loop accepts any length, so that only the one below decides.
      charThreshold: -1,
      // Class names are not needed, and removing them costs a walk.
      keepClasses: true,
      disableJSONLD: true,
      serializer: (node) => node,
    });
    this.#enough = enough;
  }

  override _grabArticle(): Element | null {
    const { body } = this._doc;
    const untouched = body.innerHTML;
    let longest: { readonly article: Element; readonly length: number } | undefined;
    const { FLAG_STRIP_UNLIKELYS, FLAG_WEIGHT_CLASSES, FLAG_CLEAN_CONDITIONALLY } = this;
    for (const stricter of [FLAG_STRIP_UNLIKELYS, FLAG_WEIGHT_CLASSES, FLAG_CLEAN_CONDITIONALLY, 0]) {
      // Passed explicitly, as an attempt may detach it from its document.
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

  /** `parsePage` has cut out noscripts; one without an end holds the rest of the page. */
  override _unwrapNoscriptImages(document: Document): void {
    for (const noscript of document.querySelectorAll('noscript')) noscript.remove();
    super._unwrapNoscriptImages(document);
  }
}
