import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPages } from '../../../entrypoints/service/load-pages.ts';
import { createWebApp } from '../../../lib/service/node/web/routes.ts';
import { createSessions } from '../../../lib/service/node/web/sessions.ts';
import type { Pages } from '../../../lib/service/node/web/views.ts';
import { makeForm, pngBytes } from './fakes.ts';
import { aState, aStoredJob, completed } from './node/states.ts';

const base = 'https://service.example/broadside';
const passphrase = 'open sesame, please';
let pages: Pages;
beforeAll(async () => {
  pages = await loadPages();
});

/** The web app on a state of its own, and a user's browser, as far as a test needs one. */
async function aBrowser(withPassphrase?: string) {
  const state = await aState({ plan: 'free', credits: 3 });
  const clock = { now: 1e12 };
  const sessions = createSessions(withPassphrase, () => clock.now);
  const reports: unknown[] = [];
  const app = createWebApp({
    base,
    workspaceId: 'w',
    ...state,
    sessions,
    asksPassphrase: withPassphrase !== undefined,
    loadPages: async () => pages,
    report: (error) => reports.push(error),
  });
  let cookie = '';
  async function send(path: string, form?: Record<string, string> | FormData, headers: Record<string, string> = {}) {
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    const init = form && { method: 'POST', body };
    const own = { cookie, ...(form && { origin: new URL(base).origin }) };
    const response = await app.request(`https://service.example${path}`, { ...init, headers: { ...own, ...headers } });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const { document } = parseHTML(await response.text());
    return { status: response.status, headers: response.headers, document, to: response.headers.get('location') };
  }
  const signIn = () => send('/app/sign-in', { token: sessions.token });
  return { ...state, clock, sessions, reports, send, signIn };
}

describe('signing in', () => {
  it('is by the printed link, which a user presses, and which opens once', async () => {
    const { send, sessions } = await aBrowser();
    expect(await send('/app/api-keys')).toMatchObject({ status: 303, to: '/broadside/app/sign-in' });
    const { document } = await send(`/app/sign-in?token=${sessions.token}`);
    expect(document.querySelector('input[name=token]')?.getAttribute('value')).toBe(sessions.token);
    const opened = await send('/app/sign-in', { token: sessions.token });
    expect(opened).toMatchObject({ status: 303, to: '/broadside/app/api-keys' });
    expect(opened.headers.get('set-cookie')).toMatch(
      /^broadside_session=[\w-]{43}; Path=\/broadside\/app; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await send('/app/api-keys')).status).toBe(200);
    await send('/app/sign-out', {});
    expect((await send('/app/api-keys')).status).toBe(303);
    expect((await send('/app/sign-in', { token: sessions.token })).status).toBe(403);
  });

  it('is by the passphrase where there is one, as often as it is right', async () => {
    const { send, clock } = await aBrowser(passphrase);
    expect((await send('/app/sign-in')).document.querySelector('input[type=password]')).not.toBeNull();
    expect((await send('/app/sign-in', { passphrase })).status).toBe(303);
    clock.now += 13 * 3_600_000;
    expect((await send('/app/api-keys')).status).toBe(303);
    expect((await send('/app/sign-in', { passphrase })).status).toBe(303);
  });

  it('lets nobody guess', async () => {
    const { send, clock } = await aBrowser(passphrase);
    for (let tries = 0; tries < 10; tries++)
      expect((await send('/app/sign-in', { passphrase: 'wrong' })).status).toBe(403);
    expect((await send('/app/sign-in', { passphrase })).status).toBe(403);
    clock.now += 60_001;
    expect((await send('/app/sign-in', { passphrase })).status).toBe(303);
    expect((await send('/app/api-keys', undefined, { cookie: 'broadside_session=guessed' })).status).toBe(303);
  });

  it('says where the link is to who comes without it', async () => {
    const { document } = await (await aBrowser()).send('/app/sign-in');
    expect(document.querySelector('button')).toBeNull();
    expect(document.querySelector('main')?.textContent).toContain('printed');
  });
});

describe('a form', () => {
  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of nobody', { origin: 'null' }],
    ['of another site, as browsers tell', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused', async (_, headers) => {
    const { send, signIn, accounts } = await aBrowser();
    await signIn();
    expect((await send('/app/api-keys/keys', { name: 'Evil' }, headers)).status).toBe(403);
    expect(await accounts.keys('w')).toEqual([]);
  });

  it('of nobody who is signed in changes nothing', async () => {
    const { send, accounts } = await aBrowser();
    expect(await send('/app/api-keys/keys', { name: 'Evil' })).toMatchObject({ status: 303 });
    expect(await accounts.keys('w')).toEqual([]);
  });
});

