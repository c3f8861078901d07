import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { getLayoutKey, layoutNames, layouts } from '../../components/picture-names.ts';
import { t } from '../../lib/i18n/t.ts';

interface AgainLayoutsProps {
  /** The layout that was asked for; undefined: the one that fits best. */
  readonly value: string | undefined;
  /** The layout that was drawn, where that is known. */
  readonly drawn: string | undefined;
  /** A layout's name, or nothing for the one that fits best. */
  readonly onChoose: (layout: string) => void;
}

/** The twelve layouts as a menu. */
export function AgainLayouts({ value, drawn, onChoose }: AgainLayoutsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asked, made] = [getLayoutKey(value), getLayoutKey(drawn)];
  return (
    <Menu.Root>
      <div>
        <Menu.Trigger className="button opens">{t('again_layout')}</Menu.Trigger>
        {/* Within the dialog, which is all there is while it is open. */}
        <div ref={place} />
        {asked && made && asked !== made && (
          <p className="again-missed">{t('again_layout_missed', t(asked), t(made))}</p>
        )}
      </div>
      <Menu.Portal container={place}>
        <Menu.Positioner className="popover-place" sideOffset={6} align="start">
          <Menu.Popup className="popover again-layouts">
            {value && (
              <Menu.Item className="menu-item" onClick={() => onChoose('')}>
                {t('layout_auto')}
              </Menu.Item>
            )}
            {layouts
              .filter((layout) => layout !== value)
              .map((layout) => (
                <Menu.Item key={layout} className="menu-item" onClick={() => onChoose(layout)}>
                  {t(layoutNames[layout])}
                </Menu.Item>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
