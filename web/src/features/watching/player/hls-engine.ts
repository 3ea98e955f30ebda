import Hls, { type HlsConfig, type RetryConfig } from 'hls.js/light'
import type { Addresses } from './addresses.ts'
import type { Engine, EngineWishes } from './engine.ts'
import { masterPlaylist, presentAddress } from './playlist.ts'

/** Never asked for: the loader below answers it. */
const masterAddress = 'https://playlist.invalid/master.m3u8'
const tries = 4

/** The master playlist is written here, because only the present answer knows what there is. */
const answering = (addresses: Addresses) =>
  class extends Hls.DefaultConfig.loader {
    override load(
      ...[context, config, callbacks]: Parameters<InstanceType<HlsConfig['loader']>['load']>
    ) {
      if (context.url !== masterAddress) return super.load(context, config, callbacks)
      this.context = context
      const data = masterPlaylist(addresses.known())
      queueMicrotask(() =>
        callbacks.onSuccess({ url: masterAddress, data, code: 200 }, this.stats, context, null),
      )
    }
  }

/** The store answers an old address with 403, which some stores send without letting us read it. */
const renewing = (addresses: Addresses): RetryConfig => ({
  maxNumRetry: tries,
  retryDelayMs: 500,
  maxRetryDelayMs: 8000,
  shouldRetry: (_, count, __, response, retry) => {
    const old = response?.code === 403 || response?.code === 0
    if (old) addresses.expire()
    return retry || (old && count < tries)
  },
})

export const isSupported = () => Hls.isSupported()

export const startHls = (
  media: HTMLMediaElement,
  addresses: Addresses,
  { startAt, onChange, onBroken }: EngineWishes,
): Engine => {
  const { fragLoadPolicy, playlistLoadPolicy } = Hls.DefaultConfig
  const errorRetry = renewing(addresses)
  const hls = new Hls({
    // A worker would need a blob: address in the content security policy, and fMP4 needs no remuxing.
    enableWorker: false,
    startPosition: startAt,
    capLevelToPlayerSize: true,
    abrEwmaDefaultEstimate: 2_000_000,
    backBufferLength: 60,
    maxMaxBufferLength: 120,
    pLoader: answering(addresses) as unknown as NonNullable<HlsConfig['pLoader']>,
    fragLoadPolicy: { default: { ...fragLoadPolicy.default, errorRetry } },
    playlistLoadPolicy: { default: { ...playlistLoadPolicy.default, errorRetry } },
    xhrSetup: async (xhr, url) => {
      xhr.open('GET', presentAddress(await addresses.fresh(), url), true)
    },
  })
  hls.on(Hls.Events.LEVEL_SWITCHED, onChange)
  hls.on(Hls.Events.MANIFEST_PARSED, onChange)
  let mended = false
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true
      hls.recoverMediaError()
    } else onBroken()
  })
  hls.loadSource(masterAddress)
  hls.attachMedia(media)
  return {
    qualities: () =>
      hls.levels.map(({ height, name }, at) => ({
        at,
        label: height ? `${height}p` : (name ?? ''),
      })),
    quality: () => ({
      chosen: hls.autoLevelEnabled ? -1 : hls.loadLevel,
      playing: hls.currentLevel,
    }),
    choose: (at) => {
      hls.nextLevel = at
      onChange()
    },
    halt: () => hls.stopLoad(),
    retry: () => hls.startLoad(),
    destroy: () => hls.destroy(),
  }
}
