import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const run = (password: string, nonce: Buffer, parameters: typeof cost) => {
  const input: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce,
    tagLength,
    ...parameters,
  }
  return promisify(argon2)('argon2id', input)
}

/** Runs on the thread pool; the event loop goes on. The parameters travel with the hash. */
export const hashPassword = async (password: string) => {
  const nonce = randomBytes(16)
  const tag = await run(password, nonce, cost)
  const { memory, passes, parallelism } = cost
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`
}

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export const verifyPassword = async (hash: string, password: string) => {
  const [, memory, passes, parallelism, nonce, tag] = shape.exec(hash) ?? []
  if (!nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await run(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Costs what a real check costs, so that an unknown email takes as long as a wrong password. */
export const pretendToVerify = async (password: string) => {
  await run(password, Buffer.alloc(16), cost)
  return false
}
