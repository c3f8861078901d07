import { useId } from 'react';
import { t } from '../../lib/i18n/t.ts';
import type { ConnectionSetting } from '../../lib/settings/settings.ts';

type Type = ConnectionSetting['type'];

interface ConnectionTypesProps {
  readonly value: Type;
  readonly onChange: (type: Type) => void;
}

const texts = {
  device: ['connection_device', 'connection_device_hint'],
  service: ['connection_service', 'connection_service_hint'],
} as const;
const types: readonly Type[] = ['device', 'service'];

export function ConnectionTypes({ value, onChange }: ConnectionTypesProps) {
  const id = useId();
  return (
    <fieldset className="connection-types">
      <legend className="spoken">{t('connection')}</legend>
      {types.map((type) => {
        const [name, hint] = texts[type];
        return (
          <label key={type} className="connection-type">
            <input
              type="radio"
              name={id}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              aria-describedby={`${id}-${type}`}
            />
            <span>
              <strong>{t(name)}</strong>
              <span id={`${id}-${type}`} className="quiet">
                {t(hint)}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
