import { Hono } from 'hono';
import { writeOpenApi } from './openapi.ts';
import { referenceStyle, writeReferencePage } from './page.ts';

export function createReference(base: string, isWell: () => Promise<boolean>): Hono {
  const app = new Hono();
  const openApi = writeOpenApi(base);
  const page = writeReferencePage();
  app.get('/openapi.json', (context) => context.json(openApi));
  app.get('/reference', async (context) => {
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    return context.html(await page);
  });
  app.get('/reference/style.css', (context) => context.body(referenceStyle, 200, { 'content-type': 'text/css' }));
  app.get('/healthz', async (context) => {
    if (!(await isWell())) throw new Error('The database does not answer.');
    return context.json({ status: 'ok' });
  });
  return app;
}
