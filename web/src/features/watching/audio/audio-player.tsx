import type { ContentView } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { clockTime } from '../../../ui/text/format.ts'
import { play, seek, skip, skipSeconds, togglePlay } from '../player/actions.ts'
import { ChaptersMenu } from '../player/chapters-menu.tsx'
import { fetchHls } from '../player/engine.ts'
import { nextPart } from '../player/next-part.ts'
import type { Opened } from '../player/playback-query.ts'
import { SettingsMenu } from '../player/settings-menu.tsx'
import { reachedIn, startOf } from '../player/start-of.ts'
import type { Timed } from '../player/timed.ts'
import { TroubleNotice } from '../player/trouble-notice.tsx'
import { UpNext } from '../player/up-next.tsx'
import { useKeys } from '../player/use-keys.ts'
import { isPaused, timeOf, useMediaValue } from '../player/use-media-value.ts'
import { Volume } from '../player/volume.tsx'
import { forgetSecond, useWantedSecond } from '../player/wanted-second.ts'
import styles from './audio-player.module.css'
import { type OnAir, station } from './station.ts'
import { useStation } from './use-station.ts'
import { WaveBar } from './wave-bar.tsx'
import { Waveform } from './waveform.tsx'

type Audio = Extract<Timed, { type: 'audio' }>
type Props = { content: ContentView; playback: Audio; opened: Opened }

/** What does not come now is asked for again by the press, which also says so. */
const want = () => void fetchHls().catch(() => {})

/** Someone who has bought it meanwhile gets the whole post. */
const isOn = (onAir: OnAir | null, { id }: ContentView, { teaser }: Opened): onAir is OnAir =>
  onAir?.track.id === id && onAir.isTeaser === Boolean(teaser)

/** Until someone presses play, what is on elsewhere goes on. */
export function AudioPlayer({ content, playback, opened }: Props) {
  const onAir = useStation()
  const arrive = useEffectEvent(() => {
    if (station.takeTurn(content.id)) void station.tune(content, playback, opened)
    // Already on: the link leads to another second of it.
    else if (onAir?.track.id === content.id && opened.at !== undefined) seek(onAir.media, opened.at)
  })
  useEffect(() => arrive(), [])
  const wanted = useWantedSecond(content.id)
  const go = useEffectEvent((second: number) => {
    if (isOn(onAir, content, opened)) {
      seek(onAir.media, second)
      void play(onAir.media)
    } else void station.tune(content, playback, opened, second)
  })
  useEffect(() => {
    if (!wanted) return
    go(wanted.second - playback.beginsAt)
    forgetSecond()
  }, [wanted, playback.beginsAt])
  if (isOn(onAir, content, opened)) {
    return <OnAirPlayer content={content} playback={playback} opened={opened} onAir={onAir} />
  }
  const at = startOf(playback, opened)
  return (
    <div className={styles.player}>
      <div className={styles.wave}>
        <Waveform waveform={playback.waveform} part={at / playback.duration} />
      </div>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.play}
          onPointerEnter={want}
          onFocus={want}
          onClick={() => void station.tune(content, playback, opened)}
        >
          <Play size={24} fill="currentColor" role="img" aria-label="Play" />
        </button>
        <span className={styles.time}>
          {at > 0
            ? `${at === opened.at ? 'Start' : 'Resume'} at ${clockTime(at)}`
            : clockTime(playback.duration)}
        </span>
      </div>
    </div>
  )
}

function OnAirPlayer({ content, playback, opened, onAir }: Props & { onAir: OnAir }) {
  const { media, trouble, startAt } = onAir
  const queries = useQueryClient()
  const player = useRef<HTMLDivElement>(null)
  const paused = useMediaValue(media, isPaused)
  const seconds = useMediaValue(media, (element) => Math.floor(timeOf(element)))
  const ended = useMediaValue(media, (element) => element.ended)
  useKeys(player, media, {}, () => {})
  const next = nextPart(content, opened)
  return (
    <div className={styles.player} ref={player}>
      <WaveBar media={media} waveform={playback.waveform} duration={playback.duration} />
      <div className={styles.row}>
        <button type="button" className={styles.play} onClick={() => togglePlay(media)}>
          {paused ? (
            <Play size={24} fill="currentColor" role="img" aria-label="Play" />
          ) : (
            <Pause size={24} fill="currentColor" role="img" aria-label="Pause" />
          )}
        </button>
        <IconButton
          label="Back 10 seconds"
          icon={<RotateCcw size={20} />}
          onClick={() => skip(media, -skipSeconds)}
        />
        <IconButton
          label="Forward 10 seconds"
          icon={<RotateCw size={20} />}
          onClick={() => skip(media, skipSeconds)}
        />
        <span className={styles.time}>
          {clockTime(seconds)} / {clockTime(playback.duration)}
        </span>
        <span className={styles.space} />
        {playback.chapters.length > 0 && (
          <ChaptersMenu media={media} playback={playback} onOpen={() => {}} />
        )}
        <Volume media={media} />
        <SettingsMenu media={media} engine={undefined} onOpen={() => {}} />
      </div>
      {ended && next && (
        <UpNext part={next} onGo={() => station.lineUp(next.id)} onCancel={() => station.stop()} />
      )}
      {trouble && (
        <TroubleNotice
          trouble={trouble}
          onRetry={() => void station.tune(content, playback, opened, reachedIn(media, startAt))}
          onAskAgain={() => void queries.invalidateQueries({ queryKey: ['readContent'] })}
        />
      )}
    </div>
  )
}
