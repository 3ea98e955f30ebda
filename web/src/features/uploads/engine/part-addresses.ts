import type { UploadId } from '@fanfare/contract'
import { uploadRules } from '@fanfare/contract/limits'
import { persist } from './persist.ts'
import type { Ports } from './ports.ts'

/** An address this close to its end would run out on the way. */
const marginMs = 30_000
/** So many parts are never without an address; the first request asks for no more, to be back soon. */
const ahead = 4

/** Addresses for parts, asked for in batches before they are needed and again when they run out. */
export const createPartAddresses = (
  ports: Ports,
  id: UploadId,
  wanted: readonly number[],
  signal: AbortSignal,
) => {
  const known = new Map<number, { url: string; until: number }>()
  let asking: Promise<void> | null = null

  const usable = (part: number) => {
    const address = known.get(part)
    return address && address.until - marginMs > ports.now() ? address.url : null
  }

  const ask = async (part: number, most: number) => {
    const batch = wanted
      .slice(wanted.indexOf(part))
      .filter((one) => !usable(one))
      .slice(0, most)
    const reply = await persist(ports, signal, () =>
      ports.call('signParts', { params: { id }, body: { parts: batch } }, { signal }),
    )
    for (const signed of reply.parts) {
      known.set(signed.part, { url: signed.url, until: Date.parse(reply.expiresAt) })
    }
  }
  /** Two lanes that run dry at once share one request. */
  const askOnce = (part: number, most: number) => {
    asking ??= ask(part, most).finally(() => {
      asking = null
    })
    return asking
  }
  const askAhead = (part: number) => {
    const from = wanted.indexOf(part) + 1
    const dry = wanted.slice(from, from + ahead).find((one) => !usable(one))
    // The next caller requests it again and gets the error.
    if (dry) askOnce(dry, uploadRules.partsPerRequest).catch(() => {})
  }

  return {
    async of(part: number): Promise<string> {
      for (;;) {
        const url = usable(part)
        if (!url) await askOnce(part, ahead)
        else {
          askAhead(part)
          return url
        }
      }
    },
    forget: (part: number) => void known.delete(part),
  }
}
