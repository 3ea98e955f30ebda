import { Readable } from 'node:stream'
import type { FileReply } from '@fanfare/contract'
import type { FastifyReply } from 'fastify'

const charset = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)

/** A PDF opens beside the page it was asked from; everything else is saved. */
export const sendFile = (reply: FastifyReply, type: string, { fileName, body }: FileReply) => {
  const disposition = type === 'application/pdf' ? 'inline' : 'attachment'
  return reply
    .header('content-type', charset(type))
    .header('content-disposition', `${disposition}; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(body))
}
