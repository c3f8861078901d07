import { type Element, fontsIn, type PosterContent, poster } from './peer.ts';

/** What is used of `@takumi-rs/wasm`; the bench says so when it is not installed. */
interface Takumi {
  readonly Renderer: new () => {
    registerFont(font: ReturnType<typeof fontsIn>[number]): unknown;
    render(node: object, options: { width: number; height: number; format: 'png' }): Promise<Uint8Array>;
  };
}
const packageName = '@takumi-rs/wasm/node';

/** satori's tree as the nodes takumi takes. */
function nodeOf({ type, props: { style, children, src } }: Element): object {
  if (type === 'img') return { type: 'image', src, style };
  if (typeof children === 'string') return { type: 'container', style, children: [{ type: 'text', text: children }] };
  return { type: 'container', style, children: children?.map(nodeOf) ?? [] };
}

/** What draws the poster as takumi's WebAssembly does, with its fonts loaded; undefined where it is not installed. */
export async function loadTakumi(): Promise<((content: PosterContent) => Promise<Uint8Array>) | undefined> {
  let takumi: Takumi;
  try {
    takumi = await import(packageName);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
  const renderer = new takumi.Renderer();
  for (const font of fontsIn('woff2')) await renderer.registerFont(font);
  return (content) => renderer.render(nodeOf(poster(content)), { width: 1080, height: 1920, format: 'png' });
}
