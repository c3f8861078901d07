import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'wxt';

/** pdf.js's own files that a PDF may need: how its Chinese, Japanese or Korean text is encoded, and how its scans are. */
const pdfFiles = {
  // Without those for UTF-8 and UTF-32, which no PDF may name (ISO 32000-1, table 118).
  cmaps: ['cmaps/!(*UTF8*|*UTF32*).bcmap', 'cmaps/LICENSE'],
  decoders: ['wasm/*_nowasm_fallback.js', 'wasm/LICENSE_*{JBIG2,OPENJPEG}'],
};

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  targetBrowsers: ['chrome', 'firefox'],
  manifestVersion: 3,
  hooks: {
    // The fonts' licence must travel with them.
    'build:publicAssets': (wxt, files) => {
      files.push({ absoluteSrc: `${wxt.config.root}/NOTICE`, relativeDest: 'NOTICE.txt' });
      for (const [folder, patterns] of Object.entries(pdfFiles)) {
        const cwd = join(wxt.config.root, 'node_modules/pdfjs-dist');
        for (const path of globSync(patterns, { cwd })) {
          files.push({ absoluteSrc: join(cwd, path), relativeDest: `pdf/${folder}/${basename(path)}` });
        }
      }
    },
  },
  vite: () => ({
    worker: { format: 'es' },
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
      ...(browser === 'firefox' ? [] : ['offscreen', 'sidePanel']),
    ],
    // The gallery beside the page: one page, which is also opened as a tab.
    ...(browser === 'firefox'
      ? { sidebar_action: { default_panel: 'gallery.html', default_title: 'Broadside', open_at_install: false } }
      : { side_panel: { default_path: 'gallery.html' } }),
    commands: {
      'open-gallery': {
        suggested_key: { default: 'Alt+Shift+G' },
        description: '__MSG_open_gallery__',
      },
    },
    // Asked for one origin at a time, on the click that needs it.
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    content_security_policy: {
      extension_pages:
        "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; connect-src http: https: 'self'; object-src 'none'; require-trusted-types-for 'script'",
    },
    browser_specific_settings:
      browser === 'firefox'
        ? {
            gecko: {
              id: 'broadside@broadside.example',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          }
        : undefined,
  }),
});
