import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { words } from '../../lib/settings/words.ts';
import { layoutNames, layouts } from './names.ts';

interface AgainLayoutsProps {
  /** The layout that was asked for; undefined: the one that fits best. */
  readonly value: string | undefined;
  /** A layout's name, or nothing for the one that fits best. */
  readonly onChoose: (layout: string) => void;
}

/** The twelve layouts as a menu. */
export function AgainLayouts({ value, onChoose }: AgainLayoutsProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root>
      <div>
        <Menu.Trigger className="button opens">{words('again_layout')}</Menu.Trigger>
        {/* Within the dialog, which is all there is while it is open. */}
        <div ref={place} />
      </div>
      <Menu.Portal container={place}>
        <Menu.Positioner className="popover-place" sideOffset={6} align="start">
          <Menu.Popup className="popover again-layouts">
            {value && (
              <Menu.Item className="menu-item" onClick={() => onChoose('')}>
                {words('layout_auto')}
              </Menu.Item>
            )}
            {layouts
              .filter((layout) => layout !== value)
              .map((layout) => (
                <Menu.Item key={layout} className="menu-item" onClick={() => onChoose(layout)}>
                  {words(layoutNames[layout])}
                </Menu.Item>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
