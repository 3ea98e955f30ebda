/** How one asset is made of another. */
export type Recipe =
  | { readonly kind: 'teaser'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'cover'
      /** Seconds into a video; the poster nearest to it is taken. Null for a picture. */
      readonly at: number | null
      /** Nothing can be recognised in it. */
      readonly blurred: boolean
    }
