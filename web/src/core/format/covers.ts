import type { Picture } from '@fanfare/contract'

/** Attributes of an image that shows a public picture at the width it turns out to have. */
export const coverProps = (picture: Picture, sizes: string) => {
  const middle = picture.variants[Math.min(1, picture.variants.length - 1)]
  return {
    src: middle?.url,
    srcSet: picture.variants.map(({ width, url }) => `${url} ${width}w`).join(', '),
    sizes,
    ...(picture.placeholder ? { style: { backgroundImage: `url("${picture.placeholder}")` } } : {}),
  }
}
