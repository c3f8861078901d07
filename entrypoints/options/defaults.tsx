import { ColorChoice } from '../../components/color-choice.tsx';
import { Field } from '../../components/field.tsx';
import { formatNames } from '../../components/format-choice.tsx';
import { AddressFields, OutcomeField, TextField } from '../../components/input-fields.tsx';
import { inputLabels } from '../../components/more-inputs.ts';
import { KindChoice } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { ShapeChoice } from '../../components/shape-choice.tsx';
import { Switch } from '../../components/switch.tsx';
import { formats, type Kind, limits } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import type { SavedBrand } from '../../lib/settings/brands.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { withOutcomeAspect } from '../../lib/settings/settings.ts';
import type { Settings } from '../../lib/settings/store.ts';
import { useKeptBrands } from './use-brands.ts';
import { useSettings } from './use-settings.ts';

type Part = { readonly [Name in keyof Choices]?: Choices[Name] | undefined };

interface PartProps {
  readonly choices: Choices;
  readonly onChange: (part: Part) => void;
}

export function Defaults() {
  const { settings, change } = useSettings();
  const { brands } = useKeptBrands();
  const choices = settings.choices[settings.lastKind];
  const brand = brands?.find(({ id }) => id === choices.brandId);
  const set = (part: Part) => change((current) => withDefaults(current, choices.kind, part));
  const onDevice = settings.connection.type === 'device';
  // On this device a meme's template decides.
  const hasColor = choices.kind === 'infographic' || !onDevice;
  return (
    <div className="card" style={{ '--brand': brand?.brand.colors[0] ?? choices.brandColor }}>
      <KindChoice value={choices.kind} onChange={(lastKind) => change((current) => ({ ...current, lastKind }))} />
      <ShapeChoice kind={choices.kind} value={choices.aspect} onChange={(aspect) => set({ aspect })} />
      {hasColor && brands && brands.length > 0 && (
        <BrandSelect brands={brands} value={brand?.id} onChange={(brandId) => set({ brandId })} />
      )}
      {hasColor && !brand && <ColorChoice value={choices.brandColor} onChange={(brandColor) => set({ brandColor })} />}
      <SelectField
        label={t('format')}
        options={formats.map((value) => ({ value, label: formatNames[value] }))}
        value={choices.format}
        onChange={(format) => set({ format })}
      />
      {choices.kind === 'infographic' && <OutcomeAndFont choices={choices} onChange={set} />}
      <AddressFields choices={choices} onDevice={onDevice} onChange={set} />
      <TextField name="styleNotes" choices={choices} onChange={set} />
      {choices.kind === 'infographic' ? (
        <Switch
          label={t('critique')}
          hint={t('critique_hint')}
          checked={choices.critique !== false}
          onChange={(isOn) => set({ critique: isOn ? undefined : false })}
        />
      ) : (
        <>
          <TextField name="audienceNote" choices={choices} onChange={set} />
          <TextField name="avoidNote" choices={choices} onChange={set} />
        </>
      )}
    </div>
  );
}

/** Empty choices are not sent, so they are not stored. */
function withDefaults(settings: Settings, kind: Kind, part: Part): Settings {
  const before = settings.choices[kind];
  const merged = { ...before, ...withOutcomeAspect(before, part) };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined && value !== ''));
  return { ...settings, choices: { ...settings.choices, [kind]: kept } };
}

interface BrandSelectProps {
  readonly brands: readonly SavedBrand[];
  readonly value: string | undefined;
  readonly onChange: (brandId: string) => void;
}

function BrandSelect({ brands, value = '', onChange }: BrandSelectProps) {
  const none = { value: '', label: t('brand_none') };
  return (
    <SelectField
      label={t('brand')}
      options={[none, ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={onChange}
    />
  );
}

function OutcomeAndFont({ choices, onChange }: PartProps) {
  return (
    <>
      <OutcomeField hint={t('outcome_hint')} value={choices.outcome} onChange={(outcome) => onChange({ outcome })} />
      <Field
        label={t(inputLabels.fontName[0])}
        hint={t(inputLabels.fontName[1])}
        maxLength={limits.fontName}
        spellCheck={false}
        value={choices.fontName ?? ''}
        onChange={(event) => onChange({ fontName: event.currentTarget.value })}
      />
    </>
  );
}
