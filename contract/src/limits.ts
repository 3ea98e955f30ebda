/** No zod here: the first load of the web app shows these as hints. */
const MB = 1_000_000

export const uploadPurposes = {
  avatar: { bytes: 5 * MB, types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] },
} as const satisfies Record<string, { bytes: number; types: readonly string[] }>

export type UploadPurpose = keyof typeof uploadPurposes

export const limits = {
  username: { min: 3, max: 30 },
  displayName: 60,
  bio: 500,
  location: 80,
  website: 200,
  password: { min: 10, max: 128 },
  supportMessage: 4000,
} as const

/** Square widths the pipeline makes of a profile picture. */
export const avatarSizes = [64, 128, 256, 512] as const
