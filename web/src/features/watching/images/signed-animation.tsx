import type { SignedPicture } from '@fanfare/contract'
import type { ComponentPropsWithRef } from 'react'
import { useLoaded } from './use-loaded.ts'

type Props = Omit<ComponentPropsWithRef<'video'>, 'src' | 'onLoadedData'> & {
  picture: SignedPicture
}

/** A picture that moves: by itself, without a sound and without an end. */
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
