import { z } from 'zod'
import { invalid } from './errors.ts'

/** Forms carry text only, so numbers and truth values are read from it. */
export const text = z.string()
const digits = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number)
export const integer = digits.pipe(z.number())
export const integerFrom = (least: number, most: number) =>
  digits.pipe(z.number().min(least).max(most))
export const bool = z.enum(['true', 'false']).transform((value) => value === 'true')
export const metadata = z.union([z.record(text, text), z.literal('')])

export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
})

export const billingDetails = z.strictObject({
  address: address.optional(),
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
})

/** Refuses what is missing, malformed or unknown, in the published words. */
export function parse<T>(schema: z.ZodType<T>, parameters: unknown): T {
  const parsed = schema.safeParse(parameters)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? ''])
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = bracketed(path)
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  throw invalid(`Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param })
}

function bracketed([first = '', ...rest]: string[]): string {
  return first + rest.map((part) => `[${part}]`).join('')
}
