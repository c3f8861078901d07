import type { ComponentType } from 'react';
import { browser } from 'wxt/browser';
import type { IconName } from '../../components/icon.tsx';
import type { MessageKey } from '../../lib/i18n/t.ts';
import { Brands } from './brands.tsx';
import { ConnectionOptions } from './connection-form.tsx';
import { Data } from './data.tsx';
import { Defaults } from './defaults.tsx';
import { DeliveryOptions } from './delivery.tsx';
import { Feeds } from './feeds.tsx';
import { About, Appearance, LanguageOptions } from './general.tsx';
import { Menus } from './menus.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Sites } from './sites.tsx';

export interface OptionsSection {
  readonly id: string;
  readonly name: MessageKey;
  readonly hint: MessageKey;
  readonly icon: IconName;
  readonly View: ComponentType;
}

// Firefox on phones has neither context menu nor shortcuts.
const { contextMenus, commands }: Partial<typeof browser> = browser;

export const sections: readonly [OptionsSection, ...OptionsSection[]] = [
  { id: 'connection', name: 'connection', hint: 'connection_hint', icon: 'connection', View: ConnectionOptions },
  { id: 'brands', name: 'brands', hint: 'brands_hint', icon: 'palette', View: Brands },
  { id: 'defaults', name: 'defaults', hint: 'defaults_hint', icon: 'sliders', View: Defaults },
  { id: 'delivery', name: 'delivery', hint: 'delivery_hint', icon: 'save', View: DeliveryOptions },
  { id: 'sites', name: 'sites', hint: 'sites_hint', icon: 'globe', View: Sites },
  { id: 'feeds', name: 'feeds', hint: 'feeds_hint', icon: 'meme', View: Feeds },
  ...(contextMenus
    ? [{ id: 'menu', name: 'menu_items', hint: 'menu_items_hint', icon: 'menu', View: Menus } as const]
    : []),
  ...(commands
    ? [{ id: 'shortcuts', name: 'shortcuts', hint: 'shortcuts_hint', icon: 'keyboard', View: Shortcuts } as const]
    : []),
  { id: 'appearance', name: 'appearance', hint: 'appearance_hint', icon: 'appearance', View: Appearance },
  { id: 'language', name: 'language', hint: 'language_hint', icon: 'language', View: LanguageOptions },
  { id: 'data', name: 'data', hint: 'data_hint', icon: 'data', View: Data },
  { id: 'about', name: 'about', hint: 'about_hint', icon: 'about', View: About },
];
