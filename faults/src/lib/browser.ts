export interface Site {
  readonly apiUrl: string
  /** What a page of ours says it comes from. */
  readonly origin: string
}

export interface Sent {
  readonly method: string
  /** Under `/api`. */
  readonly path: string
  readonly body?: unknown
  /** In place of the ones an open page of ours would send; nothing leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>
}

export interface Answer {
  readonly status: number
  /** Parsed when it is JSON; nothing when it is empty. */
  readonly body: unknown
}

export interface Browser {
  readonly cookies: Map<string, string>
  /** As a page of ours: with its cookies, its origin and the address it calls from. */
  readonly fetch: typeof fetch
  send(sent: Sent): Promise<Answer>
}

/** A process that was killed is noticed at once; this is for one that is slow. */
const timeoutMs = 60_000
let opened = 0

/** Everyone calls from an address of their own: limits per address are not what is tried here. */
const ownAddress = () => {
  opened += 1
  return `10.${(opened >> 16) & 255}.${(opened >> 8) & 255}.${opened & 255}`
}

const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const keep = (cookies: Map<string, string>, line: string) => {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const cut = pair.indexOf('=')
  const name = pair.slice(0, cut)
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, pair.slice(cut + 1))
}

export const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  cookies.size === 0
    ? undefined
    : [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

export const openBrowser = ({ apiUrl, origin }: Site): Browser => {
  const cookies = new Map<string, string>()
  const address = ownAddress()
  const fetchAs = async (
    url: string,
    init: RequestInit,
    own: Readonly<Record<string, string | undefined>>,
  ) => {
    const wanted = {
      origin: init.method === 'GET' ? undefined : origin,
      cookie: cookieHeader(cookies),
      'x-forwarded-for': address,
      ...own,
    }
    const present = Object.entries(wanted).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const reply = await fetch(url, { ...init, headers: present })
    for (const line of reply.headers.getSetCookie()) keep(cookies, line)
    return reply
  }
  return {
    cookies,
    fetch: (url, init = {}) =>
      fetchAs(String(url), init, Object.fromEntries(new Headers(init.headers))),
    async send({ method, path, body, headers }) {
      const safe = method === 'GET'
      const type = safe ? undefined : 'application/json'
      const init = {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...(safe ? {} : { body: JSON.stringify(body ?? {}) }),
      }
      const own = { 'content-type': type, ...headers }
      const reply = await fetchAs(`${apiUrl}/api${path}`, init, own)
      return { status: reply.status, body: parse(await reply.text()) }
    },
  }
}
