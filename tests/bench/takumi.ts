import type { Node } from '@takumi-rs/wasm/node';
import { Renderer } from '@takumi-rs/wasm/node';
import { type Element, fontsIn, type PosterContent, poster } from './peer.ts';

/** satori's tree as the nodes takumi takes. */
function toNode({ type, props: { style, children, src } }: Element): Node {
  if (type === 'img') return { type: 'image', src: src ?? '', style };
  if (typeof children === 'string') return { type: 'container', style, children: [{ type: 'text', text: children }] };
  return { type: 'container', style, children: children?.map(toNode) ?? [] };
}

/** What draws the poster as takumi's WebAssembly does, with its fonts loaded. */
export async function loadTakumi(): Promise<(content: PosterContent) => Promise<Uint8Array>> {
  const renderer = new Renderer();
  for (const font of fontsIn('woff2')) await renderer.registerFont(font);
  return (content) => renderer.render(toNode(poster(content)), { width: 1080, height: 1920, format: 'png' });
}
