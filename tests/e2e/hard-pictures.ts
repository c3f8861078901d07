import { createCanvas } from '@napi-rs/canvas';
import { type LoopbackServer, listen } from '../browser/serve.ts';
import { pictureTypes } from './picture-types.ts';

/** A site whose pages do what they can to keep a user from their pictures, and from picking at all. */
export interface HardSite extends LoopbackServer {
  /** The same server under another name: another origin, which sends no CORS headers. */
  readonly elsewhere: string;
}

function picture(width: number, height: number, ground = '#7c2d12'): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fde047';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return canvas.toBuffer('image/png');
}

const document = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hard to reach</title>${head}</head><body>${body}</body></html>`;

const box = (id: string, inside: string, style = '') => `<div id="${id}" class="box" style="${style}">${inside}</div>`;

const pictures = (elsewhere: string) =>
  document(
    `<main>
${box('untouchable', '<img alt="Untouchable" src="/a-300x200.png" style="pointer-events:none"><span class="veil"></span>')}
${box('layers', '<img alt="Under layers" src="/b-300x200.png"><i class="veil"></i><i class="veil"></i><a class="veil" href="/post">Open the post</a>')}
${box('gradient', '', 'background-image:linear-gradient(#0003,#0006),url(/c-300x200.png)')}
${box('set', '', 'background-image:image-set(url(/d-300x200.png) 1x,url(/d-600x400.png) 2x)')}
${box('before', '')}
${box('content', '')}
${box('chart', '<svg class="bar" viewBox="0 0 200 100" width="300" height="150" aria-label="A chart"><rect x="20" y="10" width="60" height="80"/><text x="120" y="50">Forty</text></svg>')}
${box('tainted', '<canvas width="200" height="120" aria-label="Tainted"></canvas>')}
${box('glass', '<canvas width="200" height="120" aria-label="Drawn by WebGL"></canvas>')}
${box('poster', '<video poster="/e-320x180.png" width="320" height="180" aria-label="Not begun"></video>')}
${box('closed', '')}
${box('lazy', '<img alt="Lazy" width="300" height="200" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="><noscript><img src="/f-300x200.png"></noscript>')}
${box('frame', `<iframe title="Weather" src="${elsewhere}/framed" width="300" height="200"></iframe>`)}
${box('turned', '<img alt="Turned" src="/g-300x200.png" style="transform:rotate(20deg) scale(.8)">')}
${box('scroller', '<p style="block-size:700px">Above.</p><img alt="Scrolled to" src="/h-200x100.png">', 'overflow:auto;block-size:160px')}
</main><script>
const image = new Image(); image.src = '${elsewhere}/i-200x120.png';
image.onload = () => { document.querySelector('#tainted canvas').getContext('2d').drawImage(image, 0, 0); document.title = 'Ready'; };
const gl = document.querySelector('#glass canvas').getContext('webgl');
if (gl) { gl.clearColor(0.9, 0.3, 0.1, 1); gl.clear(gl.COLOR_BUFFER_BIT); gl.enable(gl.SCISSOR_TEST); gl.scissor(40, 20, 90, 60); gl.clearColor(0, 0.2, 0.6, 1); gl.clear(gl.COLOR_BUFFER_BIT); }
document.querySelector('#closed').attachShadow({ mode: 'closed' }).innerHTML = '<img alt="Behind closed doors" src="/j-300x200.png">';
</script>`,
    `<style>body { margin: 20px } .box { position: relative; inline-size: 320px; block-size: 200px; margin-block-end: 24px }
.veil { position: absolute; inset: 0 } .box > img { display: block }
#before::before { content: ""; display: block; block-size: 200px; background: url(/k-300x200.png) }
#content { content: url(/l-300x200.png) } .bar rect { fill: rgb(12, 140, 60) } .bar text { font: 700 20px serif }</style>`,
  );

/** Two pictures that nobody but the screen can report: they hold another site's. */
const twins = (elsewhere: string) =>
  document(
    `<div id="both"><canvas id="other" width="300" height="200" aria-label="Other"></canvas> <canvas id="held" width="300" height="200" aria-label="Held"></canvas></div>
<video id="video" poster="/e-320x180.png" width="320" height="180" aria-label="Film"></video><script>
const image = new Image(); image.src = '${elsewhere}/i-300x200.png';
image.onload = () => { for (const canvas of document.querySelectorAll('canvas')) canvas.getContext('2d').drawImage(image, 0, 0); document.title = 'Ready'; };
</script>`,
    '<style>body { margin: 20px } #both { background: #fff }</style>',
  );

/** Hears everything before us, and lets nobody else hear it. */
const hijacking = document(
  `<h1>Mine</h1><img id="held" alt="Held" src="/a-300x200.png"><script>
window.heard = [];
for (const name of ['keydown', 'keyup', 'keypress', 'pointerdown', 'pointermove', 'mousedown', 'mouseup', 'click', 'wheel', 'contextmenu']) {
  window.addEventListener(name, (event) => { window.heard.push(name); event.preventDefault(); event.stopImmediatePropagation(); }, { capture: true, passive: false });
}</script>`,
);

