import type { GrabbedImage } from '../grab.ts';

/** Relative to the visual viewport, which pinch zoom makes smaller than the layout viewport. */
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
