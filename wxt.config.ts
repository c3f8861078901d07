import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type WxtViteConfig } from 'wxt';

/** pdf.js's own files that a PDF may need, for how its Chinese, Japanese or Korean text is encoded; and its decoders' licences. */
const pdfFiles = {
  // Without those for UTF-8 and UTF-32, which no PDF may name (ISO 32000-1, table 118).
  cmaps: ['cmaps/!(*UTF8*|*UTF32*).bcmap', 'cmaps/LICENSE'],
  decoders: ['wasm/LICENSE_*{JBIG2,OPENJPEG}'],
};

/** pdf.js's decoders in plain JavaScript, of JBIG2 and of JPEG 2000. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'] as const;

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

/**
 * What libraries could do that an extension must not, that nothing here asks for, and that stores ask about: taken out.
 * Each of these is a way that is never gone; to go it now throws.
 */
const removals: readonly { readonly file: RegExp; readonly from: string; readonly to: string }[] = [
  // core-js's last resort to find the global object, for browsers older than `globalThis`.
  {
    file: /\/pdfjs-dist\/legacy\/build\/pdf(?:\.worker)?\.min\.mjs$/,
    from: '||Function("return this")()',
    to: '',
  },
  // pdf.js loads its half for workers by address unless it has been given, as `lib/engine/read/pdf/pdfjs.ts` does.
  {
    file: /\/pdfjs-dist\/legacy\/build\/pdf\.min\.mjs$/,
    from: 'import(\n/*webpackIgnore: true*/\n/*@vite-ignore*/\nthis.workerSrc)',
    to: 'Promise.reject(new Error("No worker was given."))',
  },
  // It loads its image decoders by address too: one of two, both of which are bundled, so that an address of one's own is none.
  {
    file: /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.min\.mjs$/,
    from: `import(\n/*webpackIgnore: true*/\n/*@vite-ignore*/\n\`\${WasmImage.#_}\${this._noWasmFilename}\`)`,
    to: `this._noWasmFilename === "${decoders[0]}" ? import("pdfjs-dist/wasm/${decoders[0]}") : import("pdfjs-dist/wasm/${decoders[1]}")`,
  },
  // linkedom's tree takes HTML at some places of it. The reader parses a page once, and moves nodes from then on.
  { file: /\/linkedom\/worker\.js$/, from: 'elem.innerHTML = html;', to: 'throw new Error("No HTML.");' },
  { file: /\/linkedom\/worker\.js$/, from: 'template.innerHTML = html;', to: 'throw new Error("No HTML.");' },
  // Readability does so to look again, and with what is in a noscript: `ArticleFinder` has its own way, and no noscripts.
  {
    file: /\/readability\/Readability\.js$/,
    from: 'page.innerHTML = pageCacheHtml;',
    to: 'throw new Error("No HTML.");',
  },
  {
    file: /\/readability\/Readability\.js$/,
    from: 'tmp.innerHTML = noscript.innerHTML;',
    to: 'throw new Error("No HTML.");',
  },
  // React sets HTML where a component says `dangerouslySetInnerHTML`: none does.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    from: '(domElement.innerHTML = key)',
    to: '(() => { throw new Error("No HTML."); })()',
  },
];

const withoutDangers: Plugin = {
  name: 'without-dangers',
  apply: 'build',
  transform(code, id) {
    const wanted = removals.filter(({ file }) => file.test(id));
    if (wanted.length === 0) return;
    const changed = wanted.reduce((text, { from, to }) => {
      if (!text.includes(from)) throw new Error(`${id} has no more "${from}".`);
      return text.replaceAll(from, to);
    }, code);
    return { code: changed, map: null };
  },
};

/** What of our own is not used is not loaded: importing a file of `lib` does nothing but define what it exports. */
const withoutSideEffects: Plugin = {
  name: 'without-side-effects',
  apply: 'build',
  transform(code, id) {
    return /\/lib\/[\w/-]+\.ts$/.test(id) ? { code, map: null, moduleSideEffects: false } : undefined;
  },
};

/** What the popup loads, in this order: by each of these, and all that it imports. */
const loadedByPopup = { shared: 'entrypoints/popup/index.html', jobs: 'entrypoints/popup/jobs-pane.tsx' };
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
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};

const plugins = [withoutDangers, withoutSideEffects];

export default defineConfig({
  modules: ['@wxt-dev/module-react'],
  imports: false,
  targetBrowsers: ['chrome', 'firefox'],
  manifestVersion: 3,
  // Beside the add-on Firefox's reviewers get what builds it, and no more.
  zip: { excludeSources: ['tests/**', 'out/**', 'test-results/**', 'playwright-report/**'] },
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
    // Workers are bundled by themselves.
    worker: { format: 'es', plugins: () => plugins },
    plugins: [...plugins, withFewFiles],
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
      ...(browser === 'firefox' ? [] : ['offscreen', 'sidePanel']),
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
      // Chrome takes four suggested keys at most: this one the person binds.
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
            // Offered on phones as well, where `data_collection_permissions` is known since 142.
            gecko_android: { strict_min_version: '142.0' },
          }
        : undefined,
  }),
});
