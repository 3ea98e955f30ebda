const key = 'sound'

/** As loud as last time, and silent if it was. */
export const rememberSound = (media: HTMLMediaElement) => {
  try {
    const [volume, muted] = (localStorage.getItem(key) ?? '1 false').split(' ')
    media.volume = Math.min(1, Math.max(0, Number(volume) || 0))
    media.muted = muted === 'true'
  } catch {
    // Storage can be forbidden; it then starts at full volume.
  }
  const store = () => {
    try {
      localStorage.setItem(key, `${media.volume} ${media.muted}`)
    } catch {
      // As above.
    }
  }
  media.addEventListener('volumechange', store)
  return () => media.removeEventListener('volumechange', store)
}
