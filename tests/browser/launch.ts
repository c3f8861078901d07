import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { closeWelcome } from './close-welcome.ts';
import { type DrivenExtension, driveExtension } from './drive.ts';

/** Arguments for every Chromium. */
export const usualArguments: readonly string[] = [
  // Lets the debugger click the toolbar button (Extensions.triggerAction).
  '--enable-unsafe-extension-debugging',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Pages of the address bar's list, which takes half of what a start costs: 0.9 s of 1.8 s. Playwright's own are kept.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // Chromium refuses to run its sandbox as root, which is what containers and CI are.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export interface LaunchOptions {
  readonly executablePath: string;
  /** Folder of the built extension. */
  readonly extension: string;
  readonly downloads: string;
  readonly headless: boolean;
  /** The screen to be seen on, where it is not headless (`display.ts`); by default the user's. */
  readonly display?: string;
  /** Leaves the page open that welcomes a user once; else it is closed, so that it covers nothing. */
  readonly welcomed?: boolean;
  /** Match patterns granted as a user would have granted them in the permission prompt, which headless can't show. */
  readonly granted?: readonly string[];
  /** Permissions without an address, granted likewise. */
  readonly grantedApis?: readonly string[];
  readonly args?: readonly string[];
  /** Folder of the profile of an earlier launch, which stays when this one is closed; by default a new one, which goes. */
  readonly profile?: string;
}

export interface LaunchedExtension extends DrivenExtension {
  close(): Promise<void>;
}

/** Chromium derives an unpacked extension's id from its folder: SHA-256, hex digits written as a–p. */
export function unpackedExtensionId(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return Array.from(digest, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}

/** Starts Chromium with the extension, downloads going to `downloads` under their real names. */
export async function launchWithExtension(options: LaunchOptions): Promise<LaunchedExtension> {
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'broadside-profile-'));
  const isNew = !existsSync(join(profile, 'Default'));
  if (isNew) writePreferences(profile, options);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: options.executablePath,
    headless: options.headless,
    ...(options.display && { env: { ...process.env, DISPLAY: options.display } }),
    viewport: options.headless ? { width: 1280, height: 900 } : null,
    args: [
      `--disable-extensions-except=${options.extension}`,
      `--load-extension=${options.extension}`,
      ...usualArguments,
      ...(options.args ?? []),
    ],
  });
  const browser = context.browser();
  if (!browser) throw new Error('The browser closed at once.');
  const debuggee = await browser.newBrowserCDPSession();
  // Playwright renames downloads; a user's browser does not.
  await debuggee.send('Browser.setDownloadBehavior', { behavior: 'default' });
  const [worker] = await Promise.all([
    context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker', { timeout: 40_000 }),
    isNew && !options.welcomed && closeWelcome(debuggee),
  ]);
  const id = new URL(worker.url()).host;

  return {
    ...(await driveExtension(context, debuggee, id)),
    async close() {
      await context.close();
      if (options.profile === undefined) rmSync(profile, { recursive: true, force: true });
    },
  };
}

function writePreferences(
  profile: string,
  { downloads, extension, granted = [], grantedApis = [] }: LaunchOptions,
): void {
  mkdirSync(join(profile, 'Default'), { recursive: true });
  mkdirSync(downloads, { recursive: true });
  const permissions = { api: grantedApis, explicit_host: granted, manifest_permissions: [], scriptable_host: [] };
  writeFileSync(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({
      download: { default_directory: downloads, prompt_for_download: false },
      extensions: {
        // Else an extension that reloads itself stays away.
        ui: { developer_mode: true },
        ...(granted.length + grantedApis.length > 0 && {
          settings: { [unpackedExtensionId(extension)]: { runtime_granted_permissions: permissions } },
        }),
      },
    }),
  );
}
