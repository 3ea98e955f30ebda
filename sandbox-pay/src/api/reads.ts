import { z } from 'zod'
import { get } from '../http/call.ts'
import { parse, text } from '../http/parameters.ts'
import type { Kind } from '../objects/documents.ts'
import { type ListParameters, list, listParameters } from '../objects/list.ts'
import { present } from '../objects/present.ts'
import { find } from '../objects/store.ts'

export const readById = (kind: Kind, url: string) =>
  get(`${url}/:id`, async (call) => present(call, await find(call.tx, kind, call.path.id ?? '')))

/** A list that can be narrowed by these fields of its objects. */
export const listBy = (kind: Kind, url: string, fields: readonly string[]) => {
  const filters = Object.fromEntries(fields.map((name) => [name, text.optional()]))
  const listed: z.ZodType<Record<string, unknown>> = z.strictObject({
    ...listParameters,
    ...filters,
  })
  return get(url, async (call) => {
    const given = parse(listed, call.parameters)
    const equal = Object.fromEntries(fields.map((name) => [name, given[name] as string]))
    const found = await list(call.tx, kind, url, given as ListParameters, equal)
    return { ...found, data: await Promise.all(found.data.map((one) => present(call, one))) }
  })
}
