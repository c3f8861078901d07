import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod/mini';
import { limits, megabyte, sniffMediaType, sourceImageTypes } from '../../../contract/index.ts';
import { answerRefusal } from '../../answer-refusal.ts';
import { RequestRefused } from '../../refusals.ts';
import type { Accounts, JobQueue } from '../state-ports.ts';
import { recentJob } from './recent-job.ts';
import type { Sessions } from './sessions.ts';
import type { Pages, View } from './views.ts';

interface WebPorts {
  readonly base: string;
  readonly workspaceId: string;
  readonly accounts: Accounts;
  readonly store: Pick<JobQueue, 'recent'>;
  readonly sessions: Sessions;
  readonly asksPassphrase: boolean;
  /** Called with the first page that is asked for. */
  loadPages(): Promise<Pages>;
  report(error: unknown): void;
}

const cookie = 'broadside_session';
const jobsShown = 20;

const proof = z.object({ token: z.optional(z.string()), passphrase: z.optional(z.string()) });
/** A field left empty was not filled in. */
const optionalText = z.optional(
  z.pipe(
    z.string().check(z.trim()),
    z.transform((text) => text || undefined),
  ),
);
const keyForm = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) });
const brandForm = z.extend(keyForm, {
  color: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)),
  font: z.pipe(optionalText, z.optional(z.string().check(z.maxLength(limits.fontName)))),
  fontCssUrl: z.pipe(optionalText, z.optional(z.url({ protocol: /^https?$/ }))),
  /** An empty file is what a form sends where none was chosen. */
  logo: z.optional(
    z.pipe(
      z.file(),
      z.transform((file) => (file.size > 0 ? file : undefined)),
    ),
  ),
});
const mostLogoBytes = megabyte;
/** What is said once, on the next page. */
interface Flash {
  readonly newKey?: string;
  readonly problem?: string;
}

const logoProblem = 'A logo is a PNG, JPG or WebP image of at most 1 MB.';
const nameProblem = 'Give it a name of at most 60 characters.';

/** The bytes of a logo that can be drawn. */
async function logoBytes(file: File): Promise<Uint8Array | undefined> {
  if (file.size > mostLogoBytes) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return sourceImageTypes.some((type) => type === sniffMediaType(bytes)) ? bytes : undefined;
}

/**
 * The web pages of the service's people, under `/app`. Plain forms: no script runs in them. A form is taken from these
 * pages only (`Origin`, `Sec-Fetch-Site`), and the cookie is never sent from another site's page.
 */
export function createWebApp(ports: WebPorts): Hono {
  const { accounts, sessions, workspaceId } = ports;
  const { origin, pathname, protocol } = new URL(ports.base);
  const root = `${pathname.replace(/\/$/, '')}/app`;
  const home = `${root}/api-keys`;
  const app = new Hono();
  let pages: Promise<Pages> | undefined;
  /** Keys just made and things gone wrong, until their page is seen, by session. */
  const flashes = new Map<string, Flash>();

  const loadPages = () => {
    pages ??= ports.loadPages().catch((error: unknown) => {
      pages = undefined;
      throw error;
    });
    return pages;
  };
  const show = async (context: Context, view: View, status: 200 | 403 = 200) =>
    context.html((await loadPages()).render(view), status);
  const sessionOf = (context: Context) => sessions.find(getCookie(context, cookie));
  const signIn = (token: string | undefined, problem?: string): View => ({
    type: 'sign-in',
    token,
    asksPassphrase: ports.asksPassphrase,
    problem,
  });
  /** Reads a form, lets a session change something by it, and goes back to the page, where what is said is seen once. */
  const change = async (context: Context, act: (form: unknown) => Promise<Flash | undefined>) => {
    const session = sessionOf(context);
    if (session === undefined) return context.redirect(`${root}/sign-in`, 303);
    const flash = await act(await context.req.parseBody());
    if (flash) flashes.set(session, flash);
    return context.redirect(home, 303);
  };

  app.use(
    '/app/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        // The components' drawings are data in their style sheets.
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // With less than this browsers would send forms without their origin.
      referrerPolicy: 'same-origin',
      strictTransportSecurity: false,
    }),
    csrf({ origin }),
    bodyLimit({ maxSize: 2 * mostLogoBytes }),
  );

  app.get('/app/sign-in', async (context) =>
    sessionOf(context) ? context.redirect(home, 303) : show(context, signIn(context.req.query('token'))),
  );
  app.post('/app/sign-in', async (context) => {
    const secret = sessions.open(proof.parse(await context.req.parseBody()));
    if (secret === undefined) return show(context, signIn(undefined, 'That did not open it.'), 403);
    const secure = protocol === 'https:';
    setCookie(context, cookie, secret, { httpOnly: true, sameSite: 'Strict', secure, path: root });
    return context.redirect(home, 303);
  });
  app.post('/app/sign-out', (context) => {
    const secret = deleteCookie(context, cookie, { path: root });
    if (secret !== undefined) sessions.close(secret);
    return context.redirect(`${root}/sign-in`, 303);
  });

  app.get('/app', (context) => context.redirect(home, 303));
  app.get('/app/api-keys', async (context) => {
    const session = sessionOf(context);
    if (session === undefined) return context.redirect(`${root}/sign-in`, 303);
    const { newKey, problem } = flashes.get(session) ?? {};
    flashes.delete(session);
    const recent = await ports.store.recent(workspaceId, jobsShown);
    return show(context, {
      type: 'home',
      account: await accounts.account(workspaceId),
      keys: await accounts.keys(workspaceId),
      brands: await accounts.brands(workspaceId),
      jobs: recent.map((job) => recentJob(job, ports.base)),
      newKey,
      problem,
    });
  });
  app.post('/app/api-keys/keys', (context) =>
    change(context, async (form) => {
      const { data } = keyForm.safeParse(form);
      return data ? { newKey: await accounts.addKey(workspaceId, data.name) } : { problem: nameProblem };
    }),
  );
  app.post('/app/api-keys/keys/:id/revoke', (context) =>
    change(context, async () => {
      await accounts.revokeKey(workspaceId, context.req.param('id'));
      return undefined;
    }),
  );
  app.post('/app/api-keys/brands', (context) =>
    change(context, async (form) => {
      const { data } = brandForm.safeParse(form);
      if (!data) return { problem: `${nameProblem} A colour is # and six digits, a style sheet a full address.` };
      const logo = data.logo && (await logoBytes(data.logo));
      if (data.logo && !logo) return { problem: logoProblem };
      await accounts.addBrand(workspaceId, { ...data, logo });
      return undefined;
    }),
  );
  app.post('/app/api-keys/brands/:id/remove', (context) =>
    change(context, async () => {
      await accounts.removeBrand(workspaceId, context.req.param('id'));
      return undefined;
    }),
  );

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

  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof RequestRefused) return answerRefusal(error);
    ports.report(error);
    return answerRefusal(new RequestRefused('internal'));
  });
  return app;
}
