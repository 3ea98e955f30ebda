import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { replySchema } from './reply-schema.ts'

/** What leaves when a handler answers this under that schema. */
const written = async (reply: z.ZodType, answer: unknown) => {
  const app = Fastify()
  app.get('/', { schema: { response: { 200: replySchema(reply) } } }, () => answer)
  const { body } = await app.inject('/')
  await app.close()
  return JSON.parse(body)
}

const Chapter = z.object({
  title: z.string(),
  get next() {
    return Chapter.nullable()
  },
})
const Answer = z.object({ chapter: Chapter.nullable(), document: z.json().nullable() })

it('writes what is declared elsewhere, or null', async () => {
  const chapter = { title: 'Wind', next: { title: 'Rain', next: null } }
  for (const answer of [
    { chapter, document: { content: ['a', null] } },
    { chapter: null, document: null },
  ]) {
    expect(await written(Answer, answer)).toEqual(answer)
  }
})

it('lets nothing undeclared leave from there', async () => {
  const chapter = { title: 'Wind', next: { title: 'Rain', next: null, secret: 'tides' } }
  const body = await written(Answer, { chapter, document: null })
  expect(JSON.stringify(body)).not.toContain('tides')
})

it('writes a plain value or null without a union', async () => {
  const reply = z.object({ name: z.string().nullable(), since: z.string().nullable() })
  expect(JSON.stringify(replySchema(reply))).not.toContain('anyOf')
  expect(await written(reply, { name: 'Wind', since: null })).toEqual({ name: 'Wind', since: null })
})
