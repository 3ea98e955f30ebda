import type { ApiFailure, Result } from '../messages.ts'

export type Nested = { [name: string]: string | Nested | null | undefined }

/** To our own origin, which is the provider. */
export async function callApi(
  key: string,
  method: 'GET' | 'POST',
  path: string,
  parameters: Nested,
): Promise<Result> {
  const pairs = new URLSearchParams(flatten(parameters))
  try {
    const reply = await fetch(method === 'GET' ? `${path}?${pairs}` : path, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: pairs }),
    })
    const body = await reply.json()
    return reply.ok ? { value: body } : { error: body.error as ApiFailure }
  } catch {
    const message = 'We couldn’t reach the payment provider. Please try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}

function flatten(values: Nested, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const whole = prefix === '' ? name : `${prefix}[${name}]`
    if (value === undefined || value === null) return []
    return typeof value === 'string' ? [[whole, value]] : flatten(value, whole)
  })
}
