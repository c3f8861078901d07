export function describeImage(image: Element): string {
  const texts = [
    image instanceof HTMLImageElement ? image.alt : '',
    image.closest('figure')?.querySelector('figcaption')?.textContent,
    image instanceof HTMLElement ? image.title : '',
    image.getAttribute('aria-label'),
    image.closest('a')?.title,
  ];
  return texts.map((text) => text?.replace(/\s+/g, ' ').trim()).find((text) => text) ?? '';
}
