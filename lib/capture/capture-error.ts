import { t } from '../i18n/t.ts';

export type CaptureProblem =
  | 'no_tab'
  | 'browser_page'
  | 'store_page'
  | 'extension_page'
  | 'source_view'
  | 'pdf_page'
  | 'file_access'
  | 'page_refused'
  | 'page_busy'
  | 'image_unreachable'
  | 'no_image'
  | 'image_unreadable'
  | 'image_too_large'
  | 'link_not_web'
  | 'link_unreachable'
  | 'link_not_a_page'
  | 'file_too_large'
  | 'file_unknown'
  | 'capture_gone';

export class CaptureError extends Error {
  readonly code: CaptureProblem;

  constructor(code: CaptureProblem, options: { cause?: unknown } = {}) {
    super(t(`error_${code}`), options);
    this.name = 'CaptureError';
    this.code = code;
  }
}
