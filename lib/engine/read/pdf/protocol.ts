import * as z from 'zod/mini';
import { type ErrorCode, errorWords } from '../../../contract/index.ts';
import { sourceDocument } from '../../document.ts';

/** What a PDF's worker is asked, once in its life. */
export const pdfRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('read'), bytes: z.instanceof(Uint8Array), name: z.optional(z.string()) }),
  z.object({ ask: z.literal('draw'), bytes: z.instanceof(Uint8Array) }),
]);
export type PdfRequest = z.infer<typeof pdfRequest>;

const code = z.custom<ErrorCode>((value) => typeof value === 'string' && Object.hasOwn(errorWords, value));

export const pdfAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('document'), document: sourceDocument }),
  z.object({ answer: z.literal('picture'), png: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ answer: z.literal('error'), code }),
]);
export type PdfAnswer = z.infer<typeof pdfAnswer>;
