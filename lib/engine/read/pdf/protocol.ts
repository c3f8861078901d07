import { z } from 'zod';
import { type ErrorCode, errorWords } from '../../../contract/index.ts';
import { sourceDocument } from '../../document.ts';

/** What a PDF's worker is asked, once in its life. */
export const pdfRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('read'), bytes: z.instanceof(Uint8Array), name: z.string().optional() }),
  z.object({ ask: z.literal('draw'), bytes: z.instanceof(Uint8Array) }),
]);
export type PdfRequest = z.infer<typeof pdfRequest>;

const isCode = (code: string): code is ErrorCode => code in errorWords;

export const pdfAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('document'), document: sourceDocument }),
  z.object({ answer: z.literal('picture'), png: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ answer: z.literal('error'), code: z.string().refine(isCode) }),
]);
export type PdfAnswer = z.infer<typeof pdfAnswer>;
