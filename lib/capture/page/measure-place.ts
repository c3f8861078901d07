import type { GrabbedImage } from '../grab.ts';

/** Where an element is in what the screen shows of the page, which is a part of it once it is zoomed with two fingers. */
export function measurePlace(element: Element): NonNullable<GrabbedImage['place']> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { offsetLeft = 0, offsetTop = 0, scale = 1 } = visualViewport ?? {};
  return {
    x: x - offsetLeft,
    y: y - offsetTop,
    width,
    height,
    viewportWidth: innerWidth / scale,
    viewportHeight: innerHeight / scale,
  };
}
