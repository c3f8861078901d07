import { editorWalks } from './editor.ts';
import { pageWalks } from './pages.ts';
import { popupWalks } from './popup.ts';
import type { Walk } from './test.ts';

/** Every page in every state that a user can bring it to; a name is that of the page, then of what is walked. */
export const walks: Readonly<Record<string, Walk>> = {
  'popup-sources': popupWalks.sources,
  'popup-addresses': popupWalks.addresses,
  'popup-given': popupWalks.given,
  'popup-made': popupWalks.made,
  'popup-working': popupWalks.working,
  'popup-errors': popupWalks.errors,
  'editor-infographic': editorWalks.infographic,
  'editor-meme': editorWalks.meme,
  'gallery-empty': pageWalks.emptyGallery,
  'gallery-full': pageWalks.fullGallery,
  options: pageWalks.options,
  welcome: pageWalks.welcome,
  save: pageWalks.saving,
  pick: pageWalks.picking,
  tabs: pageWalks.tabs,
  service: pageWalks.service,
};

export { expect, language, test, type Visit } from './test.ts';
