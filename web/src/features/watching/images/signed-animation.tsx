import type { SignedPicture } from '@fanfare/contract'
import type { ComponentPropsWithRef } from 'react'
import { useLoaded } from './use-loaded.ts'

type Props = Omit<ComponentPropsWithRef<'video'>, 'src' | 'onLoadedData'> & {
  picture: SignedPicture
}

/** An animation: it plays automatically, muted and in a loop. */
export function SignedAnimation({ picture, onError, ...video }: Props) {
  const { shown, keep, renew } = useLoaded(picture)
  return (
    <video
      {...video}
      src={shown.videoUrl ?? undefined}
      aria-label={picture.altText}
      autoPlay
      loop
      muted
      playsInline
      onLoadedData={keep}
      onError={(event) => {
        if (!renew()) onError?.(event)
      }}
    />
  )
}
