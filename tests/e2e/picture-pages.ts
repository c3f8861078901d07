import { createCanvas } from '@napi-rs/canvas';
import { type LoopbackServer, listen } from '../browser/serve.ts';

/** A site with images in every form that pages have them in, and another origin of the same server that lets nobody read. */
export interface PictureSite extends LoopbackServer {
  /** The same server under another name: another origin, which sends no CORS headers. */
  readonly elsewhere: string;
}

const drawn = new Map<string, Buffer>();

/** An image of that size with a mark in it, `photo-400x300.png` and the like; `photo.png` is the original. */
function picture(width: number, height: number, type: string): Buffer {
  const key = `${width}x${height}.${type}`;
  const known = drawn.get(key);
  if (known) return known;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#0f766e';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f59e0b';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  const file = type === 'jpg' ? canvas.toBuffer('image/jpeg') : canvas.toBuffer('image/png');
  drawn.set(key, file);
  return file;
}

const page = (
  elsewhere: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lakes of the north</title>
<style>
  body { margin: 20px; font: 16px sans-serif } img, canvas, .back, .cover { display: block; margin: 8px 0 }
  .back { inline-size: 300px; block-size: 200px; background: url("/original/back-600x400.png") center / cover }
  .cover { position: relative; inline-size: 320px } .cover a { position: absolute; inset: 0 }
</style></head><body><main>
<h1>Lakes of the north</h1>
<p id="words">There are forty lakes in the north, and each of them is read by a gauge that a keeper writes down at seven in the morning.</p>
<img id="set" alt="Lake at dawn" width="300" height="200" src="/sized/set-300x200.png" srcset="/sized/set-300x200.png 300w, /sized/set-1200x800.png 1200w" sizes="300px">
<a href="/sized/linked-1500x1000.jpg"><img id="linked" alt="Lake in a link" width="240" height="160" src="/sized/linked-240x160.jpg"></a>
<img id="guess" alt="Lake by its name" width="300" height="200" src="/original/guess-300x200.png">
<img id="foreign" alt="Lake elsewhere" width="200" height="150" src="${elsewhere}/photo?w=200&h=150">
<img id="inline" alt="Inlined lake" src="data:image/png;base64,${picture(90, 60, 'png').toString('base64')}">
<div class="back" id="back" title="Lake as a ground"></div>
<canvas id="canvas" width="220" height="140" aria-label="Depth of the lake"></canvas>
<div class="cover"><img id="covered" alt="Lake beneath" width="320" height="213" src="/sized/covered-320x213.png"><a id="over" href="/post/1" aria-label="Open"></a></div>
<div id="host"></div><img id="blobbed" alt="Lake of a script" width="180" height="120">
<section style="block-size: 1600px"><p>Far below there is nothing but more water.</p></section></main>
<script>
  const context = document.querySelector('#canvas').getContext('2d');
  context.fillStyle = '#1d4ed8'; context.fillRect(0, 0, 220, 140);
  document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<img alt="Lake in the shadow" width="200" height="100" src="/sized/shadow-400x200.png">';
  fetch('/sized/blobbed-360x240.png').then((answer) => answer.blob()).then((blob) => { document.querySelector('#blobbed').src = URL.createObjectURL(blob); });
  window.clicks = 0; document.addEventListener('click', () => { window.clicks += 1; });
</script></body></html>`;

export async function servePictures(): Promise<PictureSite> {
  const server = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, width, height, type = 'png'] = /(\d+)x(\d+)\.(\w+)$/.exec(url.pathname) ?? [];
    const send = (file: Buffer, mediaType: string) => {
      response.writeHead(200, { 'content-type': mediaType, 'cross-origin-resource-policy': 'cross-origin' });
      response.end(file);
    };
    if (width) send(picture(Number(width), Number(height), type), type === 'jpg' ? 'image/jpeg' : 'image/png');
    // The original stands without its size.
    else if (/^\/original\/[a-z]+\.png$/.test(url.pathname)) send(picture(1800, 1200, 'png'), 'image/png');
    // A server that scales; the whole without a size, of a type that its address does not tell.
    else if (url.pathname === '/photo') {
      const asked = Number(url.searchParams.get('w') ?? 1600);
      send(picture(asked, asked * 0.75, 'png'), 'image/png');
    } else if (url.pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page(elsewhere));
    } else {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end();
    }
  });
  const elsewhere = server.origin.replace('127.0.0.1', 'localhost');
  return { ...server, elsewhere };
}