const strict = document('<h1>Strict</h1><img id="held" alt="Strictly held" src="/a-300x200.png">');

const undone = document(
  `<h1>Undone</h1><img id="held" alt="Undone" src="/a-300x200.png" width="300" height="200"><div class="top"></div>`,
  `<style>* { all: unset !important; opacity: 0.99 !important; pointer-events: none !important } head, style, title, script { display: none !important } h1 { display: block !important }
.top { position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; background: #fffd !important }</style>`,
);

const dialog = document(
  `<img alt="Behind" src="/a-300x200.png"><dialog id="first"><img alt="In the first" src="/b-300x200.png"></dialog><div id="host"></div>
<script>
document.querySelector('#first').showModal();
const shadow = document.querySelector('#host').attachShadow({ mode: 'open' });
shadow.innerHTML = '<dialog><img id="held" alt="In the second" src="/c-300x200.png"><button>Close it</button></dialog>';
shadow.querySelector('dialog').showModal();
</script>`,
);

/** Keeps the focus in a part of its own, as many dialogs do that are drawn by scripts. */
const trapping = document(
  `<img id="held" alt="Beside the trap" src="/a-300x200.png"><div id="trap"><input id="inside"></div><script>
document.addEventListener('focusin', ({ target }) => { if (!target.closest('#trap')) document.querySelector('#inside').focus(); });
document.querySelector('#inside').focus();
</script>`,
);

const typing = document(
  `<p id="words">There are forty lakes in the north, and a keeper reads each of them in the morning of every day of the year.</p>
<div id="host"></div><div style="block-size:3000px"></div><img alt="Far below" src="/a-300x200.png"><script>
document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = '<input value="half a word">';
</script>`,
);

/** The file under the name without a size of each image of `/guesses`: only the first is the same picture in large. */
const guesses: Readonly<Record<string, readonly [status: number, mediaType: string, body: () => Buffer | string]>> = {
  lake: [200, 'image/png', () => picture(1800, 1200)],
  another: [200, 'image/png', () => picture(1800, 1200, '#e0f2fe')],
  absent: [404, 'image/png', () => picture(1800, 1200)],
  written: [200, 'text/html', () => document('<p>Please sign in.</p>')],
  unsaid: [200, 'image/png', () => document('<p>Please sign in.</p>')],
  smaller: [200, 'image/png', () => picture(150, 100)],
  square: [200, 'image/png', () => picture(1800, 1800)],
  endless: [200, 'image/png', () => Buffer.alloc(26 * 1024 * 1024)],
};

/** Each of them in small; the square one on another site, where no page may read it. */
const guessing = (elsewhere: string) =>
  document(
    [...Object.keys(guesses), 'hanging']
      .map((name) => [name, name === 'square' ? elsewhere : ''])
      .map(([name, origin]) => `<img id="${name}" alt="The ${name}" src="${origin}/guess/${name}-300x200.png">`)
      .join(''),
  );

export async function serveHardSite(): Promise<HardSite> {
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, width, height] = /(\d+)x(\d+)\.png$/.exec(pathname) ?? [];
    const pages: Readonly<Record<string, string>> = {
      '/pictures': pictures(elsewhere),
      '/twins': twins(elsewhere),
      '/framed': document('<p style="font: 60px sans-serif">17 degrees</p>'),
      '/hijacking': hijacking,
      '/strict': strict,
      '/undone': undone,
      '/dialog': dialog,
      '/trapping': trapping,
      '/typing': typing,
      '/guesses': guessing(elsewhere),
      '/types': document(
        Object.keys(pictureTypes)
          .map((path) => `<img alt="${path.split('/').at(-1)}" width="60" height="60" src="${path}?x=.png">`)
          .join(''),
      ),
    };
    if (width) {
      response.writeHead(200, { 'content-type': 'image/png' });
      return response.end(picture(Number(width), Number(height)));
    }
    if (pathname === '/drawing.svg') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      return response.end(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="80" height="80"/></svg>',
      );
    }
    const [, guessed = ''] = /^\/guess\/(\w+)\.png$/.exec(pathname) ?? [];
    const guess = guesses[guessed];
    // Never answers.
    if (guessed === 'hanging') return undefined;
    if (guess) {
      response.writeHead(guess[0], { 'content-type': guess[1] });
      return response.end(guess[2]());
    }
    const typed = pictureTypes[pathname];
    if (typed) {
      response.writeHead(200, { 'content-type': typed[0] });
      return response.end(typed[1]());
    }
    const page = pages[pathname];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...(pathname === '/strict' && {
        'content-security-policy':
          "default-src 'none'; img-src 'self'; frame-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts",
      }),
    });
    response.end(page);
  });
  const elsewhere = server.origin.replace('127.0.0.1', 'localhost');
  return { ...server, elsewhere };
}
