import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type WxtViteConfig } from 'wxt';
import { sentDataTypes } from './lib/settings/sent-data.ts';

/** pdf.js's own files that a PDF may need, by their folder in the package (`lib/engine/read/pdf/browser-worker.ts`). */
const pdfFiles = {
  // For how Chinese, Japanese or Korean text is encoded; without those for UTF-8 and UTF-32, which no PDF may name (ISO 32000-1, table 118).
  cmaps: ['cmaps/!(*UTF8*|*UTF32*).bcmap', 'cmaps/LICENSE'],
  // Its decoders in plain JavaScript, of JBIG2 and of JPEG 2000.
  decoders: ['wasm/{jbig2,openjpeg}_nowasm_fallback.js', 'wasm/LICENSE_*{JBIG2,OPENJPEG}'],
};

const emptyPage = '<!doctype html>\n<html lang="en">\n  <title>Broadside</title>\n</html>\n';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

/** What of our own is not used is not loaded: importing a file of `lib` does nothing but define what it exports. */
const withoutSideEffects: Plugin = {
  name: 'without-side-effects',
  apply: 'build',
  transform(code, id) {
    return /\/lib\/[\w/-]+\.ts$/.test(id) ? { code, map: null, moduleSideEffects: false } : undefined;
  },
};

/** A file of its own wherever it is bundled, written alike (`topLevelVar`), so that all bundles have the same one. */
const languagesData = { name: 'languages-data', test: /\/languages\/[a-z]{2}(?:\.ts|\/)/ };

/** What the popup loads, in this order: by each of these, and all that it imports. */
const loadedByPopup = {
  shared: 'entrypoints/popup/index.html',
  jobs: 'entrypoints/popup/jobs-pane.tsx',
  previews: 'entrypoints/popup/preview-panel.tsx',
};
/** What comes with an index that it imports, and only other pages use. */
const unusedByPopup = join(import.meta.dirname, 'lib/contract/errors.ts');

/**
 * Each file that a page loads is a round trip to the browser's own process, and the popup is waited for: what it shares with
 * other pages is one file, not twenty.
 */
const withFewFiles: Plugin = {
  name: 'with-few-files',
  apply: 'build',
  config({ build }) {
    // The background and the scripts for pages are one file each as they are.
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
            // Beside that of the workers, which is the same file.
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
  // Beside the add-on Firefox's reviewers get what builds it, and no more.
  zip: { excludeSources: ['tests/**', 'out/**', 'test-results/**', 'playwright-report/**'] },
  hooks: {
    // The fonts' licence must travel with them.
    'build:publicAssets': (wxt, files) => {
      files.push({ absoluteSrc: `${wxt.config.root}/NOTICE`, relativeDest: 'NOTICE.txt' });
      // What the offscreen document's frames load (`entrypoints/offscreen/frame-post.ts`): nothing.
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
    // Workers are bundled by themselves.
    worker: {
      format: 'es',
      plugins: () => [withoutSideEffects],
      rolldownOptions: {
        output: { codeSplitting: { groups: [languagesData] }, topLevelVar: true },
      },
    },
    plugins: [withoutSideEffects, withFewFiles],
    // Every browser this runs in preloads modules by itself.
    build: { modulePreload: { polyfill: false } },
    // Which languages there are to choose from.
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
      // Firefox: closes connections to a service (`lib/jobs/closing-connections.ts`); it warns of nothing.
      ...(browser === 'firefox' ? ['declarativeNetRequestWithHostAccess'] : ['offscreen', 'sidePanel']),
    ],
    // Asked for on the click that needs it: telling that a picture is done, copying it without a click of its own, and
    // knowing which tabs are selected.
    optional_permissions: ['notifications', 'clipboardWrite', 'tabs'],
    // The gallery beside the page: one page, which is also opened as a tab.
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
        // Not P: Chromium keeps that for itself and leaves the command without a key.
        suggested_key: { default: 'Alt+Shift+K' },
        description: '__MSG_menu_pick__',
      },
      // Chrome takes four suggested keys at most: this one the user binds.
      'save-image': { description: '__MSG_command_save_image__' },
      'open-gallery': {
        suggested_key: { default: 'Alt+Shift+G' },
        description: '__MSG_open_gallery__',
      },
    },
    omnibox: { keyword: 'broadside' },
    // Asked for one origin at a time, on the click that needs it.
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    content_security_policy: {
      extension_pages:
        "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; connect-src http: https: data: 'self'; object-src 'none'; require-trusted-types-for 'script'",
    },
    browser_specific_settings:
      browser === 'firefox'
        ? {
            gecko: {
              // Made once for this project; it is the add-on's identity for good.
              id: '{6f3c2b1a-94d7-4e0b-8c5e-b2a7d1f09e43}',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'], optional: sentDataTypes },
            },
            // Offered on phones as well, where `data_collection_permissions` is known since 142.
            gecko_android: { strict_min_version: '142.0' },
          }
        : undefined,
  }),
});
