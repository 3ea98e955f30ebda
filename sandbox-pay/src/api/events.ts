import { z } from 'zod'
import { type Call, get } from '../http/call.ts'
import { parse, text } from '../http/parameters.ts'
import { list, listParameters } from '../objects/list.ts'
import { find } from '../objects/store.ts'

const listed = z.strictObject({ ...listParameters, type: text.optional() })

function listAll({ tx, parameters }: Call): Promise<object> {
  const { type, ...page } = parse(listed, parameters)
  return list(tx, 'event', '/v1/events', page, { type })
}

export const events = [
  get('/v1/events', listAll),
  get('/v1/events/:id', ({ tx, path }) => find(tx, 'event', path.id ?? '')),
]
