import type { Picture } from '@fanfare/contract'

/** Every width to choose from, and one of middle size for browsers that choose none. */
export const sourcesOf = ({ variants }: Picture) => ({
  src: variants[Math.min(1, variants.length - 1)]?.url,
  srcSet: variants.map(({ width, url }) => `${url} ${width}w`).join(', '),
})

/** Attributes of an image that shows a public picture at the width it turns out to have. */
export const coverProps = (picture: Picture, sizes: string) => ({
  ...sourcesOf(picture),
  sizes,
  ...(picture.placeholder ? { style: { backgroundImage: `url("${picture.placeholder}")` } } : {}),
})
