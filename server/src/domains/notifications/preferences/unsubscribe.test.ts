import type { EmailList } from '@fanfare/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../platform/http/app.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { unsubscribeToken } from '../../../platform/mail/unsubscribe.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { linkToken } from '../../../platform/secrets/link-token.ts'
import { notificationRoutes } from '../index.ts'
import { idOf, openScene, type Scene } from '../test/scene.ts'
import { readSettings } from './settings.ts'

let scene: Scene
let app: FastifyInstance
let reader: SignedInScope
let asked = 0
beforeAll(async () => {
  scene = await openScene()
  app = createApp(scene.world.platform, {
    handlers: notificationRoutes as unknown as Handlers,
    authenticate: async () => {
      asked += 1
      return { kind: 'anonymous' }
    },
    sessionCookie: 'session',
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await scene.close()
})
beforeEach(async () => {
  reader = await scene.person('Nina Park')
  asked = 0
})

const tokenFor = (list: EmailList) =>
  unsubscribeToken(scene.world.platform.config, { accountId: idOf(reader), list })

const path = (token: string, rest = '') =>
  `/api/notifications/unsubscribe${rest}?token=${encodeURIComponent(token)}`

const post = (token: string, headers: Record<string, string> = {}, payload = '') =>
  app.inject({ method: 'POST', url: path(token), headers, payload })

const emails = async () => {
  const { channels } = await readSettings(scene.world.scope().db, idOf(reader))
  return Object.fromEntries(Object.entries(channels).map(([name, { email }]) => [name, email]))
}

const usual = {
  newSubscriptions: 'now',
  commentsAndLikes: 'daily',
  directMessages: 'now',
  paymentUpdates: 'now',
  systemUpdates: 'now',
  newPosts: 'daily',
}

describe('the link at the end of an email', () => {
  it('says what it is about and changes nothing when it is only looked at', async () => {
    const reply = await app.inject({ url: path(tokenFor('paymentUpdates')) })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ list: 'paymentUpdates', title: 'Payment Updates', email: 'now' })
    expect(await emails()).toEqual(usual)
  })

  it('leads a browser that opens its address to the page with the button', async () => {
    const token = tokenFor('newPosts')
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const reply = await app.inject({ url: path(token), headers: { accept } })
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toBe(`/unsubscribe?token=${encodeURIComponent(token)}`)
  })

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const parts = { 'content-type': 'multipart/form-data; boundary=x' }
  const oneClick = 'List-Unsubscribe=One-Click'
  it.each([
    ['as a mail provider does', form, oneClick],
    [
      'as one that sends parts',
      parts,
      `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
    ],
    [
      'from a foreign page',
      { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      oneClick,
    ],
    [
      'with somebody’s cookie',
      { ...form, origin: 'https://mail.example', cookie: 'session=x' },
      oneClick,
    ],
    ['with nothing', {}, ''],
  ])('ends one category, twice as well as once, %s', async (_, headers, payload) => {
    for (const _time of [1, 2]) {
      const reply = await post(tokenFor('commentsAndLikes'), headers, payload)
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({ list: 'commentsAndLikes', email: 'off' })
    }
    expect(await emails()).toEqual({ ...usual, commentsAndLikes: 'off' })
    expect(asked).toBe(0)
  })

  it('ends the daily summary by ending what it is made of, and brings both back', async () => {
    await scene.switches(reader, { channels: { systemUpdates: { email: 'daily' } } })
    await post(tokenFor('dailySummary'))
    const off = { commentsAndLikes: 'off', newPosts: 'off', systemUpdates: 'off' }
    expect(await emails()).toEqual({ ...usual, ...off })
    const undone = await app.inject({
      method: 'POST',
      url: path(tokenFor('dailySummary'), '/undo'),
    })
    expect(undone.json()).toMatchObject({ email: 'daily' })
    expect(await emails()).toEqual({ ...usual, systemUpdates: 'daily' })
  })

  it('is undone to what it was, though it was pressed twice, and leaves what is chosen since', async () => {
    const undo = () => app.inject({ method: 'POST', url: path(tokenFor('newPosts'), '/undo') })
    await scene.switches(reader, { channels: { newPosts: { email: 'now' } } })
    await post(tokenFor('newPosts'))
    await post(tokenFor('newPosts'))
    await undo()
    expect(await emails()).toEqual({ ...usual, newPosts: 'now' })
    await scene.switches(reader, { channels: { newPosts: { email: 'off' } } })
    await undo()
    expect(await emails()).toEqual(usual)
    await scene.switches(reader, { channels: { newPosts: { email: 'now' } } })
    await undo()
    expect(await emails()).toEqual({ ...usual, newPosts: 'now' })
  })

  it('is undone by our own page only', async () => {
    const headers = { origin: 'https://mail.example', cookie: 'session=x' }
    const url = path(tokenFor('newPosts'), '/undo')
    const reply = await app.inject({ method: 'POST', url, headers })
    expect(reply.statusCode).toBe(403)
  })

  it('is refused when it was changed, is for another list or another purpose', async () => {
    const { config } = scene.world.platform
    const token = tokenFor('newPosts')
    const [, signed = ''] = token.split('.')
    const other = await scene.person('Sam Lee')
    const foreign = unsubscribeToken(config, { accountId: idOf(other), list: 'newPosts' })
    const bytes = Buffer.from(signed, 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    const stolen = Buffer.concat([
      Buffer.from(signed, 'base64url').subarray(0, 16),
      Buffer.from(foreign.split('.')[1] ?? '', 'base64url').subarray(16),
    ])
    const wrong = [
      `commentsAndLikes.${signed}`,
      `newPosts.${bytes.toString('base64url')}`,
      `newPosts.${stolen.toString('base64url')}`,
      `newPosts.${linkToken(config, 'gift-link', { id: idOf(reader), version: 'newPosts' })}`,
      `everything.${signed}`,
      signed,
      '',
    ]
    for (const one of wrong) {
      const reply = await post(one)
      expect(reply.statusCode, one).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'notification.wrong-link' })
    }
    expect(await emails()).toEqual(usual)
  })
})
