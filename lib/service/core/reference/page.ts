import { html } from 'hono/html';
import { errorStatus, errorWords, interfaceVersion, plans } from '../../../contract/index.ts';
import { type Answer, type JsonSchema, type Operation, operations, type SchemaName, schemas } from './operations.ts';

type Markup = ReturnType<typeof html>;

function describeType(schema: JsonSchema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return schema.enum.join(', ');
  const bounds = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  return `${schema.format ?? schema.type ?? 'any'}${bounds}`;
}

function writeFields(name: SchemaName): Markup {
  const { properties = {}, required = [] }: JsonSchema = schemas[name];
  const rows = Object.entries(properties).map(([field, property]) => {
    const schema: JsonSchema = typeof property === 'boolean' ? {} : property;
    const fallback = schema.default === undefined ? '' : `default ${schema.default}`;
    return html`<tr><th scope="row"><code>${field}</code></th><td>${describeType(schema)}</td>
      <td>${required.includes(field) ? 'always' : fallback}</td></tr>`;
  });
  return html`<table><caption>${name}</caption><tbody>${rows}</tbody></table>`;
}

function answer({ status, text, body, headers = [] }: Answer): Markup {
  const shape = body === undefined ? '' : body === 'picture' ? 'the picture' : html`<a href="#${body}">${body}</a>`;
  return html`<tr><th scope="row">${status}</th><td>${text}</td><td>${shape}</td>
    <td>${headers.map((name) => html`<code>${name}</code> `)}</td></tr>`;
}

function writeOperation({ id, method, path, summary, text, needsKey, request, answers }: Operation): Markup {
  return html`<section id="${id}">
    <h2>${summary}</h2>
    <p class="call"><code>${method.toUpperCase()} ${path}</code>${needsKey ? ' with Authorization: Bearer KEY' : ''}</p>
    <p>${text}</p>
    ${request ? writeFields(request) : ''}
    <table><caption>Answers</caption><tbody>${answers.map(answer)}</tbody></table>
  </section>`;
}

const windowWords: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };

export function writeReferencePage(): Markup {
  const codes = Object.entries(errorStatus).map(
    ([code, status]) =>
      html`<tr><th scope="row"><code>${code}</code></th><td>${status}</td>
        <td>${errorWords[code as keyof typeof errorStatus]}</td></tr>`,
  );
  const limits = Object.entries(plans).map(
    ([name, windows]) =>
      html`<tr><th scope="row">${name}</th>
        <td>${windows.map(([count, seconds]) => `${count} ${windowWords[seconds]}`).join(', ')}</td></tr>`,
  );
  const bodies = ['QueuedJob', 'Job', 'Error', 'RateLimitError'] as const;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Service reference</title><link rel="stylesheet" href="reference/style.css">
</head>
<body><main>
<h1>Infographic and Meme Generation Service</h1>
<p>Version ${interfaceVersion}. Create a job, ask for it until it has ended, get its picture.
The same as <a href="openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Contents"><ul>${operations.map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}
<li><a href="#limits">Limits</a></li><li><a href="#errors">Errors</a></li></ul></nav>
${operations.map(writeOperation)}
${bodies.map((name) => html`<section id="${name}"><h2>${name}</h2>${writeFields(name)}</section>`)}
<section id="limits"><h2>Limits</h2><p>Every window of a workspace’s plan must have room; a refused request takes none.</p>
<table><tbody>${limits}</tbody></table></section>
<section id="errors"><h2>Errors</h2><p>Every error is answered with an <a href="#Error">Error</a>; <code>code</code> is one of
these.</p><table><tbody>${codes}</tbody></table></section>
</main></body></html>`;
}

export const referenceStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; color: light-dark(#1f1a16, #f5f1ec);
  background: light-dark(#f7f4f0, #171513); overflow-wrap: break-word; }
main { max-inline-size: 56rem; margin-inline: auto; padding: 2.5rem 1.5rem 4rem; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
section { margin-block-start: 3rem; }
a { color: light-dark(#ad3a10, #ff9b78); }
table { inline-size: 100%; border-collapse: collapse; margin-block: 1rem; }
caption { text-align: start; font-weight: 700; padding-block: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .375rem 1rem .375rem 0; font-weight: 400;
  border-block-end: 1px solid light-dark(#e2dbd3, #39332e); }
th, td:last-child:not(:has(code)) { white-space: nowrap; }
td:nth-child(2):nth-last-child(2) { inline-size: 100%; }
td > code { display: block; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
/* No room for columns: what is said of a thing stands below its name. */
@media (max-width: 40rem) {
  table, caption, tbody, tr, th, td { display: block; }
  tr { padding-block: .5rem; border-block-end: 1px solid light-dark(#e2dbd3, #39332e); }
  th, td { padding: 0; border: 0; overflow-wrap: anywhere; }
  th, td:last-child:not(:has(code)) { white-space: normal; }
  td:empty { display: none; }
}
.call { padding: .5rem .75rem; border-radius: 8px; background: light-dark(#efeae4, #2c2824); }
`;