describe('the page of keys', () => {
  it('makes a key, shows it once, and revokes it', async () => {
    const { send, signIn, accounts } = await aBrowser();
    await signIn();
    expect(await send('/app/api-keys/keys', { name: ' Laptop ' })).toMatchObject({ to: '/broadside/app/api-keys' });
    const key =
      (await send('/app/api-keys')).document.querySelector('[aria-labelledby=new-key] input')?.getAttribute('value') ??
      '';
    expect(await accounts.byKey(key)).toEqual({ id: 'w' });
    const { document } = await send('/app/api-keys');
    expect(document.body.textContent).not.toContain(key);
    expect(document.querySelector('#keys ~ ul')?.textContent).toContain(`Laptop …${key.slice(-4)}`);
    const action = document.querySelector('details form')?.getAttribute('action') ?? '';
    await send(`/app/${action}`, {});
    expect(await accounts.byKey(key)).toBeUndefined();
  });

  it('saves and removes brands', async () => {
    const { send, signIn, accounts } = await aBrowser();
    await signIn();
    await send('/app/api-keys/brands', { name: 'Bees', color: '#0F766E' });
    expect(await accounts.brands('w')).toMatchObject([{ name: 'Bees', color: '#0f766e' }]);
    const { document } = await send('/app/api-keys');
    expect(document.querySelector('svg rect')?.getAttribute('fill')).toBe('#0f766e');
    await send(`/app/${document.querySelector('form[action$=remove]')?.getAttribute('action')}`, {});
    expect(await accounts.brands('w')).toEqual([]);
  });

  it('saves a brand with its font and logo, and no logo that is none', async () => {
    const { send, signIn, accounts } = await aBrowser();
    await signIn();
    const fields = { name: 'Bees', color: '#0f766e', font: 'Hive', fontCssUrl: 'https://bees.example/hive.css' };
    const withLogo = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = makeForm(fields);
      form.append('logo', new Blob([bytes]), 'logo.png');
      return form;
    };
    await send('/app/api-keys/brands', withLogo(pngBytes));
    expect(await accounts.brands('w')).toMatchObject([{ font: 'Hive', hasLogo: true }]);
    await send('/app/api-keys/brands', withLogo(new Uint8Array()));
    expect(await accounts.brands('w')).toHaveLength(2);
    expect((await accounts.brands('w')).filter(({ hasLogo }) => hasLogo)).toHaveLength(1);
    await send('/app/api-keys/brands', withLogo(new TextEncoder().encode('<svg/>')));
    expect((await send('/app/api-keys')).document.querySelector('[role=alert]')?.textContent).toContain('logo');
    expect(await accounts.brands('w')).toHaveLength(2);
    expect((await send('/app/api-keys/brands', withLogo(new Uint8Array(3_000_000)))).status).toBe(413);
  });

  it.each([
    ['keys', { name: '' }],
    ['keys', { name: 'x'.repeat(61) }],
    ['brands', { name: 'Bees', color: 'url(x)' }],
  ])('says what is wrong with a form for %s', async (what, form) => {
    const { send, signIn } = await aBrowser();
    await signIn();
    await send(`/app/api-keys/${what}`, form as Record<string, string>);
    expect((await send('/app/api-keys')).document.querySelector('[role=alert]')?.textContent).toContain('name');
    expect((await send('/app/api-keys')).document.querySelector('[role=alert]')).toBeNull();
  });

  it('shows plan, credits and the last jobs, whatever they are called', async () => {
    const { send, signIn, store } = await aBrowser();
    const job = aStoredJob({ source: { type: 'text', text: '<script>alert(1)</script>' } });
    await store.create(job, {});
    await store.settle(...completed(job));
    await signIn();
    const { document } = await send('/app/api-keys');
    const text = document.querySelector('main')?.textContent ?? '';
    for (const shown of ['Free', 'Credits2', '1 of 5', '1 of 25', '<script>alert(1)</script>'])
      expect(text).toContain(shown);
    expect(document.querySelector('#jobs ~ ul a')?.getAttribute('href')).toBe(`${base}/pictures/picture-of-${job.id}`);
    expect(document.querySelector('script')).toBeNull();
  });

  it('runs no script, takes no style but its own, and names every control', async () => {
    const { send, signIn, accounts } = await aBrowser();
    await accounts.addKey('w', 'Laptop');
    await accounts.addBrand('w', { name: 'Bees', color: '#0f766e' });
    await signIn();
    const { document, headers } = await send('/app/api-keys');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(document.querySelectorAll('script, [style], [onclick]')).toHaveLength(0);
    for (const input of document.querySelectorAll('input:not([type=hidden])')) {
      expect(document.querySelector(`label[for="${input.id}"]`)?.textContent).toMatch(/\p{L}/u);
    }
    for (const control of document.querySelectorAll('button, summary, a')) {
      expect(control.getAttribute('aria-label') ?? control.textContent).toMatch(/\w/);
    }
    const fonts = pages.style.match(/assets\/\w+\.woff2/g) ?? [];
    expect(fonts).not.toEqual([]);
    expect(pages.style).not.toContain('data:font');
    for (const path of ['style.css', 'assets/mark.svg', ...fonts]) {
      expect((await send(`/app/${path}`)).status).toBe(200);
    }
    expect((await send('/app/assets/..%2Fpackage.json')).status).toBe(404);
  });
});
