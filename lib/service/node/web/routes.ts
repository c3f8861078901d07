import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { answerRefusal, RequestRefused } from '../../core/refusals.ts';
import {
  brandForm,
  brandProblem,
  keyForm,
  logoProblem,
  maxLogoBytes,
  nameProblem,
  proof,
  readLogoFile,
} from './forms.ts';
import { toRecentJob } from './recent-job.ts';
import { type OpenedSite, openBrandSite, sessionCookie, type WebPorts } from './site.ts';
import type { View } from './views.ts';

const maxJobsShown = 20;

/** Plain forms without scripts. Cross-site forms are rejected (`Origin`, `Sec-Fetch-Site`), and the cookie is same-site. */
export function createWebApp(ports: WebPorts): Hono {
  const site = openBrandSite(ports);
  const app = new Hono();
  guard(app, site);
  addSignIn(app, site, ports);
  addHome(app, site, ports);
  addKeys(app, site, ports);
  addBrands(app, site, ports);
  addAssets(app, site);
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof RequestRefused) return answerRefusal(error);
    ports.report(error);
    return answerRefusal(new RequestRefused('internal'));
  });
  return app;
}

function guard(app: Hono, { origin }: OpenedSite): void {
  app.use(
    '/app/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        // The components' drawings are data URIs in their style sheets.
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // A stricter policy would make browsers send forms without their origin.
      referrerPolicy: 'same-origin',
      strictTransportSecurity: false,
    }),
    csrf({ origin }),
    bodyLimit({ maxSize: 2 * maxLogoBytes }),
  );
}

function addSignIn(app: Hono, site: OpenedSite, { sessions, asksPassphrase }: WebPorts): void {
  const toView = (token: string | undefined, problem?: string): View => ({
    type: 'sign-in',
    token,
    asksPassphrase,
    problem,
  });
  app.get('/app/sign-in', async (context) =>
    site.findSession(context)
      ? context.redirect(site.home, 303)
      : site.show(context, toView(context.req.query('token'))),
  );
  app.post('/app/sign-in', async (context) => {
    const secret = sessions.open(proof.parse(await context.req.parseBody()));
    if (secret === undefined) return site.show(context, toView(undefined, 'That did not open it.'), 403);
    setCookie(context, sessionCookie, secret, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: site.isSecure,
      path: site.root,
    });
    return context.redirect(site.home, 303);
  });
  app.post('/app/sign-out', (context) => {
    const secret = deleteCookie(context, sessionCookie, { path: site.root });
    if (secret !== undefined) sessions.close(secret);
    return context.redirect(site.signIn, 303);
  });
}

function addHome(app: Hono, site: OpenedSite, { accounts, store, workspaceId, base }: WebPorts): void {
  app.get('/app', (context) => context.redirect(site.home, 303));
  app.get('/app/api-keys', async (context) => {
    const session = site.findSession(context);
    if (session === undefined) return context.redirect(site.signIn, 303);
    const { newKey, problem } = site.takeFlash(session);
    const recent = await store.recent(workspaceId, maxJobsShown);
    return site.show(context, {
      type: 'home',
      account: await accounts.account(workspaceId),
      keys: await accounts.keys(workspaceId),
      brands: await accounts.brands(workspaceId),
      jobs: recent.map((job) => toRecentJob(job, base)),
      newKey,
      problem,
    });
  });
}

function addKeys(app: Hono, site: OpenedSite, { accounts, workspaceId }: WebPorts): void {
  app.post('/app/api-keys/keys', (context) =>
    site.change(context, async (form) => {
      const { data } = keyForm.safeParse(form);
      return data ? { newKey: await accounts.addKey(workspaceId, data.name) } : { problem: nameProblem };
    }),
  );
  app.post('/app/api-keys/keys/:id/revoke', (context) =>
    site.change(context, async () => {
      await accounts.revokeKey(workspaceId, context.req.param('id'));
      return undefined;
    }),
  );
}

function addBrands(app: Hono, site: OpenedSite, { accounts, workspaceId }: WebPorts): void {
  app.post('/app/api-keys/brands', (context) =>
    site.change(context, async (form) => {
      const { data } = brandForm.safeParse(form);
      if (!data) return { problem: brandProblem };
      const logo = data.logo && (await readLogoFile(data.logo));
      if (data.logo && !logo) return { problem: logoProblem };
      await accounts.addBrand(workspaceId, { ...data, logo });
      return undefined;
    }),
  );
  app.post('/app/api-keys/brands/:id/remove', (context) =>
    site.change(context, async () => {
      await accounts.removeBrand(workspaceId, context.req.param('id'));
      return undefined;
    }),
  );
}

function addAssets(app: Hono, { loadPages }: OpenedSite): void {
  app.get('/app/style.css', async (context) =>
    context.body((await loadPages()).style, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/app/assets/:name', async (context) => {
    const asset = (await loadPages()).assets.get(context.req.param('name'));
    if (!asset) throw new RequestRefused('not_found');
    return context.body(asset.bytes, 200, {
      'content-type': asset.mediaType,
      'cache-control': 'public, max-age=86400',
    });
  });
}
