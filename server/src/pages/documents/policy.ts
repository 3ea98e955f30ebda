import type { Config } from '../../platform/config/config.ts'

/**
 * No script but our own files, nothing from anywhere we did not name. The payment provider is named in
 * every document, because someone comes to a screen that takes a card without another being loaded.
 */
export const documentPolicy = (config: Config) => {
  const { PUBLIC_ORIGIN, MEDIA_PUBLIC_ORIGIN, S3_ENDPOINT } = config
  const media = new URL(MEDIA_PUBLIC_ORIGIN).origin
  const store = new URL(S3_ENDPOINT).origin
  const pay = new URL(config.PAY_SCRIPT_URL).origin
  const payApi = new URL(config.PAY_URL).origin
  const socket = PUBLIC_ORIGIN.replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src 'self' ${pay}`,
    `frame-src ${[pay, ...config.PAY_FRAME_ORIGINS].join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${media} ${store}`,
    // The player feeds the browser from memory; previews and animations are played as they are.
    `media-src 'self' blob: ${store}`,
    `connect-src 'self' ${socket} ${store} ${payApi}`,
    // The one that shows pushes.
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
