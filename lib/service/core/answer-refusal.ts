import type { ErrorBody, RateLimitBody } from '../../contract/index.ts';
import { RateLimitRefused, type RequestRefused } from './refusals.ts';

export function answerRefusal(refusal: RequestRefused): Response {
  const { status, headers } = refusal;
  const body: ErrorBody = { error: refusal.message, code: refusal.code };
  if (!(refusal instanceof RateLimitRefused)) return Response.json(body, { status, headers });
  const limited: RateLimitBody = { ...body, ...refusal.window };
  return Response.json(limited, { status, headers });
}
