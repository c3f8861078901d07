export function listElements(root: Document | Element): Element[] {
  const elements: Element[] = [];
  let at = root.firstElementChild;
  while (at) {
    elements.push(at);
    let next = at.firstElementChild;
    for (let up: Element | null = at; next === null && up !== null && up !== root; up = up.parentElement)
      next = up.nextElementSibling;
    at = next;
  }
  return elements;
}

export function withName(elements: readonly Element[], ...names: readonly string[]): Element[] {
  const wanted = new Set(names);
  return elements.filter(({ localName }) => wanted.has(localName));
}

export const withAttribute = (elements: readonly Element[], attribute: string): Element[] =>
  elements.filter((element) => element.hasAttribute(attribute));

export const holdsValue = (element: Element, attribute: string, value: string): boolean =>
  element.getAttribute(attribute)?.toLowerCase().split(/\s+/).includes(value) ?? false;
