/** Script that reports to the page around, whichever case it is. */
const run = (n: number) => `top.ran.push(${n})`;

/** Ways to run script in a drawing; `js` is the script, in which no quotation mark stands. */
const vectors: readonly ((js: string) => string)[] = [
  (js) => `<script>${js}</script>`,
  (js) => `<script type="text/javascript"><![CDATA[${js}]]></script>`,
  (js) => `<script type="text/ecmascript">${js}</script>`,
  (js) => `<script href="data:text/javascript,${js}"/>`,
  (js) => `<script xlink:href="data:text/javascript,${js}"/>`,
  (js) => `<svg:script xmlns:svg="http://www.w3.org/2000/svg">${js}</svg:script>`,
  (js) => `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${js}</h:script>`,
  (js) => `<image href="data:image/png;base64,AAAA" onerror="${js}"/>`,
  (js) => `<image xlink:href="x:" onerror="${js}"/>`,
  (js) => `<image href="x:" OnErRoR="${js}" onerror="${js}"/>`,
  (js) => `<svg onload="${js}"/>`,
  (js) => `<g onload="${js}"/>`,
  (js) => `<animate attributeName="x" dur="1ms" onbegin="${js}"/>`,
  (js) => `<set attributeName="x" to="1" onbegin="${js}"/>`,
  (js) => `<animateTransform attributeName="transform" dur="1ms" onend="${js}"/>`,
  (js) => `<animateMotion dur="1ms" onbegin="${js}"/>`,
  (js) => `<a href="javascript:${js}"><text y="10">go</text></a>`,
  (js) => `<a xlink:href="javascript:${js}"><text y="10">go</text></a>`,
  (js) => `<a href=" java&#9;script:${js}"><text y="10">go</text></a>`,
  (js) => `<a href="&#1;javascript:${js}"><text y="10">go</text></a>`,
  (js) => `<a href="JaVaScRiPt:${js}"><text y="10">go</text></a>`,
  (js) => `<a href="data:text/html,%3Cscript%3E${js}%3C/script%3E"><text y="10">go</text></a>`,
  (js) => `<a><animate attributeName="href" values="javascript:${js}"/><text y="10">go</text></a>`,
  (js) => `<a><set attributeName="xlink:href" to="javascript:${js}"/><text y="10">go</text></a>`,
  (js) => `<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x:" onerror="${js}"/></foreignObject>`,
  (js) => `<foreignObject><script xmlns="http://www.w3.org/1999/xhtml">${js}</script></foreignObject>`,
  (js) => `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${js}"/></foreignObject>`,
  (js) =>
    `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${js}&lt;/script&gt;"/></foreignObject>`,
  (js) =>
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${js}"><video><source src="x:" onerror="${js}"/></video></body></foreignObject>`,
  (js) => `<foreignObject><details xmlns="http://www.w3.org/1999/xhtml" open="" ontoggle="${js}"/></foreignObject>`,
  (js) => `<foreignObject><embed xmlns="http://www.w3.org/1999/xhtml" src="javascript:${js}"/></foreignObject>`,
  (js) => `<foreignObject><object xmlns="http://www.w3.org/1999/xhtml" data="javascript:${js}"/></foreignObject>`,
  (js) =>
    `<foreignObject><math xmlns="http://www.w3.org/1998/Math/MathML"><a href="javascript:${js}">go</a></math></foreignObject>`,
  (js) => `<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${js}"/>`,
  (js) => `<img xmlns="http://www.w3.org/1999/xhtml" src="x:" onerror="${js}"/>`,
  (js) => `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${js}</handler>`,
  (js) => `<use href="data:image/svg+xml,%3Csvg id='x' xmlns='http://www.w3.org/2000/svg' onload='${js}'/%3E#x"/>`,
  (js) => `<rect width="50" height="50" onmouseover="${js}" onfocus="${js}" tabindex="0" autofocus=""/>`,
  (js) => `<style>@import "javascript:${js}";</style>`,
  (js) => `<style>&lt;/style&gt;&lt;img src=x: onerror=${js}&gt;</style>`,
  (js) => `<title>&lt;img src=x: onerror=${js}&gt;</title>`,
  (js) => `<desc><script xmlns="http://www.w3.org/2000/svg">${js}</script></desc>`,
  (js) => `<metadata><script>${js}</script></metadata>`,
  (js) => `<text><tspan><script>${js}</script></tspan></text>`,
  (js) => `<switch><g requiredExtensions="x"/><g><script>${js}</script></g></switch>`,
  (js) => `<filter id="f"><feImage href="javascript:${js}" onload="${js}"/></filter><rect filter="url(#f)"/>`,
  (js) => `<discard onbegin="${js}" begin="0s"/>`,
  (js) => `<audio xmlns="http://www.w3.org/1999/xhtml" src="x:" onerror="${js}"/>`,
  (js) => `<form xmlns="http://www.w3.org/1999/xhtml"><input autofocus="" onfocus="${js}" name="attributes"/></form>`,
  (js) => `<?xml-stylesheet type="text/xsl" href="data:text/xml,${js}"?><g/><script>${js}</script>`,
];

