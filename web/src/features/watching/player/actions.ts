export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const
export const skipSeconds = 10
const volumeStep = 0.1
const audible = 0.5

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

export const seek = (media: HTMLMediaElement, to: number) => {
  // Not a number when it was computed from a duration that is not known yet.
  if (Number.isNaN(to)) return
  media.currentTime = within(to, 0, Number.isFinite(media.duration) ? media.duration : to)
}
export const skip = (media: HTMLMediaElement, seconds: number) =>
  seek(media, media.currentTime + seconds)

/** Browsers refuse to start sound on their own; the play button stays there for that. */
export const play = (media: HTMLMediaElement) => media.play().catch(() => {})
export const togglePlay = (media: HTMLMediaElement) => {
  if (media.paused) void play(media)
  else media.pause()
}
/** Volume zero is silence too: what ends it makes something audible. */
export const toggleMute = (media: HTMLMediaElement) => {
  const silent = media.muted || media.volume === 0
  if (media.volume === 0) media.volume = audible
  media.muted = !silent
}
export const changeVolume = (media: HTMLMediaElement, way: 1 | -1) => {
  media.muted = false
  media.volume = within(Math.round((media.volume + way * volumeStep) * 10) / 10, 0, 1)
}
/** What one press after another leads through; the slower ones are in the settings. */
const pressedSpeeds = speeds.filter((speed) => speed >= 1)
export const speedAfter = (speed: number) => pressedSpeeds.find((next) => next > speed) ?? 1

export const changeSpeed = (media: HTMLMediaElement, way: 1 | -1) => {
  const at = speeds.findIndex((speed) => speed >= media.playbackRate)
  media.playbackRate = speeds[within(at + way, 0, speeds.length - 1)] ?? 1
}
