import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Config } from '../../../platform/config/config.ts'
import { sealingKeys } from '../../../platform/secrets/key-ring.ts'

/** better-auth seals the second factor by itself, under keys of our ring. */
const versions = (config: Config) =>
  sealingKeys(config, 'second-factor').map(({ id, key }) => ({
    version: id,
    value: key.toString('base64url'),
  }))

/** Before the key ring there was one secret, which is the oldest until it is dropped. */
const unnamedKey = ({ AUTH_SECRET }: Config) => AUTH_SECRET.at(-1) ?? AUTH_SECRET[0]

export const secretsFor = (config: Config) => ({
  secrets: versions(config),
  secret: unnamedKey(config),
})

const keysOf = (config: Config) => {
  const [newest, ...older] = versions(config)
  if (!newest) throw new Error('the key ring is empty')
  return {
    keys: new Map([newest, ...older].map(({ version, value }) => [version, value])),
    currentVersion: newest.version,
    legacySecret: unnamedKey(config),
  }
}

const envelope = /^\$ba\$(\d+)\$/

/** Null when its key has left the ring. */
export const openSecondFactor = async (config: Config, sealed: string): Promise<string | null> =>
  symmetricDecrypt({ key: keysOf(config), data: sealed }).catch(() => null)

export const sealSecondFactor = (config: Config, text: string): Promise<string> =>
  symmetricEncrypt({ key: keysOf(config), data: text })

/** By the newest key, so that dropping the others does no harm. */
export const isSealedByNewest = (config: Config, sealed: string): boolean =>
  Number(envelope.exec(sealed)?.[1]) === keysOf(config).currentVersion
