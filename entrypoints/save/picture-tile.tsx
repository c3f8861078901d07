import { Icon } from '../../components/icon.tsx';
import { t } from '../../lib/i18n/t.ts';
import type { ShownPicture } from './use-pictures.ts';

interface PictureTileProps {
  readonly picture: ShownPicture;
  readonly chosen: boolean;
  readonly reachable: boolean;
  readonly onReach: () => void;
  readonly onChoose: (chosen: boolean, extend: boolean) => void;
}

export function PictureTile({ picture, chosen, reachable, onReach, onChoose }: PictureTileProps) {
  const { name, host, width, height, data, isRead } = picture;
  const size = width > 0 ? t('pixels', String(Math.round(width)), String(Math.round(height))) : t('size_unknown');
  return (
    <li>
      <label className="save-tile" data-chosen={chosen || undefined}>
        <input
          type="checkbox"
          checked={chosen}
          tabIndex={reachable ? 0 : -1}
          onFocus={onReach}
          onChange={({ currentTarget, nativeEvent }) =>
            onChoose(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
        <span className="save-picture" data-waiting={!isRead || undefined}>
          {data ? <img src={data} alt="" /> : isRead && <Icon name="image" />}
          <span className="save-check">
            <Icon name="check" />
          </span>
        </span>
        <span className="save-facts">{size}</span>
        <span className="save-name" dir="auto">
          {name || host}
        </span>
        {isRead && !data && <span className="save-unseen">{t('choose_unseen')}</span>}
      </label>
    </li>
  );
}
