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
  /** Called with the first page that is asked for. */
  loadPages(): Promise<Pages>;
  report(error: unknown): void;
}

export const sessionCookie = 'broadside_session';

/** What the next page shows once. */
interface Flash {
  readonly newKey?: string;
  readonly problem?: string;
}

/** What the pages share: where they are, who is signed in, how they are shown and changed. */
export interface Site {
  readonly origin: string;
  readonly isSecure: boolean;
  /** Paths. */
  readonly root: string;
  readonly home: string;
  readonly signIn: string;
  loadPages(): Promise<Pages>;
  show(context: Context, view: View, status?: 200 | 403): Promise<Response>;
  findSession(context: Context): string | undefined;
  /** Reads a form, lets a session change something by it, and goes back to the home page, which shows the outcome once. */
  change(context: Context, act: (form: unknown) => Promise<Flash | undefined>): Promise<Response>;
  /** Takes what a session's home page is to show once. */
  takeFlash(session: string): Flash;
}

export function openSite(ports: WebPorts): Site {
  const { origin, pathname, protocol } = new URL(ports.base);
  const root = `${pathname.replace(/\/$/, '')}/app`;
  const [home, signIn] = [`${root}/api-keys`, `${root}/sign-in`];
  let pages: Promise<Pages> | undefined;
  /** By session. */
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
