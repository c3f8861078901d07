const deepest = 200;
const maxElements = 200_000;

/** Malformed XML, or a DTD. */
export class XmlError extends Error {}

export class XmlTooLarge extends XmlError {}

interface ParseOptions {
  readonly unread?: ReadonlySet<string>;
  /** Remaining elements; shared by several documents. */
  readonly budget?: { elements: number };
}

interface Scope {
  readonly own: ReadonlyMap<string, string>;
  readonly around: Scope | undefined;
}

export class XmlElement {
  readonly name: string;
  readonly children: XmlElement[] = [];
  text = '';
  readonly #written: string;
  readonly #scope: Scope | undefined;
  #attributes: Map<string, string> | undefined;

  constructor(name: string, written: string, scope: Scope | undefined) {
    this.name = name;
    this.#written = written;
    this.#scope = scope;
  }

  attribute(name: string): string | undefined {
    return this.#read().get(name);
  }

  /** `namespace`: the end of its address. */
  attributeIn(namespace: string, name: string): string | undefined {
    for (const [written, value] of this.#read()) {
      const colon = written.indexOf(':');
      if (colon < 0 || written.slice(colon + 1) !== name) continue;
      if (resolve(this.#scope, written.slice(0, colon))?.endsWith(namespace)) return value;
    }
    return undefined;
  }

  child(name: string): XmlElement | undefined {
    return this.children.find((child) => child.name === name);
  }

  at(...path: readonly string[]): XmlElement | undefined {
    return path.reduce<XmlElement | undefined>((element, name) => element?.child(name), this);
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** Lazy, as most attributes are never read. */
  #read(): Map<string, string> {
    this.#attributes ??= readAttributes(this.#written);
    return this.#attributes;
  }
}

const resolve = (scope: Scope | undefined, prefix: string): string | undefined => {
  for (let at = scope; at; at = at.around) {
    const namespace = at.own.get(prefix);
    if (namespace !== undefined) return namespace;
  }
  return undefined;
};

/** Linear in time. Knows only XML's five entities and numeric ones. @throws {XmlError} also for a DTD, {@link XmlTooLarge}. */
export function parseXml(
  bytes: Uint8Array,
  { unread = new Set(), budget = { elements: maxElements } }: ParseOptions = {},
): XmlElement {
  const xml = decode(bytes);
  const open: { element: XmlElement; written: string; scope: Scope | undefined }[] = [];
  let root: XmlElement | undefined;
  let unreadDepth = 0;
  let at = 0;

  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const end = start < 0 ? xml.length : start;
    const inside = open.at(-1);
    if (end > at && unreadDepth === 0) addText(inside?.element, xml.slice(at, end));
    if (start < 0) break;

    const sign = xml[start + 1];
    if (sign === '?') at = findEnd(xml, '?>', start + 2) + 2;
    else if (xml.startsWith('<!--', start)) at = findEnd(xml, '-->', start + 4) + 3;
    else if (xml.startsWith('<![CDATA[', start)) {
      at = findEnd(xml, ']]>', start + 9) + 3;
      if (inside && unreadDepth === 0) inside.element.text += xml.slice(start + 9, at - 3);
    } else if (sign === '!') throw new XmlError('Declarations are not read.');
    else if (sign === '/') {
      at = findEnd(xml, '>', start + 2) + 1;
      if (unreadDepth > 1) {
        unreadDepth--;
        continue;
      }
      unreadDepth = 0;
      if (open.pop()?.written !== xml.slice(start + 2, at - 1).trimEnd())
        throw new XmlError('A tag closes no element.');
    } else {
      at = findTagEnd(xml, start + 1) + 1;
      const isClosed = xml[at - 2] === '/';
      if (unreadDepth > 0) {
        if (!isClosed) unreadDepth++;
        continue;
      }
      if (root && !inside) throw new XmlError('More than one root.');
      if (--budget.elements < 0 || open.length >= deepest) throw new XmlTooLarge('Too many elements.');
      const tag = xml.slice(start + 1, isClosed ? at - 2 : at - 1);
      const space = tag.search(/\s|$/);
      const [written, attributes] = [tag.slice(0, space), tag.slice(space)];
      const scope = attributes.includes('xmlns') ? readScope(attributes, inside?.scope) : inside?.scope;
      const name = written.slice(written.indexOf(':') + 1);
      if (!name) throw new XmlError('A tag has no name.');
      const element = new XmlElement(name, attributes, scope);
      inside?.element.children.push(element);
      root ??= element;
      if (isClosed) continue;
      open.push({ element, written, scope });
      if (unread.has(name)) unreadDepth = 1;
    }
  }
  if (!root || open.length > 0) throw new XmlError('The document is cut off.');
  return root;
}

function addText(element: XmlElement | undefined, text: string): void {
  if (element) element.text += decodeEntities(text);
  else if (text.trim() !== '') throw new XmlError('Text outside of the root.');
}

function findEnd(xml: string, what: string, from: number): number {
  const found = xml.indexOf(what, from);
  if (found < 0) throw new XmlError(`No “${what}”.`);
  return found;
}

const quotation = 0x22;
const apostrophe = 0x27;
const greater = 0x3e;
const less = 0x3c;

function findTagEnd(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (code === greater) return at;
    if (code === less) break;
    if (code === quotation || code === apostrophe) {
      at = xml.indexOf(code === quotation ? '"' : "'", at + 1);
      if (at < 0) break;
    }
  }
  throw new XmlError('A tag is not closed.');
}

const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

function readAttributes(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  attribute.lastIndex = 0;
  let end = 0;
  for (let found = attribute.exec(written); found; found = attribute.exec(written)) {
    const [, name = '', value = found[3] ?? ''] = found;
    attributes.set(name, decodeEntities(value));
    end = attribute.lastIndex;
  }
  if (written.slice(end).trim() !== '') throw new XmlError('A tag is not well-formed.');
  return attributes;
}

function readScope(written: string, around: Scope | undefined): Scope {
  const own = new Map<string, string>();
  for (const [name, value] of readAttributes(written)) {
    if (name === 'xmlns') own.set('', value);
    else if (name.startsWith('xmlns:')) own.set(name.slice(6), value);
  }
  return { own, around };
}

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,12};?)/g, (_, reference: string) => {
    const [, hexadecimal, decimal, name = ''] = /^(?:#x([\da-f]+)|#(\d+)|(\w+));$/i.exec(reference) ?? [];
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : named.get(name);
    if (character === undefined) throw new XmlError('An entity is not known.');
    return character;
  });
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';
