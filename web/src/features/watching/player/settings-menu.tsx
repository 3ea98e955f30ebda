import { Settings } from 'lucide-react'
import { speeds } from './actions.ts'
import { captionSizes } from './caption-size.ts'
import type { Engine } from './engine.ts'
import { Choice, PlayerMenu } from './player-menu.tsx'
import type { Captions } from './use-captions.ts'
import { useMediaValue } from './use-media-value.ts'

type Props = {
  media: HTMLMediaElement
  engine: Engine | undefined
  /** Nothing has any but a video. */
  captions?: Captions
  onOpen: (open: boolean) => void
}

const off = 'off'
const speedOptions = speeds.map((value) => ({
  value,
  label: value === 1 ? 'Normal' : `${value}×`,
}))

const sizeLabels = { small: 'Small', medium: 'Medium', large: 'Large' }
const sizeOptions = captionSizes.map((value) => ({ value, label: sizeLabels[value] }))

const qualityOptions = (engine: Engine) => {
  const { playing, chosen } = engine.quality()
  const qualities = engine.qualities()
  const now = qualities.find(({ at }) => at === playing)?.label
  const auto = chosen === -1 && now ? `Auto (${now})` : 'Auto'
  return [
    { value: -1, label: auto },
    ...qualities.map(({ at, label }) => ({ value: at, label })).reverse(),
  ]
}

export function SettingsMenu({ media, engine, captions, onOpen }: Props) {
  const speed = useMediaValue(media, ({ playbackRate }) => playbackRate)
  return (
    <PlayerMenu label="Settings" icon={<Settings size={20} />} onOpen={onOpen}>
      {() => (
        <>
          {engine && engine.qualities().length > 1 && (
            <Choice
              legend="Quality"
              options={qualityOptions(engine)}
              value={engine.quality().chosen}
              onChoose={engine.choose}
            />
          )}
          {captions && captions.available.length > 0 && (
            <Choice
              legend="Captions (c)"
              options={[
                { value: off, label: 'Off' },
                ...captions.available.map(({ language, label }) => ({ value: language, label })),
              ]}
              value={captions.language ?? off}
              onChoose={(language) => captions.choose(language === off ? null : language)}
            />
          )}
          {captions?.language && (
            <Choice
              legend="Caption size"
              options={sizeOptions}
              value={captions.size}
              onChoose={captions.chooseSize}
            />
          )}
          <Choice
            legend="Speed (< and >)"
            options={speedOptions}
            value={speed as (typeof speeds)[number]}
            onChoose={(next) => {
              media.playbackRate = next
            }}
          />
        </>
      )}
    </PlayerMenu>
  )
}
