import type { FieldGroup, FieldName } from '../../lib/edit/field.ts';
import type { MessageKey } from '../../lib/i18n/t.ts';

export const fieldLabels = {
  title: 'edit_field_title',
  kicker: 'edit_field_kicker',
  subtitle: 'edit_field_subtitle',
  source: 'edit_field_source',
  heading: 'edit_field_heading',
  body: 'edit_field_body',
  value: 'edit_field_value',
  label: 'edit_field_label',
  date: 'edit_field_date',
  measure: 'edit_field_measure',
  unit: 'edit_field_unit',
  side: 'edit_field_side',
  topic: 'edit_field_topic',
  cell: 'edit_field_cell',
  quote: 'edit_field_quote',
  speaker: 'edit_field_speaker',
  role: 'edit_field_role',
  thesis: 'edit_field_thesis',
  caption: 'edit_field_caption',
} as const satisfies Record<FieldName, MessageKey>;

export const groupLabels = {
  header: 'edit_group_header',
  captions: 'edit_group_captions',
  thesis: 'edit_group_thesis',
  numbers: 'edit_group_numbers',
  chart: 'edit_group_chart',
  table: 'edit_group_table',
  sequence: 'edit_group_sequence',
  sides: 'edit_group_sides',
  items: 'edit_group_items',
  statements: 'edit_group_statements',
  quote: 'edit_group_quote',
  picture: 'edit_group_picture',
} as const satisfies Record<FieldGroup['kind'], MessageKey>;

/** Pasted text beyond is cut. */
export const maxTextChars = 2000;
