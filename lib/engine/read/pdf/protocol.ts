import * as z from 'zod/mini';
import { type ErrorCode, isErrorCode } from '../../../contract/index.ts';
import { sourceDocument } from '../../document.ts';

export const pdfRequest = z.discriminatedUnion('ask', [
  z.object({
    ask: z.literal('read'),
    bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
    name: z.optional(z.string()),
    pages: z.optional(z.readonly(z.array(z.int().check(z.positive())))),
  }),
  z.object({
    ask: z.literal('draw'),
    bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
    page: z.optional(z.object({ number: z.int().check(z.positive()), sidePx: z.int().check(z.positive()) })),
  }),
]);
export type PdfRequest = z.infer<typeof pdfRequest>;

const code = z.custom<ErrorCode>((value) => typeof value === 'string' && isErrorCode(value));

export const pdfAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('document'), document: sourceDocument }),
  z.object({ answer: z.literal('picture'), png: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ answer: z.literal('error'), code, detail: z.optional(z.string()) }),
]);
export const pdfProgress = z.object({ answer: z.literal('progress') });
export type PdfProgress = z.infer<typeof pdfProgress>;
export type PdfAnswer = z.infer<typeof pdfAnswer>;
