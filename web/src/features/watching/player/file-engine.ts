import type { Addresses } from './addresses.ts'
import type { Engine, EngineWishes } from './engine.ts'

const comfortable = 720

/** The best that is not larger than a phone shows. */
const fileOf = (addresses: Addresses) => {
  const { renditions } = addresses.known()
  const fitting = renditions.filter(({ height }) => (height ?? 0) <= comfortable)
  return (fitting.at(-1) ?? renditions[0])?.url
}

/** Where nothing can be fed to the player by hand, it gets one file, and a new address when that one ends. */
export const startFile = (
  media: HTMLMediaElement,
  addresses: Addresses,
  { startAt, onBroken }: EngineWishes,
): Engine => {
  let failures = 0
  const load = (at: number) => {
    const url = fileOf(addresses)
    if (!url) return onBroken()
    media.src = url
    if (at > 0) media.currentTime = at
  }
  const again = async () => {
    if (failures++ > 2) return onBroken()
    const { currentTime: at, paused } = media
    addresses.expire()
    await addresses.fresh()
    load(at)
    if (!paused) await media.play()
  }
  const onError = () => void again().catch(onBroken)
  media.addEventListener('error', onError)
  load(startAt)
  return {
    qualities: () => [],
    quality: () => ({ chosen: -1, playing: -1 }),
    choose: () => {},
    halt: () => media.pause(),
    retry: onError,
    destroy: () => {
      media.removeEventListener('error', onError)
      media.removeAttribute('src')
      media.load()
    },
  }
}
