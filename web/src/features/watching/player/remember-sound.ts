import { deviceStorage } from '../../../core/device/storage.ts'

const key = 'sound'

/** As loud as last time, and silent if it was. */
export const rememberSound = (media: HTMLMediaElement) => {
  const [volume, muted] = (deviceStorage.read(key) ?? '1 false').split(' ')
  media.volume = Math.min(1, Math.max(0, Number(volume) || 0))
  media.muted = muted === 'true'
  const store = () => deviceStorage.write(key, `${media.volume} ${media.muted}`)
  media.addEventListener('volumechange', store)
  return () => media.removeEventListener('volumechange', store)
}
