import type { SignedPicture } from '@fanfare/contract'
import type { ComponentPropsWithRef } from 'react'
import { useLoaded } from './use-loaded.ts'

type Props = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt' | 'onLoad'> & {
  picture: SignedPicture
  sizes: string
  /** Small ones beside a large one say nothing of their own. */
  decorative?: boolean
}

const types = ['image/avif', 'image/webp']

const setOf = ({ variants }: SignedPicture, type: string) =>
  variants
    .filter((variant) => variant.type === type)
    .map(({ width, url }) => `${url} ${width}w`)
    .join(', ')

/** The browser takes the smallest file that is sharp enough, in the best format it reads. */
export function SignedImage({ picture, sizes, decorative, onError, ...image }: Props) {
  const { width, height, altText, placeholder } = picture
  const { shown, keep, renew } = useLoaded(picture)
  const { variants } = shown
  const last = variants.filter(({ type }) => type !== 'image/avif').at(-1) ?? variants.at(-1)
  return (
    <picture>
      {types.map((type) => {
        const srcSet = setOf(shown, type)
        return srcSet && <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      })}
      <img
        {...image}
        src={last?.url}
        alt={decorative ? '' : altText}
        width={width}
        height={height}
        decoding="async"
        onLoad={keep}
        onError={(event) => {
          if (!renew()) onError?.(event)
        }}
        style={{
          backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
          ...image.style,
        }}
      />
    </picture>
  )
}
