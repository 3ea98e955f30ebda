export const captionSizes = ['small', 'medium', 'large'] as const
export type CaptionSize = (typeof captionSizes)[number]

export const captionSizeFrom = (kept: string | null): CaptionSize =>
  captionSizes.find((size) => size === kept) ?? 'medium'
