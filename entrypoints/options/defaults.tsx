import { AddressField } from '../../components/address-field.tsx';
import { ColorChoice } from '../../components/color-choice.tsx';
import { CountedText } from '../../components/counted-text.tsx';
import { Field } from '../../components/field.tsx';
import { formatNames } from '../../components/format-choice.tsx';
import { inputLabels, isAddressTaken, listAddressInputs, listTextLimits } from '../../components/more-inputs.ts';
import { KindChoice } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { ShapeChoice } from '../../components/shape-choice.tsx';
import { Switch } from '../../components/switch.tsx';
import { formats, type Kind, limits, outcomes } from '../../lib/contract/index.ts';
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
      {listAddressInputs(choices.kind, onDevice).map((name) => (
        <AddressField
          key={name}
          name={name}
          label={t(inputLabels[name][0])}
          hint={t(inputLabels[name][1])}
          value={choices[name] ?? ''}
          isTaken={isAddressTaken(choices.kind, name, choices[name])}
          onChange={(typed) => set({ [name]: typed })}
        />
      ))}
      <Note name="styleNotes" choices={choices} onChange={set} />
      {choices.kind === 'infographic' ? (
        <Switch
          label={t('critique')}
          hint={t('critique_hint')}
          checked={choices.critique !== false}
          onChange={(isOn) => set({ critique: isOn ? undefined : false })}
        />
      ) : (
        <>
          <Note name="audienceNote" choices={choices} onChange={set} />
          <Note name="avoidNote" choices={choices} onChange={set} />
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
  const any = { value: '', label: t('outcome_any') } as const;
  return (
    <>
      <SelectField
        label={t('outcome')}
        hint={t('outcome_hint')}
        options={[any, ...outcomes.map((value) => ({ value, label: t(`outcome_${value}`) }))]}
        value={choices.outcome ?? ''}
        onChange={(outcome) => onChange({ outcome: outcome || undefined })}
      />
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

function Note({ name, choices, onChange }: PartProps & { readonly name: 'styleNotes' | 'audienceNote' | 'avoidNote' }) {
  const [label, hint] = inputLabels[name];
  return (
    <CountedText
      label={t(label)}
      hint={t(hint)}
      rows={3}
      limit={new Map(listTextLimits(choices)).get(name)}
      value={choices[name] ?? ''}
      onChange={(text) => onChange({ [name]: text })}
    />
  );
}
