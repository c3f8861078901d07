const clientErrorWords = {
  service_absent: 'Nothing answers at the service’s address. Nothing was sent, and nothing was charged.',
  other_service:
    'Something else answers at the service’s address, perhaps a network’s sign-in page. Nothing was sent, and nothing was charged.',
  service_busy: 'The service is busy.',
  service_error: 'The service answered with a fault of its own.',
  service_unreachable: 'The service could not be reached.',
  answer_lost: 'The connection was lost before the service answered.',
  no_answer: 'The service gave no answer in time.',
  stopped_sending: 'You stopped this while it was being sent.',
  unexpected_answer: 'The service’s answer could not be understood.',
  redirected: 'The service’s address redirects to another one.',
  forbidden: 'The service does not allow this.',
  request_timeout: 'The request took too long to reach the service.',
  conflict: 'The service says that this conflicts with something there.',
  unsupported_type: 'The service does not take this type of file.',
  unprocessable: 'The service cannot work with what was sent.',
  request_refused: 'The service refused this.',
  job_gone: 'The service says that it does not know this job.',
  picture_gone: 'The picture is made, but it is not at the address that the service gives.',
  picture_refused: 'The picture is made, but its address does not give it out.',
  picture_invalid: 'The picture is made, but what comes from its address is not a whole picture.',
  picture_too_large: 'The picture is made, but it is larger than Broadside can keep (50 MB).',
  picture_unaddressed: 'The picture is made, but the service does not say where it is.',
} as const;

/** The event and the remedy: English over HTTP; the extension prefers the locale's `error_<code>`. */
export const errorWords = {
  invalid_request: 'The request is not valid.',
  no_source: 'Nothing to work from: give exactly one source.',
  many_sources: 'Only one source can be used at a time.',
  too_large: 'This file is too large.',
  unsupported_source: 'This kind of source cannot be read.',
  unauthorized: 'The service does not accept this API key.',
  no_credits: 'No credits are left in this workspace.',
  rate_limited: 'The plan’s limit is reached.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not support that method.',
  key_reused: 'This Idempotency-Key came with another request before.',
  request_at_work: 'The same request is still at work.',
  range_unsatisfiable: 'The picture ends before the part that was asked for.',
  empty_source: 'There is no text here to make a picture from.',
  too_little_text: 'There is too little text here. Choose a longer passage or another page.',
  links_only: 'This page is mostly links. Open one of its articles, or select some text.',
  no_article:
    'This page shows a notice in place of its article, such as a sign-in, a request for consent or an error. Open the article, or select some text.',
  many_posts: 'This page shows many posts. Open one of them, or select some text.',
  post_unreadable: 'This post could not be read. Open it, select its text and try again.',
  image_unreadable: 'This image cannot be opened. It may be damaged or of an unknown type.',
  image_too_large: 'This image is too large to open safely.',
  pdf_encrypted: 'This PDF is locked with a password. Save a copy without one and try again.',
  pdf_damaged: 'This PDF is damaged and cannot be opened.',
  pdf_scanned: 'This PDF is a scan: pictures of pages, without text. Its first page can be used as an image.',
  pptx_damaged: 'This presentation is damaged, locked or of an old type. Save it again as PPTX, then try that file.',
  scan_too_large: 'This page takes too much memory to draw. Scan it again at 300 dpi or less, then try that file.',
  archive_too_large: 'This file unpacks to far more than it should, so it is not opened.',
  read_too_slow: 'Reading this took too long. Choose a shorter source.',
  url_unreachable: 'This address could not be reached.',
  url_refused: 'This address is not public, so it is not opened.',
  url_not_a_page: 'This address does not lead to a page that can be read.',
  page_not_captured: 'This page was not read yet. Open it and try again there.',
  brand_unreadable: 'The brand’s site could not be read. Check its address, or name its colour in the style notes.',
  reference_unreadable: 'The reference image could not be loaded from its address. Check the address, or use a file.',
  no_joke:
    'This is about something painful, so no meme is made of it. If it reports an event, an infographic can tell it plainly.',
  no_meme:
    'No meme that others would understand was found in this. Choose another passage, or make an infographic of it.',
  harmful: 'This text attacks or threatens people, so no picture is made of it.',
  self_harm:
    'This text is about self-harm, so no picture is made of it. If it is about you, please talk to someone you trust or a helpline.',
  letters_missing: 'No font here has the letters of this text, so no picture is made of it.',
  ideas_used_up: 'You have seen every idea for this. Choose another passage, or make an infographic of it.',
  image_failed: 'The picture could not be made.',
  provider_failed: 'The picture could not be made. The credit was given back.',
  internal: 'Something went wrong on our side.',
  ...clientErrorWords,
} as const;
export type ErrorCode = keyof typeof errorWords;

export const isServiceCode = (code: string): code is ErrorCode =>
  Object.hasOwn(errorWords, code) && !Object.hasOwn(clientErrorWords, code);

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorWords, code);

/** Splits a job's `error` text into its code and the rest; undefined for unknown words. */
export function findErrorCode(text: string): { readonly code: ErrorCode; readonly detail?: string } | undefined {
  const [code] = (Object.keys(errorWords) as ErrorCode[])
    .filter((code) => text.startsWith(errorWords[code]))
    // Longest first: some words begin like shorter ones.
    .sort((one, other) => errorWords[other].length - errorWords[one].length);
  if (!code) return undefined;
  const detail = text.slice(errorWords[code].length).trim();
  return { code, ...(detail && { detail }) };
}

/** Other codes end a job, as its `error`. The interface has 400, 401, 402, 429 and 502 only: too large an upload is a 400. */
export const errorStatus = {
  invalid_request: 400,
  no_source: 400,
  many_sources: 400,
  too_large: 400,
  unsupported_source: 400,
  empty_source: 400,
  unauthorized: 401,
  no_credits: 402,
  not_found: 404,
  method_not_allowed: 405,
  request_at_work: 409,
  range_unsatisfiable: 416,
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  provider_failed: 502,
  service_busy: 503,
} as const satisfies Partial<Record<ErrorCode, number>>;
export type StatusCode = keyof typeof errorStatus;

/** `detail` names the field, file or address, and is shown after the words. */
export class BroadsideError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, options: { detail?: string; cause?: unknown } = {}) {
    super(options.detail ? `${errorWords[code]} ${options.detail}` : errorWords[code], { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.detail = options.detail;
  }
}
