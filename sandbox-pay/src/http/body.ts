import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from './call.ts'
import { type Form, parseForm } from './form.ts'

export interface Body {
  form: Form
  file?: UploadedFile
}

const limitBytes = 12_000_000

/** Forms as the SDK sends them; JSON only for our own control calls. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer' as const, bodyLimit: limitBytes }
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_: unknown, body: Buffer) => ({
      form: parseForm(new URLSearchParams(body.toString())),
    }),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    options,
    async (request: FastifyRequest, body: Buffer) =>
      readParts(body, request.headers['content-type'] ?? ''),
  )
  app.addContentTypeParser('application/json', options, async (_: unknown, body: Buffer) =>
    body.length === 0 ? {} : JSON.parse(body.toString()),
  )
}

async function readParts(body: Buffer, type: string): Promise<Body> {
  const headers = { 'content-type': type }
  const parts = await new Response(new Uint8Array(body), { headers }).formData()
  const texts: [string, string][] = []
  let file: UploadedFile | undefined
  for (const [name, value] of parts) {
    if (typeof value === 'string') texts.push([name, value])
    else {
      const content = Buffer.from(await value.arrayBuffer())
      file = { name: value.name, type: value.type, content }
    }
  }
  return { form: parseForm(texts), ...(file && { file }) }
}
