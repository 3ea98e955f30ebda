import type { Config } from '../../platform/config/config.ts'

/** No script but our own files, nothing from anywhere we did not name. */
export const documentPolicy = ({ PUBLIC_ORIGIN, MEDIA_PUBLIC_ORIGIN, S3_ENDPOINT }: Config) => {
  const media = new URL(MEDIA_PUBLIC_ORIGIN).origin
  const store = new URL(S3_ENDPOINT).origin
  const socket = PUBLIC_ORIGIN.replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${media} ${store}`,
    // The player feeds the browser from memory; previews and animations are played as they are.
    `media-src 'self' blob: ${store}`,
    `connect-src 'self' ${socket} ${store}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
