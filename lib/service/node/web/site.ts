import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Accounts, JobQueue } from '../../core/state-ports.ts';
import type { Sessions } from './sessions.ts';
import type { Pages, View } from './views.ts';

export interface WebPorts {
  readonly base: string;
  readonly workspaceId: string;
  readonly accounts: Accounts;
  readonly store: Pick<JobQueue, 'recent'>;
  readonly sessions: Sessions;
  readonly asksPassphrase: boolean;
  loadPages(): Promise<Pages>;
  report(error: unknown): void;
}

export const sessionCookie = 'broadside_session';

interface Flash {
  readonly newKey?: string;
  readonly problem?: string;
}

export interface OpenedSite {
  readonly origin: string;
  readonly isSecure: boolean;
  readonly root: string;
  readonly home: string;
  readonly signIn: string;
  loadPages(): Promise<Pages>;
  show(context: Context, view: View, status?: 200 | 403): Promise<Response>;
  findSession(context: Context): string | undefined;
  /** Validates a form, applies it, and redirects to the home page with the outcome. */
  change(context: Context, act: (form: unknown) => Promise<Flash | undefined>): Promise<Response>;
  takeFlash(session: string): Flash;
}

export function openBrandSite(ports: WebPorts): OpenedSite {
  const { origin, pathname, protocol } = new URL(ports.base);
  const root = `${pathname.replace(/\/$/, '')}/app`;
  const [home, signIn] = [`${root}/api-keys`, `${root}/sign-in`];
  let pages: Promise<Pages> | undefined;
  const flashes = new Map<string, Flash>();

  const loadPages = () => {
    pages ??= ports.loadPages().catch((error: unknown) => {
      pages = undefined;
      throw error;
    });
    return pages;
  };
  const findSession = (context: Context) => ports.sessions.find(getCookie(context, sessionCookie));

  return {
    origin,
    isSecure: protocol === 'https:',
    root,
    home,
    signIn,
    loadPages,
    findSession,
    show: async (context, view, status = 200) => context.html((await loadPages()).render(view), status),
    async change(context, act) {
      const session = findSession(context);
      if (session === undefined) return context.redirect(signIn, 303);
      const flash = await act(await context.req.parseBody());
      if (flash) flashes.set(session, flash);
      return context.redirect(home, 303);
    },
    takeFlash(session) {
      const flash = flashes.get(session) ?? {};
      flashes.delete(session);
      return flash;
    },
  };
}
