import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Config } from '../../../platform/config/config.ts'

type Cost = Pick<Config, 'PASSWORD_MEMORY_KIB'>

const parametersFor = ({ PASSWORD_MEMORY_KIB }: Cost) => ({
  memory: PASSWORD_MEMORY_KIB,
  passes: 2,
  parallelism: 1,
})
type HashParameters = ReturnType<typeof parametersFor>
const tagLength = 32

const run = (password: string, nonce: Buffer, parameters: HashParameters) => {
  const input: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce,
    tagLength,
    ...parameters,
  }
  return promisify(argon2)('argon2id', input)
}

/** Runs on the thread pool; the event loop goes on. The parameters travel with the hash. */
export const hashPassword = async (cost: Cost, password: string) => {
  const nonce = randomBytes(16)
  const parameters = parametersFor(cost)
  const tag = await run(password, nonce, parameters)
  const { memory, passes, parallelism } = parameters
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
export const pretendToVerify = async (cost: Cost, password: string) => {
  await run(password, Buffer.alloc(16), parametersFor(cost))
  return false
}
