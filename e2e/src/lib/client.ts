import { randomInt } from 'node:crypto'
import { type Client, createClient } from '@fanfare/contract/client'
import type { Site } from './site.ts'

// Workers count by themselves.
const worker = randomInt(1, 255)
let opened = 0

/** Limits count per address, and they are not what is tried here: everyone has one of their own. */
const ownAddress = () => {
  opened += 1
  return `10.${worker}.${(opened >> 8) & 255}.${opened & 255}`
}

/** Lists of devices name it. */
const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) Version/26.0 Safari/605.1.15'

export interface Session {
  readonly call: Client['call']
  readonly cookies: Map<string, string>
}

/** Calls the api as an open page of ours would, and keeps the cookies it is given. */
export const openSession = ({ apiUrl, origin }: Site): Session => {
  const cookies = new Map<string, string>()
  const address = ownAddress()
  const send: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('origin', origin)
    headers.set('x-forwarded-for', address)
    headers.set('user-agent', userAgent)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await fetch(url, { ...init, headers })
    for (const line of reply.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ')
      const cut = pair.indexOf('=')
      if (rest.includes('Max-Age=0')) cookies.delete(pair.slice(0, cut))
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
    return reply
  }
  return { call: createClient({ origin: apiUrl, send }).call, cookies }
}
