import * as z from 'zod/mini';

const quoteText = (text: unknown) => `“${String(text).slice(0, 40)}”`;

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  object: 'an object of fields',
};

function describeRule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`;
    case 'too_big':
      return `must be at most ${issue.maximum} long`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'guid' ? 'must be a UUID' : issue.message;
    default:
      return issue.message;
  }
}

export function describeIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (!issue) return '';
  if (issue.code === 'unrecognized_keys') return `There is no field ${quoteText(issue.keys[0])}.`;
  const field = issue.path.join('.');
  return `${field || 'The request'} ${describeRule(issue)}.`;
}

/** Untrusted values that fail validation count as missing. */
export const makeLenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
