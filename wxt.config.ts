import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type WxtViteConfig } from 'wxt';
import { sentDataTypes } from './lib/settings/addresses.ts';

/** pdf.js's own files, by folder (`lib/engine/read/pdf/browser-worker.ts`). */
const pdfFiles = {
  // For Chinese, Japanese and Korean encodings; without UTF-8 and UTF-32, which PDF excludes (ISO 32000-1, table 118).
  cmaps: ['cmaps/!(*UTF8*|*UTF32*).bcmap', 'cmaps/LICENSE'],
  decoders: ['wasm/{jbig2,openjpeg}_nowasm_fallback.js', 'wasm/LICENSE_*{JBIG2,OPENJPEG}'],
};

const emptyPage = '<!doctype html>\n<html lang="en">\n  <title>Broadside</title>\n</html>\n';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

/** Enables tree shaking: files of `lib` have no side effects. */
const withoutSideEffects: Plugin = {
  name: 'without-side-effects',
  apply: 'build',
  transform(code, id) {
    return /\/lib\/[\w/-]+\.ts$/.test(id) ? { code, map: null, moduleSideEffects: false } : undefined;
  },
};

/** One identical file for all bundles (`topLevelVar`); only some of them name templates. */
const languagesData = { name: 'languages-data', test: /\/languages\/[a-z]{2}(?:\.ts|\/(?!template-names))/ };

const loadedByPopup = {
  shared: 'entrypoints/popup/index.html',
  jobs: 'entrypoints/popup/jobs-pane.tsx',
  previews: 'entrypoints/popup/preview-panel.tsx',
};
const unusedByPopup = join(import.meta.dirname, 'lib/contract/errors.ts');

/** The popup's shared modules become one file: each file is a round trip to the browser process. */
const withFewFiles: Plugin = {
  name: 'with-few-files',
  apply: 'build',
  config({ build }) {
    // Background and content scripts are single files already.
    if (build?.lib) return;
    const groups = Object.entries(loadedByPopup).map(([name, root]) => {
      const loaded = new Set<string>();
      return {
        name(id: string, modules: { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }) {
          const visit = (id: string) => {
            if (loaded.has(id) || id === unusedByPopup) return;
            loaded.add(id);
            modules.getModuleInfo(id)?.importedIds.forEach(visit);
          };
          visit(join(import.meta.dirname, root));
          return loaded.has(id) ? name : null;
        },
        minShareCount: 2,
      };
    });
    return {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ ...languagesData, priority: 1 }, ...groups] },
            // Same path as in the workers' bundle.
            chunkFileNames: ({ name }: { name: string }) =>
              `${name === languagesData.name ? 'assets' : 'chunks'}/[name]-[hash].js`,
          },
        },
      },
    };
  },
};

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  targetBrowsers: ['chrome', 'firefox'],
  manifestVersion: 3,
  // Firefox's reviewers get what builds the add-on.
  zip: { excludeSources: ['tests/**', 'out/**', 'test-results/**', 'playwright-report/**'] },
  hooks: {
    // Required by the fonts' licence.
    'build:publicAssets': (wxt, files) => {
      files.push({ absoluteSrc: `${wxt.config.root}/NOTICE`, relativeDest: 'NOTICE.txt' });
      // Empty page for the frames of `entrypoints/offscreen/frame-post.ts`.
      if (wxt.config.browser !== 'firefox') files.push({ contents: emptyPage, relativeDest: 'empty.html' });
      for (const [folder, patterns] of Object.entries(pdfFiles)) {
        const cwd = join(wxt.config.root, 'node_modules/pdfjs-dist');
        for (const path of globSync(patterns, { cwd })) {
          files.push({ absoluteSrc: join(cwd, path), relativeDest: `pdf/${folder}/${basename(path)}` });
        }
      }
    },
  },
  vite: () => ({
    worker: {
      format: 'es',
      plugins: () => [withoutSideEffects],
      rolldownOptions: {
        output: { codeSplitting: { groups: [languagesData] }, topLevelVar: true },
      },
    },
    plugins: [withoutSideEffects, withFewFiles],
    // Supported browsers preload modules natively.
    build: { modulePreload: { polyfill: false } },
    define: {
      'import.meta.env.LOCALES': JSON.stringify(readdirSync(join(import.meta.dirname, 'public/_locales')).sort()),
    },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    permissions: [
      'activeTab',
      'scripting',
      'contextMenus',
      'downloads',
      'storage',
      'unlimitedStorage',
      'alarms',
      // For closing connections (`lib/jobs/closing-connections.ts`); shows no warning.
      ...(browser === 'firefox' ? ['declarativeNetRequestWithHostAccess'] : ['offscreen', 'sidePanel']),
    ],
    // Requested on click: notifications, copying without a click, and selected tabs.
    optional_permissions: ['notifications', 'clipboardWrite', 'tabs'],
    ...(browser === 'firefox'
      ? { sidebar_action: { default_panel: 'gallery.html', default_title: 'Broadside', open_at_install: false } }
      : { side_panel: { default_path: 'gallery.html' } }),
    commands: {
      infographic: {
        suggested_key: { default: 'Alt+Shift+I' },
        description: '__MSG_menu_infographic__',
      },
      meme: {
        suggested_key: { default: 'Alt+Shift+M' },
        description: '__MSG_menu_meme__',
      },
      pick: {
        // Not P: Chromium reserves it.
        suggested_key: { default: 'Alt+Shift+K' },
        description: '__MSG_menu_pick__',
      },
      // No default: Chrome takes four suggested keys.
      'save-image': { description: '__MSG_command_save_image__' },
      'open-gallery': {
        suggested_key: { default: 'Alt+Shift+G' },
        description: '__MSG_open_gallery__',
      },
    },
    omnibox: { keyword: 'broadside' },
    // Requested per origin, on click.
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    content_security_policy: {
      extension_pages:
        "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; connect-src http: https: data: 'self'; object-src 'none'; require-trusted-types-for 'script'",
    },
    browser_specific_settings:
      browser === 'firefox'
        ? {
            gecko: {
              // The add-on's permanent identity.
              id: '{6f3c2b1a-94d7-4e0b-8c5e-b2a7d1f09e43}',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'], optional: sentDataTypes },
            },
            // `data_collection_permissions` on Android since 142.
            gecko_android: { strict_min_version: '142.0' },
          }
        : undefined,
  }),
});
