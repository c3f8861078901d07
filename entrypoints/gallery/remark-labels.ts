import type { MessageKey } from '../../lib/i18n/t.ts';
import type { RemarkCode } from '../../lib/service/core/remarks.ts';

export const remarkLabels = {
  layout: 'remark_layout',
  points: 'remark_points',
  numbers: 'remark_numbers',
  photo: 'remark_photo',
  drawings: 'remark_drawings',
  look: 'remark_look',
  notes: 'remark_notes',
  composition: 'remark_composition',
  template: 'remark_template',
  mood: 'remark_mood',
  audience: 'remark_audience',
  words: 'remark_words',
  avoid: 'remark_avoid',
  outcome: 'remark_outcome',
  topic: 'remark_topic',
  trend: 'remark_trend',
  brand_color: 'remark_brand_color',
  logo: 'remark_logo',
  font: 'remark_font',
  fonts: 'remark_fonts',
  font_unnamed: 'remark_font_unnamed',
  sheet_unread: 'remark_sheet_unread',
  sheet_empty: 'remark_sheet_empty',
} as const satisfies Record<RemarkCode, MessageKey>;
