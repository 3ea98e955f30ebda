import type { SignedPicture } from '@fanfare/contract'
import { useState } from 'react'

const withoutSignature = (url: string) => url.split('?')[0]

const filesOf = ({ variants, videoUrl }: SignedPicture) =>
  [...variants.map(({ url }) => url), videoUrl ?? ''].map(withoutSignature).join(' ')

/** The same bytes, however they are signed. */
export const hasSameFiles = (one: SignedPicture, other: SignedPicture) =>
  filesOf(one) === filesOf(other)

/**
 * Addresses are signed anew while a picture is shown. What has loaded keeps the ones it came from,
 * so that it is not fetched again.
 */
export const useLoaded = (picture: SignedPicture) => {
  const [loaded, setLoaded] = useState<SignedPicture | null>(null)
  const shown = loaded && hasSameFiles(loaded, picture) ? loaded : picture
  return {
    shown,
    keep: () => setLoaded(shown),
    /**
     * A larger window asks for another size, and its old address may have ended. Whether there is a
     * newer one to try.
     */
    renew: () => {
      setLoaded(null)
      return shown !== picture
    },
  }
}
