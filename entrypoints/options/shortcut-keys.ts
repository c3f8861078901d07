interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

const named: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ',': 'Comma',
  '.': 'Period',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Insert: 'Insert',
  Delete: 'Delete',
};

/** As in `commands` ("Ctrl+Shift+Y"); undefined for invalid shortcuts. */
export function toShortcut(press: KeyPress, isMac: boolean): string | undefined {
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = press;
  const fromCode = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  const isFunction = /^F(?:[1-9]|1[0-2])$/.test(key);
  // By key code: with Alt the character often differs.
  const main = fromCode?.[1] ?? fromCode?.[2] ?? (isFunction ? key : named[key]);
  if (!main) return undefined;
  if (metaKey && !isMac) return undefined;
  const first = isMac && metaKey ? 'Command' : ctrlKey ? (isMac ? 'MacCtrl' : 'Ctrl') : altKey ? 'Alt' : undefined;
  if (!first && !isFunction) return undefined;
  const second = shiftKey ? 'Shift' : altKey && first !== 'Alt' ? 'Alt' : undefined;
  return [first, second, main].filter(Boolean).join('+');
}
