import { z } from 'zod'
import { toSeconds } from '../clock.ts'
import { type Call, post } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { parse } from '../http/parameters.ts'
import { newId } from '../ids.ts'
import type { StoredFile } from '../objects/event.ts'
import { insert } from '../objects/store.ts'
import { readById } from './reads.ts'

const limitBytes = 5_000_000
const types: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}
const parameters = z.strictObject({ purpose: z.literal('dispute_evidence') })

async function create({ tx, now, file, parameters: given }: Call): Promise<StoredFile> {
  const { purpose } = parse(parameters, given)
  if (!file)
    throw invalid('Missing required param: file.', { code: 'parameter_missing', param: 'file' })
  const type = types[file.type] ?? file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!Object.values(types).includes(type)) {
    throw invalid('The file must be a PDF, a JPEG or a PNG.', { param: 'file' })
  }
  if (file.content.length > limitBytes) {
    throw invalid('The file exceeds the maximum size of 5 MB.', { param: 'file' })
  }
  const id = newId('file')
  const stored = await insert(tx, {
    id,
    object: 'file',
    created: toSeconds(now),
    expires_at: null,
    filename: file.name,
    links: { object: 'list', data: [], has_more: false, url: `/v1/file_links?file=${id}` },
    purpose,
    size: file.content.length,
    title: null,
    type,
    url: null,
  } satisfies StoredFile)
  await tx.query('insert into sandbox_pay.file_contents (file, content) values ($1, $2)', [
    id,
    file.content,
  ])
  return stored
}

export const files = [post('/v1/files', create), readById('file', '/v1/files')]
