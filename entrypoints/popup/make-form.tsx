import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../components/button.tsx';
import { ColorChoice } from '../../components/color-choice.tsx';
import { FormatChoice } from '../../components/format-choice.tsx';
import { areTaken, moreInputs, setInputs } from '../../components/more-inputs.ts';
import { KindChoice } from '../../components/segmented.tsx';
import { ShapeChoice } from '../../components/shape-choice.tsx';
import { useBrands } from '../../components/use-stored.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import { describeService } from '../../lib/jobs/job-text.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { isSentByAddress } from '../../lib/jobs/request.ts';
import type { Choices, ConnectionSetting } from '../../lib/settings/settings.ts';
import type { Choice, OfferedSite } from './use-choices.ts';

const MoreFields = lazy(() => import('./more-fields.tsx'));

const isAskedFor = new URLSearchParams(location.search).has('more');

const fieldByInput: Partial<Readonly<Record<Input, string>>> = {
  aspect: '.shapes input:checked',
  brand: '.swatches input:checked',
  format: '.format select',
};

interface MakeFormProps {
  readonly choices: Choices;
  readonly onKind: (kind: Kind) => void;
  readonly onChange: (part: Choice) => void;
  readonly connection: ConnectionSetting;
  readonly capture: Capture | undefined;
  readonly onCapture: (changes: Partial<Capture>) => void;
  readonly refused: Input | undefined;
  readonly inWindow: boolean;
  readonly busy: boolean;
  readonly isSendable: boolean;
  readonly onStart: () => void;
  readonly site: OfferedSite | undefined;
  readonly preview: ReactNode;
}

export function MakeForm({ busy, isSendable, onStart, preview, ...props }: MakeFormProps) {
  const { choices, onKind, onChange, connection, capture, refused } = props;
  const start = useRef<HTMLButtonElement>(null);
  const brands = useBrands();
  useEffect(() => {
    // In the first frame: an earlier focus causes a second layout.
    const frame = requestAnimationFrame(() => {
      const place = refused && fieldByInput[refused];
      if (place) start.current?.form?.querySelector<HTMLElement>(place)?.focus();
      // The button is always visible; do not scroll to it.
      else if (!refused) start.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [refused]);
  const onDevice = connection.type === 'device';
  const canStart = isSendable && areTaken(choices, capture ?? {}, onDevice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && canStart) onStart();
  };
  const brandColor = brands.find(({ id }) => id === choices.brandId)?.brand.colors[0] ?? choices.brandColor;
  return (
    <form className="make" onSubmit={submit} style={{ '--brand': brandColor ?? 'var(--own)' }}>
      <KindChoice value={choices.kind} onChange={onKind} />
      {preview}
      <ShapeChoice kind={choices.kind} value={choices.aspect} onChange={(aspect) => onChange({ aspect })} />
      {(choices.kind === 'infographic' || !onDevice) && (
        <ColorChoice
          value={choices.brandColor}
          onChange={(brandColor) => onChange({ brandColor, brandId: undefined })}
          hasPage={capture === undefined || isSentByAddress(capture)}
          brands={brands}
          brandId={choices.brandId}
          onBrand={(brandId) => onChange({ brandId })}
        />
      )}
      <More key={choices.kind} onDevice={onDevice} {...props} />
      <div className="make-start">
        <FormatChoice value={choices.format} onChange={(format) => onChange({ format })} />
        <Button look="primary" type="submit" ref={start} busy={busy} disabled={!canStart}>
          {t(choices.kind === 'meme' ? 'make_meme' : 'make_infographic')}
        </Button>
        <Where connection={connection} kind={choices.kind} />
      </div>
    </form>
  );
}

function More({
  choices,
  onChange,
  capture,
  onCapture,
  refused,
  inWindow,
  onDevice,
  site,
}: Pick<MakeFormProps, 'choices' | 'onChange' | 'capture' | 'onCapture' | 'refused' | 'inWindow' | 'site'> & {
  readonly onDevice: boolean;
}) {
  const [opened, setOpened] = useState<boolean>();
  // Lets it be switched on again.
  const wasKept = useRef(false);
  if (site?.isKept) wasKept.current = true;
  const isRefused = refused !== undefined && moreInputs[choices.kind].includes(refused);
  // Shows fields that block the start.
  const isOpen = opened ?? (isAskedFor || isRefused || !areTaken(choices, capture ?? {}, onDevice));
  const set = setInputs(choices, capture ?? {}, onDevice).length;
  return (
    <>
      <details className="more" open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>
          {t('more')}
          {set > 0 && <span className="more-set">{t('more_set', String(set))}</span>}
        </summary>
        {isOpen && capture && (
          <Suspense>
            <MoreFields
              choices={choices}
              onChange={onChange}
              capture={capture}
              onCapture={onCapture}
              refused={refused}
              inWindow={inWindow}
              onDevice={onDevice}
            />
          </Suspense>
        )}
      </details>
      {site && (wasKept.current || isOpen) && (
        <label className="more-check">
          <input
            type="checkbox"
            name="keep-for-site"
            checked={site.isKept}
            onChange={({ currentTarget: { checked } }) => site.changeKept(checked)}
          />
          <span>{t('keep_for_site', site.host)}</span>
        </label>
      )}
    </>
  );
}

function Where({ connection, kind }: { readonly connection: ConnectionSetting; readonly kind: Kind }) {
  const isOnline = useOnline();
  const service = describeService(connection, kind);
  return (
    <p className="make-where">
      {service ?? t('made_on_device')} {service && !isOnline && t('offline_now')}
    </p>
  );
}

const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

function watch(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
