import { AddressField } from '../../components/address-field.tsx';
import { ColorChoice } from '../../components/color-choice.tsx';
import { CountedText } from '../../components/counted-text.tsx';
import { Field } from '../../components/field.tsx';
import { formatNames } from '../../components/format-choice.tsx';
import { type AddressInput, addressInputs, isAddressTaken, textLimits } from '../../components/more-inputs.ts';
import { Segmented } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { ShapeChoice } from '../../components/shape-choice.tsx';
import { Switch } from '../../components/switch.tsx';
import { formats, limits, type Outcome, outcomes } from '../../lib/contract/index.ts';
import { type MessageKey, t } from '../../lib/i18n/t.ts';
import { withOutcomeAspect } from '../../lib/settings/outcome-aspects.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { useBrands } from './use-brands.ts';
import { useSettings } from './use-settings.ts';

const outcomeNames = {
  linkedin_carousel_slide: 'outcome_linkedin_carousel_slide',
  linkedin_post: 'outcome_linkedin_post',
  instagram_post: 'outcome_instagram_post',
  story_reel: 'outcome_story_reel',
  blog_header: 'outcome_blog_header',
  custom: 'outcome_custom',
} as const satisfies Record<Outcome, MessageKey>;

const noteNames = {
  styleNotes: ['style_notes', 'style_notes_hint'],
  audienceNote: ['audience_note', 'audience_note_hint'],
  avoidNote: ['avoid_note', 'avoid_note_hint'],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

const addressNames = {
  brandUrl: ['brand_address', 'brand_address_hint'],
  fontCssUrl: ['font_css', 'font_css_hint'],
} as const satisfies Record<AddressInput, readonly [MessageKey, MessageKey]>;

/** What is offered first for each kind. */
export function Defaults() {
  const { settings, change } = useSettings();
  const { brands } = useBrands();
  const choices = settings.choices[settings.lastKind];
  const brand = brands?.find(({ id }) => id === choices.brandId);
  const set = (part: { readonly [Name in keyof Choices]?: Choices[Name] | undefined }) =>
    change((current) => {
      const before = current.choices[choices.kind];
      const merged = { ...before, ...withOutcomeAspect(before, part) };
      // What is empty is not sent, so it is not kept either.
      const kept = Object.fromEntries(
        Object.entries(merged).filter(([, value]) => value !== undefined && value !== ''),
      );
      return { ...current, choices: { ...current.choices, [choices.kind]: kept } };
    });
  const room = new Map(textLimits(choices));
  const note = (name: keyof typeof noteNames) => (
    <CountedText
      label={t(noteNames[name][0])}
      hint={t(noteNames[name][1])}
      rows={3}
      limit={room.get(name)}
      value={choices[name] ?? ''}
      onChange={(text) => set({ [name]: text })}
    />
  );
  const onDevice = settings.connection.type === 'device';
  // A meme's template says how it looks; a service may do otherwise.
  const hasColor = choices.kind === 'infographic' || !onDevice;
  const addresses = addressInputs(choices.kind, onDevice).map((name) => (
    <AddressField
      key={name}
      name={name}
      label={t(addressNames[name][0])}
      hint={t(addressNames[name][1])}
      value={choices[name] ?? ''}
      isTaken={isAddressTaken(choices.kind, name, choices[name])}
      onChange={(typed) => set({ [name]: typed })}
    />
  ));
  return (
    <div className="card" style={{ '--brand': brand?.brand.colors[0] ?? choices.brandColor }}>
      <Segmented
        legend={t('kind')}
        segments={[
          { value: 'infographic', label: t('kind_infographic'), icon: 'infographic' },
          { value: 'meme', label: t('kind_meme'), icon: 'meme' },
        ]}
        value={choices.kind}
        onChange={(lastKind) => change((current) => ({ ...current, lastKind }))}
      />
      <ShapeChoice kind={choices.kind} value={choices.aspect} onChange={(aspect) => set({ aspect })} />
      {hasColor && brands && brands.length > 0 && (
        <SelectField
          label={t('brand')}
          options={[
            { value: '', label: t('brand_none') },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={brand?.id ?? ''}
          onChange={(brandId) => set({ brandId })}
        />
      )}
      {hasColor && !brand && <ColorChoice value={choices.brandColor} onChange={(brandColor) => set({ brandColor })} />}
      <SelectField
        label={t('format')}
        options={formats.map((value) => ({ value, label: formatNames[value] }))}
        value={choices.format}
        onChange={(format) => set({ format })}
      />
      {choices.kind === 'infographic' && (
        <>
          <SelectField
            label={t('outcome')}
            hint={t('outcome_hint')}
            options={[
              { value: '', label: t('outcome_any') },
              ...outcomes.map((value) => ({ value, label: t(outcomeNames[value]) })),
            ]}
            value={choices.outcome ?? ''}
            onChange={(outcome) => set({ outcome: outcome || undefined })}
          />
          <Field
            label={t('font_name')}
            hint={t('font_name_hint')}
            maxLength={limits.fontName}
            spellCheck={false}
            value={choices.fontName ?? ''}
            onChange={(event) => set({ fontName: event.currentTarget.value })}
          />
        </>
      )}
      {addresses}
      {note('styleNotes')}
      {choices.kind === 'infographic' ? (
        <Switch
          label={t('critique')}
          hint={t('critique_hint')}
          checked={choices.critique !== false}
          onChange={(isOn) => set({ critique: isOn ? undefined : false })}
        />
      ) : (
        <>
          {note('audienceNote')}
          {note('avoidNote')}
        </>
      )}
    </div>
  );
}