/** Where in a drawing it may stand. */
const places: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<g><g>${inner}</g></g>`,
  (inner) => `<defs><g id="a">${inner}</g></defs><use href="#a"/>`,
  (inner) => `<symbol id="b">${inner}</symbol><use xlink:href="#b"/>`,
  (inner) => `<svg>${inner}</svg>`,
  (inner) => `<a href="https://harbour.example/">${inner}</a>`,
  (inner) => `<clipPath id="c">${inner}</clipPath><mask id="d">${inner}</mask>`,
  (inner) => `<text>Harbour ${inner}</text>`,
  (inner) =>
    `<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg">${inner}</svg></div></foreignObject>`,
];

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 60"><linearGradient id="ink"><stop stop-color="#0f766e"/></linearGradient><path d="M0 0h50v50z" fill="url(#ink)"/>';
/** Beginnings of a file. */
const prologs = ['', '<?xml version="1.0"?>\n', '<!DOCTYPE svg [<!ENTITY x "y">]>\n'];

/** Drawings that run script in every way and place known here. */
export const hostileDrawings: readonly string[] = vectors
  .flatMap((vector) => places.map((place) => ({ vector, place })))
  .map(({ vector, place }, n) => `${prologs[n % prologs.length]}${open}${place(vector(run(n)))}</svg>`)
  .concat(`<svg xmlns="http://www.w3.org/2000/svg" onload="${run(100_000)}"><path d="M0 0h9v9z"/></svg>`);

/** One of each way, in the first of the places. */
export const plainlyHostileDrawings: readonly string[] = hostileDrawings.filter((_, n) => n % places.length === 0);

/** Pages that do so, as they may be captured. */
export const hostilePages: readonly string[] = vectors
  .map((vector, n) => `<!doctype html><body><h2>Harbour</h2><p>Tides</p>${vector(run(n))}</body>`)
  .concat(
    [
      `<img src=x: onerror="${run(900)}">`,
      `<math><mtext><table><mglyph><style><img src=x: onerror="${run(901)}"></style></mglyph></table></mtext></math>`,
      `<svg></p><style><a id="</style><img src=x: onerror=${run(902)}>">`,
      `<noscript><p title="</noscript><img src=x: onerror=${run(903)}>">`,
      `<form id=x><input name=attributes><input name=childNodes></form><img src=x: onerror=${run(904)}>`,
      `<template><script>${run(905)}</script></template><a href="javascript:${run(906)}">go</a>`,
      `<base href="javascript:/a/-${run(907)}//"><a href="#">go</a>`,
      `<table><td background="javascript:${run(908)}">x</td></table><marquee onstart="${run(909)}">x</marquee>`,
      `<details open ontoggle="${run(910)}">x</details><select><style><img src=x: onerror=${run(911)}></style></select>`,
    ].map((body) => `<!doctype html><body><h2>Harbour</h2>${body}</body>`),
  );
